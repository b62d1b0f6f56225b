import { useForm } from '#client/platform/form/form.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/field.tsx'
import form from '#client/ui/form.module.css'
import { Notice } from '#client/ui/states.tsx'
import { type Currency, MINOR_PER_WHOLE, type Money } from '#core/kernel/money.ts'
import type { SpendingLimitView } from '#core/payment/spending-limit/contract.ts'
import { SPENDING_LIMIT_MAX } from '#core/payment/spending-limit/rules.ts'
import styles from './limits.module.css'

/** An amount as people type it, in minor units; null for what is none. */
const minorOf = (typed: string): number | null => {
  const [, whole, part = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? []
  if (whole === undefined) return null
  const minor = Number(whole) * MINOR_PER_WHOLE + Number(part.padEnd(2, '0'))
  return minor <= SPENDING_LIMIT_MAX ? minor : null
}

type Props = {
  one: SpendingLimitView
  currency: Currency
  send: (limit: Money | null) => Promise<unknown>
  onCancel: () => void
}

/** One limit: an amount, or none any more. */
export const SpendingLimitForm = ({ one: { period, limit }, currency, send, onCancel }: Props) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { values, errors, failure, sending, ref, set, submit } = useForm({
    initial: { limit: limit ? String(limit.minor / MINOR_PER_WHOLE) : '' },
    check: (typed) => (minorOf(typed.limit) === null ? { limit: 'field_invalid' } : {}),
    send: (typed) => send({ minor: minorOf(typed.limit) ?? 0, currency }),
  })
  const remove = useForm({ initial: {}, check: () => ({}), send: () => send(null) })
  const failed = failure ?? remove.failure
  return (
    <form ref={ref} className={form.form} onSubmit={submit} noValidate>
      <TextField
        label={t(`spending.most.${period}`, { currency })}
        description={t('spending.hint')}
        inputMode="decimal"
        autoComplete="off"
        value={values.limit}
        error={errors.limit && t('spending.wrong')}
        onChange={(event) => set('limit', event.currentTarget.value)}
      />
      {failed !== null && <Notice tone="bad">{of(failed)}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" variant="default" tall loading={sending}>
          {t('spending.save')}
        </Button>
        {limit && (
          <Button variant="subtle" tall loading={remove.sending} onClick={remove.submit}>
            {t('spending.remove')}
          </Button>
        )}
        <Button variant="subtle" tall onClick={onCancel}>
          {t('spending.cancel')}
        </Button>
      </div>
    </form>
  )
}
