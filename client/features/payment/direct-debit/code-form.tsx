import { call } from '#client/platform/api/call.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { useForm } from '#client/platform/form/form.ts'
import { errorsOf } from '#client/platform/form/schema-errors.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/field.tsx'
import form from '#client/ui/form.module.css'
import { Notice } from '#client/ui/states.tsx'
import type { Answer } from '#core/contract/contract.ts'
import type { Money } from '#core/kernel/money.ts'
import { codeForm, type DebitTerms } from '#core/payment/direct-debit/contract.ts'
import { OTP_DIGITS, OTP_TRIES } from '#core/payment/direct-debit/rules.ts'
import type { DeliveryConsent } from '../checkout/delivery-consent.ts'
import { ImmediateDeliveryConsent } from '../checkout/immediate-delivery-consent.tsx'
import { useDelivery } from './agreement.tsx'
import styles from './direct-debit.module.css'
import type { useOrderDebit } from './order-debit.ts'

export type ProposedMandate = Answer<'POST /api/direct-debit.php'>

type Props = {
  proposed: ProposedMandate
  terms: DebitTerms
  amount: Money
  credits: number
  order: ReturnType<typeof useOrderDebit>
  consent: DeliveryConsent
  onAgain: () => void
}

/** The code from the phone, which signs the mandate and places the order (DDB-02). */
export const CodeForm = ({ proposed: { id, phone_end: end, until }, ...props }: Props) => {
  const { amount, order, consent, onAgain } = props
  const delivery = useDelivery(props)
  const { t } = useTranslation()
  const { of } = useWords()
  const { time } = useFormat()
  const { demo } = useSettings()
  const { values, errorOf, failure, sending, ref, set, submit } = useForm({
    initial: { otp: '' },
    check: async (typed) => {
      const faults = await errorsOf(codeForm, typed)
      const isGiven = consent.check()
      return isGiven ? faults : { ...faults, immediate_delivery_consent: 'delivery_consent_needed' }
    },
    send: async ({ otp }) => {
      const body = { id, amount, otp }
      const { mandate } = await call('PUT /api/direct-debit.php', { body, idempotencyKey: id })
      await order.mutateAsync(mandate)
    },
  })
  return (
    <form ref={ref} className={form.form} onSubmit={submit} noValidate>
      <h2 className={styles.digits}>{t('debit.codeTitle')}</h2>
      <p>{t('debit.codeText', { end })}</p>
      <TextField
        label={t('debit.code')}
        className={styles.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={OTP_DIGITS + 1}
        value={values.otp}
        error={errorOf('otp')}
        onChange={({ currentTarget: { value } }) => set('otp', value.replaceAll(/\D/g, ''))}
      />
      <p className={styles.valid}>
        {t('debit.valid', { time: time(until), tries: OTP_TRIES })}
        <Button variant="subtle" onClick={onAgain}>
          {t('debit.again')}
        </Button>
      </p>
      {demo && (
        <p>
          <a href="/dev/sms" target="_blank" rel="noreferrer">
            {t('debit.demo')}
          </a>
        </p>
      )}
      {failure !== null && <Notice tone="bad">{of(failure)}</Notice>}
      <p>{delivery}</p>
      <ImmediateDeliveryConsent consent={consent} isDebit />
      <Button type="submit" size="lg" wide loading={sending}>
        {t('debit.sign')}
      </Button>
    </form>
  )
}
