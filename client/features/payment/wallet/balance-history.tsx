import { useQuery } from '@tanstack/react-query'
import { balanceQuery } from '#client/parts/payment/wallet.ts'
import { keepFile } from '#client/platform/api/download.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Details } from '#client/ui/details.tsx'
import layout from '#client/ui/layout.module.css'
import { type BalanceHistory, everyDay } from '#core/payment/wallet/balance-history.ts'
import type { WalletEntry } from '#core/payment/wallet/contract.ts'
import styles from './balance-history.module.css'
import { BalancePlot, pointsOf } from './balance-plot.tsx'

type Days = BalanceHistory['days']

const useColumns = () => {
  const { t } = useTranslation()
  return [t('wallet.day'), t('wallet.gained'), t('wallet.spent'), t('wallet.left')]
}

/** The same in words and figures, for who cannot or does not want to see it drawn. */
const AsTable = ({ days }: { days: Days }) => {
  const { t } = useTranslation()
  const { date, number } = useFormat()
  return (
    <Details summary={t('wallet.table')} className={styles.words}>
      <table className={styles.table}>
        <thead>
          <tr>
            {useColumns().map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
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

/** For who counts on: the same rows as a file. */
const AsFile = ({ days }: { days: Days }) => {
  const { t } = useTranslation()
  const columns = useColumns()
  const keep = () => {
    const rows = days.map(({ day, gained, spent, balance }) => [day, gained, spent, balance])
    const text = [columns, ...rows].map((row) => `${row.join(',')}\r\n`).join('')
    const file = new Blob([text], { type: 'text/csv' })
    keepFile({ name: `${t('wallet.file')}.csv`, file })
  }
  return (
    <button type="button" className={styles.file} onClick={keep}>
      {t('wallet.csv')}
    </button>
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
      <BalancePlot points={points} />
      {course.days.length > 0 && (
        <div className={styles.ways}>
          <AsTable days={course.days} />
          <AsFile days={course.days} />
        </div>
      )}
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

/** What came in and what went out in the days that the course shows. */
export const Moved = () => {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { data: course } = useQuery(balanceQuery)
  if (!course || course.days.length === 0) return null
  const sum = (of: 'gained' | 'spent') => course.days.reduce((all, day) => all + day[of], 0)
  const words = { gained: number(sum('gained')), spent: number(sum('spent')) }
  return (
    <span className={layout.dimmed}>
      {t('wallet.moved', { ...words, count: everyDay(course).length })}
    </span>
  )
}
