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

/** As the language writes a date: an American begins with the month, a Swede with the year. */
const partsIn = (language: string): BirthPart[] => {
  if (language === 'sv') return ['year', 'month', 'day']
  return language === 'en-US' ? ['month', 'day', 'year'] : ['day', 'month', 'year']
}

/**
 * Three short numbers: quicker on a phone than a calendar that opens at today. What is wrong with
 * the day describes all three, and is read out with them.
 */
export const BirthFields = ({ values, error, onChange }: Props) => {
  const { t, i18n } = useTranslation()
  const errorId = useId()
  return (
    <fieldset className={styles.group} aria-describedby={error ? errorId : undefined}>
      <legend>{t('signup.birth')}</legend>
      <div className={styles.birth}>
        {partsIn(i18n.language).map((part) => {
          const length = part === 'year' ? 4 : 2
          return (
            <TextField
              key={part}
              label={t(`signup.${part}`)}
              name={part}
              inputMode="numeric"
              maxLength={length}
              autoComplete={`bday-${part}`}
              value={values[part]}
              error={Boolean(error)}
              onChange={({ currentTarget }) =>
                onChange(part, currentTarget.value.replace(/\D/g, '').slice(0, length))
              }
            />
          )
        })}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
