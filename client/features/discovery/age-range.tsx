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

const widest = { min_age: ADULT_AGE, max_age: SEARCH_AGE_MAX }

const shareOf = (age: number) => (age - ADULT_AGE) / (SEARCH_AGE_MAX - ADULT_AGE)

type Ages = Partial<Record<End, number>>

/** A key that is held goes on from where the thumb is, and not from what the address says by then. */
const following = (moved: Ages, end: End, said: string | undefined): Ages => {
  const isAhead = said !== undefined && String(moved[end]) !== said
  return isAhead ? moved : { ...moved, [end]: undefined }
}

type Props = {
  min: string | undefined
  max: string | undefined
  ends: End[]
  onChoose: (end: End, age: string) => void
}

/** From one age to another, on one line; at its ends nothing is asked. */
export const AgeRange = ({ min, max, ends, onChoose }: Props) => {
  const { t } = useTranslation()
  const chosen = { min_age: Number(min ?? widest.min_age), max_age: Number(max ?? widest.max_age) }
  const [moved, setMoved] = useState<Ages>({})
  const { min_age: from = chosen.min_age, max_age: to = chosen.max_age } = moved
  const move = (end: End, age: number | undefined) => setMoved((was) => ({ ...was, [end]: age }))
  // What is moved stays until the address says the same; what it says of one end tells nothing of the other.
  useEffect(() => setMoved((was) => following(was, 'min_age', min)), [min])
  useEffect(() => setMoved((was) => following(was, 'max_age', max)), [max])
  const isAny = from === ADULT_AGE && to === SEARCH_AGE_MAX
  const within = (end: End, age: number) =>
    end === 'min_age' ? Math.min(age, to) : Math.max(age, from)
  const choose = (end: End, wish: number) => {
    const age = within(end, wish)
    const said = age === widest[end] ? '' : String(age)
    const isSaid = said === ((end === 'min_age' ? min : max) ?? '')
    move(end, isSaid ? undefined : age)
    onChoose(end, said)
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
        {ends.map((end) => (
          <Thumb
            key={end}
            label={t(end === 'min_age' ? 'members.minAge' : 'members.maxAge')}
            value={end === 'min_age' ? from : to}
            onMove={(age) => move(end, within(end, age))}
            onChoose={(age) => choose(end, age)}
          />
        ))}
      </div>
    </fieldset>
  )
}
