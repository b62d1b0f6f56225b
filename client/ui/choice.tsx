import { Fragment, useId } from 'react'
import styles from './choice.module.css'
import form from './form.module.css'

type Words = {
  shape: 'words'
  /** How the sentence begins that the word ends, and what stands between the words. */
  before: string
  or: string
}
type Blocks = {
  /** Chips are as wide as their words; segments share one track, and their name is said beside it. */
  shape?: 'chips' | 'segments'
}
type Props<V extends string> = (Blocks | Words) & {
  legend: string
  name: string
  options: readonly { value: V; text: string }[]
  value: V | ''
  error?: string | undefined
  onChange: (value: V) => void
}

/** One of a few: as large buttons, or as a word in a sentence. */
export const Choice = <V extends string>(props: Props<V>) => {
  const { legend, name, options, value, error, onChange } = props
  const shape = props.shape ?? 'choices'
  const sentence = props.shape === 'words' ? props : null
  const isNamed = sentence !== null || shape === 'segments'
  const errorId = useId()
  return (
    <fieldset>
      <legend className={isNamed ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={styles[shape]}>
        {sentence && <span aria-hidden="true">{sentence.before}</span>}
        {options.map((option, nth) => (
          <Fragment key={option.value}>
            {sentence && nth > 0 && <span aria-hidden="true">{sentence.or}</span>}
            <label className={sentence ? styles.word : styles.choice}>
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
