import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { ADULT_AGE } from '#core/account/values.ts'
import { SEARCH_AGE_MAX } from '#core/discovery/search.ts'
import styles from './filter-bar.module.css'

type End = 'min_age' | 'max_age'
type ThumbProps = {
  label: string
  value: number
  onMove: (age: number) => void
  onChoose: (age: number) => void
}

/** A slider of the browser's own: moved by finger and by key, and chosen once it is let go. */
const Thumb = ({ label, value, onMove, onChoose }: ThumbProps) => {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const slider = input.current
    const choose = () => slider && onChoose(Number(slider.value))
    slider?.addEventListener('change', choose)
    return () => slider?.removeEventListener('change', choose)
  }, [onChoose])
  return (
    <input
      ref={input}
      type="range"
      min={ADULT_AGE}
      max={SEARCH_AGE_MAX}
      aria-label={label}
      aria-valuetext={t('members.age', { age: value })}
      value={value}
      onChange={({ currentTarget }) => onMove(Number(currentTarget.value))}
    />
  )
}

const shareOf = (age: number) => (age - ADULT_AGE) / (SEARCH_AGE_MAX - ADULT_AGE)

type Props = {
  min: string | undefined
  max: string | undefined
  ends: End[]
  onChoose: (end: End, age: string) => void
}

/** From one age to another, on one line; at its ends nothing is asked. */
export const AgeRange = ({ min, max, ends, onChoose }: Props) => {
  const { t } = useTranslation()
  const chosen = { min_age: Number(min ?? ADULT_AGE), max_age: Number(max ?? SEARCH_AGE_MAX) }
  const [moved, setMoved] = useState<Partial<typeof chosen>>({})
  const { min_age: from, max_age: to } = { ...chosen, ...moved }
  // A key that is held goes on from where the thumb is, and not from what the address says by then.
  useEffect(() => {
    setMoved((was) => ({
      ...(min !== undefined &&
        String(was.min_age) !== min &&
        was.min_age && { min_age: was.min_age }),
      ...(max !== undefined &&
        String(was.max_age) !== max &&
        was.max_age && { max_age: was.max_age }),
    }))
  }, [min, max])
  const isAny = from === ADULT_AGE && to === SEARCH_AGE_MAX
  const choose = (end: End) => (age: number) => {
    const within = end === 'min_age' ? Math.min(age, to) : Math.max(age, from)
    const asks = within !== (end === 'min_age' ? ADULT_AGE : SEARCH_AGE_MAX)
    setMoved((was) => ({ ...was, [end]: within }))
    onChoose(end, asks ? String(within) : '')
  }
  return (
    <fieldset>
      <legend className={styles.legend}>
        {t('people.ages')}{' '}
        <span className={styles.chosen}>
          {isAny ? t('people.anyAge') : t('people.between', { from, to })}
        </span>
      </legend>
      <div
        className={styles.track}
        style={{ '--from': shareOf(from), '--to': shareOf(to) } as CSSProperties}
      >
        {ends.includes('min_age') && (
          <Thumb
            label={t('members.minAge')}
            value={from}
            onMove={(age) => setMoved({ min_age: Math.min(age, to) })}
            onChoose={choose('min_age')}
          />
        )}
        {ends.includes('max_age') && (
          <Thumb
            label={t('members.maxAge')}
            value={to}
            onMove={(age) => setMoved({ max_age: Math.max(age, from) })}
            onChoose={choose('max_age')}
          />
        )}
      </div>
    </fieldset>
  )
}
