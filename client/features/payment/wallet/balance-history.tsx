import { useQuery } from '@tanstack/react-query'
import { balanceQuery } from '#client/parts/payment/wallet.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Details } from '#client/ui/details.tsx'
import layout from '#client/ui/layout.module.css'
import { type BalanceHistory, everyDay } from '#core/payment/wallet/balance-history.ts'
import type { WalletEntry } from '#core/payment/wallet/contract.ts'
import styles from './wallet.module.css'

const WIDTH = 100
const HEIGHT = 40
/** So few days are one edge: each posting is a step of its own then. */
const FEW_DAYS = 4
/** What came in so much at once is told at its step; more of them would stand on each other. */
const TOLD_FROM = 5
const TOLD_MAX = 2
/** So many words stand beside each other. */
const ROOM = 6

type Point = { at: string; balance: number; gained: number }

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

const pointsOf = (course: BalanceHistory, postings: readonly WalletEntry[]): Point[] => {
  const days = daysOf(course)
  if (days.length >= FEW_DAYS || postings.length < 2) return days
  return postings.toReversed().map(({ at, balance, credits }) => ({ at, balance, gained: credits }))
}

/** Each as wide as the next, at the height of what it ended with. */
const stepsOf = (points: Point[], most: number) => {
  const x = (nth: number) => ((nth * WIDTH) / points.length).toFixed(2)
  const y = (balance: number) => (HEIGHT - (balance / Math.max(most, 1)) * HEIGHT).toFixed(2)
  return points.map(({ balance }, nth) => `${y(balance)}H${x(nth + 1)}`).join('V')
}

const Plot = ({ points, most }: { points: Point[]; most: number }) => {
  const steps = stepsOf(points, most)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.grid} d={`M0 ${HEIGHT}H${WIDTH}`} />
      <path className={styles.area} d={`M0 ${HEIGHT}V${steps}V${HEIGHT}Z`} />
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

/** What was bought stands at its step, and where one is now at the end. */
const Marks = ({ points, most }: { points: Point[]; most: number }) => {
  const { signed } = useFormat()
  const percent = (part: number, of: number) => `${(100 * part) / Math.max(of, 1)}%`
  const told = toldOf(points)
  return (
    <span aria-hidden="true">
      {points.map((point, nth) =>
        told.includes(point) ? (
          <span
            key={`${point.at} ${point.balance}`}
            className={styles.point}
            style={{
              left: percent(nth, points.length),
              top: percent(most - point.balance, most),
            }}
          >
            <span className={styles.gain}>{signed(point.gained)}</span>
          </span>
        ) : null,
      )}
      <span
        className={styles.point}
        data-now
        style={{ left: '100%', top: percent(most - (points.at(-1)?.balance ?? 0), most) }}
      />
    </span>
  )
}

/** The same in words and figures, for who cannot or does not want to see it drawn. */
const AsTable = ({ days }: { days: BalanceHistory['days'] }) => {
  const { t } = useTranslation()
  const { date, number } = useFormat()
  return (
    <Details summary={t('wallet.table')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('wallet.day')}</th>
            <th scope="col">{t('wallet.gained')}</th>
            <th scope="col">{t('wallet.spent')}</th>
            <th scope="col">{t('wallet.left')}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, gained, spent, balance }) => (
            <tr key={day}>
              <th scope="row">{date(day)}</th>
              <td>{gained > 0 ? number(gained) : ''}</td>
              <td>{spent > 0 ? number(spent) : ''}</td>
              <td>{number(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Details>
  )
}

type DrawnProps = { course: BalanceHistory; postings: readonly WalletEntry[] }

const Drawn = ({ course, postings }: DrawnProps) => {
  const { t } = useTranslation()
  const { day } = useFormat()
  const points = pointsOf(course, postings)
  const most = Math.max(...points.map(({ balance }) => balance))
  const credits = (count: number) => t('credits', { count })
  const now = credits(points.at(-1)?.balance ?? 0)
  const words = { before: credits(course.before), from: day(course.from), now, most: credits(most) }
  return (
    <>
      <p className="visually-hidden">
        {course.days.length === 0
          ? t('wallet.courseStill', { now })
          : t('wallet.courseText', words)}
      </p>
      <div className={styles.plot}>
        <Plot points={points} most={most} />
        <Marks points={points} most={most} />
      </div>
      <div className={styles.days} aria-hidden="true">
        <span>{day(points[0]?.at ?? course.from)}</span>
        <span>{t('wallet.today')}</span>
      </div>
      {course.days.length > 0 && <AsTable days={course.days} />}
    </>
  )
}

/** How the balance went, as a small chart; the page does without it where it cannot be had. */
export const BalanceChart = ({ postings }: { postings: readonly WalletEntry[] }) => {
  const { t } = useTranslation()
  const { data: course, isError } = useQuery(balanceQuery)
  if (!course && isError) return <p className={layout.dimmed}>{t('wallet.courseLost')}</p>
  return (
    <section className={styles.course} aria-busy={!course}>
      {course && (
        <>
          <h2 className="visually-hidden">
            {t('wallet.course', { count: everyDay(course).length })}
          </h2>
          <Drawn course={course} postings={postings} />
        </>
      )}
    </section>
  )
}
