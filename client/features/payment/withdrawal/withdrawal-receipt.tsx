import { useMember } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Page } from '#client/ui/page.tsx'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import receipt from '../receipt/receipt.module.css'
import { WithdrawalReceived } from './withdrawal-parts.tsx'

type Props = { order: OrderView; withdrawal: NonNullable<OrderView['withdrawal']> }

/** The receipt of a withdrawal for who is logged in. */
export const WithdrawalReceipt = ({ order, withdrawal }: Props) => {
  const { t } = useTranslation()
  const { name, email } = useMember()
  const ordered = { ...order, name, paid_at: order.completed_at ?? order.created_at }
  return (
    <Page width="narrow">
      <WithdrawalReceived
        ordered={ordered}
        withdrawal={withdrawal}
        mailed={t('withdrawal.mailed', { email })}
      />
      <p className={receipt.controls}>
        <Link to={paths.payment(order.payment_id)}>{t('withdrawal.toOrder')}</Link>
      </p>
    </Page>
  )
}
