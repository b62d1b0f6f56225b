import { useId } from 'react'
import styles from './form.module.css'

type Props<V extends string> = {
  legend: string
  name: string
  options: readonly { value: V; text: string }[]
  value: V | ''
  error?: string | undefined
  /** Chips are as wide as their words. */
  shape?: 'chips'
  onChange: (value: V) => void
}

/** One of a few, as large buttons. */
export const Choice = <V extends string>({
  legend,
  name,
  options,
  value,
  error,
  shape,
  onChange,
}: Props<V>) => {
  const errorId = useId()
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={shape ? styles.chips : styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
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
