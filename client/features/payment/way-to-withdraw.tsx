import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSettings } from '#client/api/hooks.ts'
import { productNow } from '#client/api/product-clock.ts'
import { useFormat } from '#client/i18n/format.ts'
import { paths } from '#client/paths.ts'
import type { OrderView } from '#core/contract/credits.ts'
import { withdrawableUntil } from '#core/payment/withdrawal/rules.ts'

/** For as long as one may withdraw from an order; afterwards the way to the receipt of that. */
export const WayToWithdraw = ({ order }: { order: OrderView }) => {
  const { t } = useTranslation()
  const { moment } = useFormat()
  const { refund_days } = useSettings()
  const { payment_id, completed_at, withdrawal } = order
  if (withdrawal) {
    return (
      <p>
        <Link to={paths.withdraw(payment_id)}>
          {t('withdrawal.at')} {moment(withdrawal.at)}
        </Link>
      </p>
    )
  }
  if (!completed_at) return null
  const until = withdrawableUntil(new Date(completed_at), refund_days)
  if (productNow() >= until.getTime()) return null
  return (
    <p>
      <Link to={paths.withdraw(payment_id)}>{t('withdrawal.here')}</Link>
    </p>
  )
}
