import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { productNow } from '#client/platform/product-clock.ts'
import { COUNTDOWN_TICK_MS } from '#core/kernel/screen.ts'
import styles from './layout.module.css'

const MINUTE_S = 60
const HOUR_S = 3600
/** Minutes at which it is said aloud how much is left; more often would be in the way. */
const SAID_AT_MIN = [60, 30, 10, 5, 1]

const secondsTo = (endsAt: string) =>
  Math.max(0, Math.ceil((Date.parse(endsAt) - productNow()) / 1000))

const padded = (seconds: number) =>
  [seconds / HOUR_S, (seconds % HOUR_S) / MINUTE_S, seconds % MINUTE_S]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':')

const timeWords = (language: string, minutes: number) => {
  const part = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [hours > 0 && part(hours, 'hour'), rest > 0 && part(rest, 'minute')]
  return new Intl.ListFormat(language).format(parts.filter((words) => words !== false))
}

/** What is left, rounded up to the minutes at which it is said. */
const saidMinutes = (seconds: number) => {
  const minutes = Math.ceil(seconds / MINUTE_S)
  return SAID_AT_MIN.findLast((at) => minutes <= at) ?? Math.ceil(minutes / 60) * 60
}

const useSecondsTo = (endsAt: string, onEnd: (() => void) | undefined) => {
  const [seconds, setSeconds] = useState(() => secondsTo(endsAt))
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    const tick = () => {
      const left = secondsTo(endsAt)
      setSeconds(left)
      if (left > 0) return
      clearInterval(timer)
      end()
    }
    timer = setInterval(tick, COUNTDOWN_TICK_MS)
    tick()
    return () => clearInterval(timer)
  }, [endsAt])
  return seconds
}

type Props = {
  /** The instant at which it ends, as ISO 8601, by the clock of the product. */
  endsAt: string
  /** Called once for each end: when it comes, or at once when it has been. */
  onEnd?: () => void
}

/** Hours, minutes and seconds that are left, which a screen reader hears only now and then. */
export const Countdown = ({ endsAt, onEnd }: Props) => {
  const { t, i18n } = useTranslation()
  const seconds = useSecondsTo(endsAt, onEnd)
  const time = timeWords(i18n.language, saidMinutes(seconds))
  return (
    <span>
      <time dateTime={`PT${seconds}S`} className={styles.numbers} aria-hidden="true">
        {padded(seconds)}
      </time>
      <span className="visually-hidden" aria-live="polite">
        {seconds > 0 ? t('countdown.left', { time }) : t('countdown.over')}
      </span>
    </span>
  )
}
