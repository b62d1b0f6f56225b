import type { ReactNode } from 'react'
import styles from './filter-bar.module.css'

type Props<V extends string> = {
  legend: string
  aside?: ReactNode
  name: string
  options: readonly { value: V; text: string; spoken?: string }[]
  value: V
  onChange: (value: V) => void
}

/** One of a few, on one ground. */
export const Segments = <V extends string>({
  legend,
  aside,
  name,
  options,
  value,
  onChange,
}: Props<V>) => (
  <fieldset>
    <legend className={styles.legend}>
      {legend}
      {aside && <span className={styles.chosen}>{aside}</span>}
    </legend>
    <div className={styles.segments}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            aria-label={option.spoken}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
        </label>
      ))}
    </div>
  </fieldset>
)
