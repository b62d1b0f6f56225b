import { Fragment, useId } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import form from '#client/ui/form.module.css'
import styles from './choose-word.module.css'

type Props<V extends string> = {
  legend: string
  /** How the sentence begins that the word ends. */
  before: string
  name: string
  options: readonly { value: V; text: string }[]
  value: V | ''
  error?: string | undefined
  onChange: (value: V) => void
}

/** One of a few, as a word in a sentence. */
export const ChooseWord = <V extends string>(props: Props<V>) => {
  const { legend, before, name, options, value, error, onChange } = props
  const { t } = useTranslation()
  const errorId = useId()
  return (
    <fieldset>
      <legend className="visually-hidden">{legend}</legend>
      <div className={styles.sentence}>
        <span aria-hidden="true">{before}</span>
        {options.map((option, nth) => (
          <Fragment key={option.value}>
            {nth > 0 && <span aria-hidden="true">{t('signup.or')}</span>}
            <label className={styles.word}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={value === option.value}
                aria-invalid={Boolean(error)}
                aria-describedby={error ? errorId : undefined}
                onChange={() => onChange(option.value)}
              />
              {option.text}
            </label>
          </Fragment>
        ))}
      </div>
      {error && (
        <p id={errorId} className={form.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
