import { useId } from 'react'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import {
  type BalanceHistory,
  everyDay,
  roundValuesTo,
} from '#core/payment/wallet/balance-history.ts'
import type { WalletEntry } from '#core/payment/wallet/contract.ts'
import styles from './balance-history.module.css'

const WIDTH = 100
const HEIGHT = 40
/** So few days are one edge: each posting is a step of its own then. */
const FEW_DAYS = 4
/** What came in so much at once is told at its step; more of them would stand on each other. */
const TOLD_FROM = 5
const TOLD_MAX = 2
/** So many words stand beside each other. */
const ROOM = 6

export type Point = { at: string; balance: number; gained: number }

/** From the first posting on: before it there is nothing to see. */
const daysOf = (course: BalanceHistory): Point[] => {
  const gained = new Map(course.days.map((one) => [one.day, one.gained]))
  const days = everyDay(course).map(({ day, balance }) => ({
    at: day,
    balance,
    gained: gained.get(day) ?? 0,
  }))
  const first = course.before > 0 ? 0 : days.findIndex(({ at }) => gained.has(at))
  return days.slice(Math.max(first, 0))
}

export const pointsOf = (course: BalanceHistory, postings: readonly WalletEntry[]): Point[] => {
  const days = daysOf(course)
  if (days.length >= FEW_DAYS || postings.length < 2) return days
  return postings.toReversed().map(({ at, balance, credits }) => ({ at, balance, gained: credits }))
}

/** Each as wide as the next, at the height of what it ended with. */
const stepsOf = (points: Point[], top: number) => {
  const x = (nth: number) => ((nth * WIDTH) / points.length).toFixed(2)
  const y = (balance: number) => (HEIGHT - (balance / top) * HEIGHT).toFixed(2)
  return points.map(({ balance }, nth) => `${y(balance)}H${x(nth + 1)}`).join('V')
}

const Steps = ({ points, top }: { points: Point[]; top: number }) => {
  const light = useId()
  const steps = stepsOf(points, top)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <linearGradient id={light} x1="0" y1="0" x2="0" y2="1">
        <stop className={styles.near} offset="0" />
        <stop className={styles.far} offset="1" />
      </linearGradient>
      <path fill={`url(#${light})`} d={`M0 ${HEIGHT}V${steps}V${HEIGHT}Z`} />
      <path className={styles.line} d={`M0 ${steps}`} />
    </svg>
  )
}

/** The largest gains, as far as there is room between them. */
const toldOf = (points: Point[]) => {
  const told: Point[] = []
  const isFree = (nth: number) =>
    told.every((one) => Math.abs(points.indexOf(one) - nth) > points.length / ROOM)
  for (const point of points.toSorted((a, b) => b.gained - a.gained)) {
    const isLarge = point.gained >= TOLD_FROM && told.length < TOLD_MAX
    if (isLarge && isFree(points.indexOf(point))) told.push(point)
  }
  return told
}

const percent = (part: number, of: number) => `${(100 * part) / of}%`

/** What was bought stands at its step, and where one is now at the end. */
const Marks = ({ points, top }: { points: Point[]; top: number }) => {
  const { signed } = useFormat()
  const told = toldOf(points)
  return (
    <>
      {points.map((point, nth) =>
        told.includes(point) ? (
          <span
            key={`${point.at} ${point.balance}`}
            className={styles.point}
            style={{ left: percent(nth, points.length), top: percent(top - point.balance, top) }}
          >
            <span className={styles.gain}>{signed(point.gained)}</span>
          </span>
        ) : null,
      )}
      <span
        className={styles.point}
        data-now
        style={{ left: '100%', top: percent(top - (points.at(-1)?.balance ?? 0), top) }}
      />
    </>
  )
}

/** When it began, the middle and today, as far as they are different days. */
const Days = ({ points }: { points: Point[] }) => {
  const { t } = useTranslation()
  const { day, daysAgo } = useFormat()
  const [first, middle] = [points[0], points[Math.floor(points.length / 2)]]
  return (
    <div className={styles.days}>
      <span>{first && daysAgo(first.at) > 0 && day(first.at)}</span>
      {middle && points.length >= FEW_DAYS && daysAgo(middle.at) > 0 && (
        <span>{day(middle.at)}</span>
      )}
      <span>{t('wallet.today')}</span>
    </div>
  )
}

/** Steps over round values; what it says stands beside it in words and as a table. */
export const BalancePlot = ({ points }: { points: Point[] }) => {
  const { number } = useFormat()
  const values = roundValuesTo(Math.max(...points.map(({ balance }) => balance)))
  const top = values.at(-1) ?? 1
  return (
    <div className={styles.drawing} aria-hidden="true">
      <div className={styles.plot}>
        {[0, ...values].map((value) => (
          <span
            key={value}
            className={styles.value}
            style={{ top: percent(top - value, top) }}
            data-value={value > 0 ? number(value) : ''}
          />
        ))}
        <Steps points={points} top={top} />
        <Marks points={points} top={top} />
      </div>
      <Days points={points} />
    </div>
  )
}
