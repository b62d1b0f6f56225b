import { useQuery } from '@tanstack/react-query'
import { balanceQuery } from '#client/parts/payment/wallet.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import layout from '#client/ui/layout.module.css'
import { type BalanceHistory, everyDay } from '#core/payment/wallet/balance-history.ts'
import styles from './wallet.module.css'

const WIDTH = 100
const HEIGHT = 40

type Day = ReturnType<typeof everyDay>[number]

/** Each day as wide as the next, at the height of what it ended with. */
const stepsOf = (days: Day[], most: number) => {
  const x = (nth: number) => ((nth * WIDTH) / days.length).toFixed(2)
  const y = (balance: number) => (HEIGHT - (balance / Math.max(most, 1)) * HEIGHT).toFixed(2)
  return days.map(({ balance }, nth) => `${y(balance)}H${x(nth + 1)}`).join('V')
}

const Plot = ({ days, most }: { days: Day[]; most: number }) => {
  const steps = stepsOf(days, most)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.grid} d={`M0 0H${WIDTH}M0 ${HEIGHT}H${WIDTH}`} />
      <path className={styles.area} d={`M0 ${HEIGHT}V${steps}V${HEIGHT}Z`} />
      <path className={styles.line} d={`M0 ${steps}`} />
    </svg>
  )
}

/** The same in words and figures, for who cannot or does not want to see it drawn. */
const AsTable = ({ days }: { days: BalanceHistory['days'] }) => {
  const { t } = useTranslation()
  const { date, number } = useFormat()
  return (
    <details>
      <summary className={styles.summary}>{t('wallet.table')}</summary>
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
    </details>
  )
}

const Drawn = ({ course }: { course: BalanceHistory }) => {
  const { t } = useTranslation()
  const { day, number } = useFormat()
  const days = everyDay(course)
  const most = Math.max(...days.map(({ balance }) => balance))
  const credits = (count: number) => t('credits', { count })
  const now = credits(days.at(-1)?.balance ?? 0)
  const words = { before: credits(course.before), from: day(course.from), now, most: credits(most) }
  return (
    <>
      <p className={layout.small}>
        {course.days.length === 0
          ? t('wallet.courseStill', { now })
          : t('wallet.courseText', words)}
      </p>
      <div>
        <div className={styles.plot}>
          <Plot days={days} most={most} />
          <span className={styles.most} aria-hidden="true">
            {number(most)}
          </span>
          <span className={styles.nought} aria-hidden="true">
            {most > 0 && number(0)}
          </span>
        </div>
      </div>
      <div className={styles.days} aria-hidden="true">
        <span>{day(course.from)}</span>
        <span>{day(course.until)}</span>
      </div>
      {course.days.length > 0 && <AsTable days={course.days} />}
    </>
  )
}

/** How the balance went, as a small chart; the page does without it where it cannot be had. */
export const BalanceChart = () => {
  const { t } = useTranslation()
  const { data: course, isError } = useQuery(balanceQuery)
  if (!course && isError) return <p className={layout.dimmed}>{t('wallet.courseLost')}</p>
  return (
    <section className={styles.course} aria-busy={!course}>
      {course && (
        <>
          <h2>{t('wallet.course', { count: everyDay(course).length })}</h2>
          <Drawn course={course} />
        </>
      )}
    </section>
  )
}
