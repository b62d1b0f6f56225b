import type { ReactNode } from 'react'
import { PlainButton } from '#client/ui/button.tsx'
import styles from './filter-chips.module.css'

export type ChipOption<V extends string> = { value: V; text: string; icon?: ReactNode }

type Props<V extends string> = {
  legend: string
  /** Beside the legend: how the chosen ones count. */
  how?: ReactNode
  options: readonly ChipOption<V>[]
  chosen: readonly string[]
  onChange: (chosen: V[]) => void
  /** After the chips. */
  more?: ReactNode
}

/** Some of many, each on with a tap. */
export const FilterChips = <V extends string>({
  legend,
  how,
  options,
  chosen,
  onChange,
  more,
}: Props<V>) => {
  const toggle = (value: V) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === value) !== chosen.includes(each)),
    )
  return (
    <fieldset>
      <legend className={styles.legend}>
        {legend}
        {how}
      </legend>
      <div className={styles.chips}>
        {options.map(({ value, text, icon }) => (
          <PlainButton
            key={value}
            className={styles.chip}
            aria-pressed={chosen.includes(value)}
            onClick={() => toggle(value)}
          >
            {icon}
            {text}
          </PlainButton>
        ))}
        {more}
      </div>
    </fieldset>
  )
}
