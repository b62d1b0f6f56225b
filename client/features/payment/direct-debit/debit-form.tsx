import { useActionKey } from '#client/platform/api/action-key.ts'
import { call } from '#client/platform/api/call.ts'
import { useMember } from '#client/platform/api/hooks.ts'
import { type Form, useForm } from '#client/platform/form/form.ts'
import { formKey } from '#client/platform/form/kept-text.ts'
import { errorsOf } from '#client/platform/form/schema-errors.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/field.tsx'
import form from '#client/ui/form.module.css'
import { Notice } from '#client/ui/states.tsx'
import type { Money } from '#core/kernel/money.ts'
import { type DebitTerms, debitForm } from '#core/payment/direct-debit/contract.ts'
import { Agreement } from './agreement.tsx'
import type { ProposedMandate } from './code-form.tsx'
import styles from './direct-debit.module.css'

const empty = {
  account_holder: '',
  iban: '',
  street: '',
  house_number: '',
  zip: '',
  city: '',
  mobile_phone: '',
}
type Values = typeof empty

type Shown = { name: keyof Values; label: string; autoComplete: string; className?: string }

/** In fours, as it stands on a card. */
const inFours = (typed: string) =>
  typed
    .toUpperCase()
    .replaceAll(/[^\dA-Z]/g, '')
    .replaceAll(/(.{4})(?=.)/g, '$1 ')

type Props = {
  bundle: string
  amount: Money
  code: string | undefined
  credits: number
  terms: DebitTerms
  onProposed: (proposed: ProposedMandate) => void
}

const Line = ({ of, name, label, autoComplete, className }: Shown & { of: Form<Values> }) => {
  const { values, errorOf, set } = of
  const isPhone = name === 'mobile_phone'
  return (
    <TextField
      data-field={name}
      label={label}
      className={className}
      type={isPhone ? 'tel' : 'text'}
      autoComplete={autoComplete}
      spellCheck={false}
      value={values[name]}
      error={errorOf(name)}
      onChange={({ currentTarget: { value } }) =>
        set(name, name === 'iban' ? inFours(value) : value)
      }
    />
  )
}

/** Who pays from which account, and the phone that gets the code (DDB-01). */
export const DebitForm = ({ bundle, amount, code, credits, terms, onProposed }: Props) => {
  const { t } = useTranslation()
  const { of: wordsOf } = useWords()
  const keyOf = useActionKey()
  const { id } = useMember()
  const typed = useForm({
    initial: empty,
    draft: { key: formKey(id, 'debit'), without: ['iban', 'mobile_phone'] },
    check: (values) => errorsOf(debitForm, values),
    send: async (values) => {
      const said = { bundle, amount, ...(code && { discount_code: code }), ...values }
      const body = { id: keyOf(said), language: terms.language, ...said }
      // Each try sends a code, of which there are few in a day: none is made by itself.
      const options = { body, idempotencyKey: body.id, retries: 0 }
      onProposed(await call('POST /api/direct-debit.php', options))
    },
  })
  return (
    <form
      ref={typed.ref}
      className={`${form.form} ${styles.form}`}
      onSubmit={typed.submit}
      noValidate
    >
      <div className={`${form.form} ${styles.fields}`}>
        <Line of={typed} name="account_holder" label={t('debit.holder')} autoComplete="name" />
        <Line of={typed} name="iban" label={t('debit.iban')} autoComplete="off" />
        <div className={styles.address}>
          <Line of={typed} name="street" label={t('debit.street')} autoComplete="address-line1" />
          <Line of={typed} name="house_number" label={t('debit.number')} autoComplete="off" />
        </div>
        <div className={styles.place}>
          <Line of={typed} name="zip" label={t('debit.zip')} autoComplete="postal-code" />
          <Line of={typed} name="city" label={t('debit.city')} autoComplete="address-level2" />
        </div>
        <Line of={typed} name="mobile_phone" label={t('debit.phone')} autoComplete="tel" />
      </div>
      <Agreement terms={terms} amount={amount} credits={credits} />
      {typed.failure !== null && <Notice tone="bad">{wordsOf(typed.failure)}</Notice>}
      <Button type="submit" size="lg" wide loading={typed.sending}>
        {t('debit.send')}
      </Button>
    </form>
  )
}
