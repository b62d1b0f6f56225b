import { useSettings } from '#client/platform/api/hooks.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { productNow } from '#client/platform/product-clock.ts'
import { Link } from '#client/platform/router/link.tsx'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import { isAllBack } from '#core/payment/checkout/order.ts'
import { withdrawableUntil, withdrawalDays } from '#core/payment/withdrawal/rules.ts'

/** So many days this site gives to withdraw. */
export const useWithdrawalDays = () => withdrawalDays(useSettings().refund_days)

/** Whether there is money to withdraw for still, by the days that the site gives. */
const useIsOpen = () => {
  const { refund_days } = useSettings()
  return (order: OrderView) =>
    order.completed_at !== null &&
    !order.withdrawal &&
    !isAllBack(order) &&
    productNow() < withdrawableUntil(new Date(order.completed_at), refund_days).getTime()
}

const WithdrawLink = ({ to }: { to: string }) => {
  const { t } = useTranslation()
  return (
    <p>
      <Link to={to}>{t('withdrawal.here')}</Link>
    </p>
  )
}

/** For as long as one may withdraw from an order; afterwards the way to the receipt of that. */
export const WayToWithdraw = ({ order }: { order: OrderView }) => {
  const { t } = useTranslation()
  const { moment } = useFormat()
  const isOpen = useIsOpen()
  const { payment_id, withdrawal } = order
  if (withdrawal) {
    return (
      <p>
        <Link to={paths.withdraw(payment_id)}>
          {t('withdrawal.at')} {moment(withdrawal.at)}
        </Link>
      </p>
    )
  }
  return isOpen(order) ? <WithdrawLink to={paths.withdraw(payment_id)} /> : null
}

/** For as long as one may withdraw from any of these orders: which one is asked there. */
export const WayToWithdrawals = ({ orders }: { orders: OrderView[] }) =>
  orders.some(useIsOpen()) ? <WithdrawLink to={paths.withdraw()} /> : null
