import { useId } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { TextField } from '#client/ui/field.tsx'
import styles from '#client/ui/form.module.css'
import type { SignupValues } from '../signup/signup-form.ts'

type BirthPart = 'day' | 'month' | 'year'
type Props = {
  values: Pick<SignupValues, BirthPart>
  error?: string | undefined
  onChange: (part: BirthPart, value: string) => void
}

const parts = [
  { part: 'day', length: 2, autoComplete: 'bday-day' },
  { part: 'month', length: 2, autoComplete: 'bday-month' },
  { part: 'year', length: 4, autoComplete: 'bday-year' },
] as const

/**
 * Three short numbers: quicker on a phone than a calendar that opens at today. What is wrong with
 * the day describes all three, and is read out with them.
 */
export const BirthFields = ({ values, error, onChange }: Props) => {
  const { t } = useTranslation()
  const errorId = useId()
  return (
    <fieldset className={styles.group} aria-describedby={error ? errorId : undefined}>
      <legend>{t('signup.birth')}</legend>
      <div className={styles.birth}>
        {parts.map(({ part, length, autoComplete }) => (
          <TextField
            key={part}
            label={t(`signup.${part}`)}
            name={part}
            inputMode="numeric"
            maxLength={length}
            autoComplete={autoComplete}
            value={values[part]}
            error={Boolean(error)}
            onChange={({ currentTarget }) =>
              onChange(part, currentTarget.value.replace(/\D/g, '').slice(0, length))
            }
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
