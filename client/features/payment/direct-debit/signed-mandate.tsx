import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { laterPaths } from '#client/platform/later-paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import form from '#client/ui/form.module.css'
import type { Money } from '#core/kernel/money.ts'
import type { DebitTerms } from '#core/payment/direct-debit/contract.ts'
import type { DeliveryConsent } from '../checkout/delivery-consent.ts'
import { ImmediateDeliveryConsent } from '../checkout/immediate-delivery-consent.tsx'
import { OrderRefused } from '../checkout/order-refused.tsx'
import { Agreement } from './agreement.tsx'
import styles from './direct-debit.module.css'
import type { useOrderDebit } from './order-debit.ts'

type Props = {
  mandate: NonNullable<DebitTerms['mandate']>
  terms: DebitTerms
  amount: Money
  credits: number
  order: ReturnType<typeof useOrderDebit>
  consent: DeliveryConsent
}

/** By the mandate that holds one orders without a code (DDB-05). */
export const SignedMandate = ({ mandate, order, consent, ...shown }: Props) => {
  const { t } = useTranslation()
  const { amount } = shown
  const { money } = useFormat()
  const { id, iban_end: end } = mandate
  return (
    <div className={form.form}>
      <h2 className={styles.digits}>{t('debit.signed')}</h2>
      <p>
        {t('debit.signedText', { end })}{' '}
        <Link to={laterPaths.mandate(id)}>{t('mandatePaper.open')}</Link>
      </p>
      <Agreement {...shown} />
      {order.isError && <OrderRefused error={order.error} currency={amount.currency} />}
      <ImmediateDeliveryConsent consent={consent} isDebit />
      <Button
        size="lg"
        wide
        loading={order.isPending}
        onClick={() => consent.check() && order.mutate(id)}
      >
        {t('debit.order', { price: money(amount) })}
      </Button>
    </div>
  )
}
