import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { returnKinds } from '#core/site/statistics/values.ts'
import styles from './card.module.css'
import { Card } from './card.tsx'
import { mainOf, useMoney, wholeOf } from './money.ts'
import type { Period, Statistics } from './statistics.tsx'

/** What went back and why, and what waits at this moment. */
export const Returned = ({ periods, now }: Pick<Statistics, 'periods' | 'now'>) => {
  const { t } = useTranslation('desk')
  const { number } = useFormat()
  const { all, rounded } = useMoney()
  const returned = periods.flatMap((period) => period.returned)
  const { main, sums } = mainOf(returned)
  const of = (rows: Period['returned'], kind: (typeof returnKinds)[number]) =>
    rows.filter((row) => row.kind === kind)
  const minorOf = (rows: Period['returned']) =>
    rows.filter(({ currency }) => currency === main).reduce((sum, { minor }) => sum + minor, 0)
  const waits = [
    ['orders', now.orders],
    ['cases', now.cases.waiting],
    ['work', now.work],
  ] as const
  return (
    <Card
      title={t('statistics.returned.title')}
      figure={sums.length > 0 ? all(sums) : rounded(0, main)}
      table={{
        head: [
          t('statistics.period'),
          ...returnKinds.map((kind) => `${t(`statistics.returned.${kind}`)}, ${main}`),
          t('statistics.returned.times'),
        ],
        rows: periods.map((period) => [
          period.period,
          ...returnKinds.map((kind) => wholeOf(minorOf(of(period.returned, kind)))),
          period.returned.reduce((sum, { times }) => sum + times, 0),
        ]),
      }}
      name="returned"
      format={(cell) => (typeof cell === 'number' ? number(cell) : '')}
    >
      <dl className={styles.rows}>
        {returnKinds.map((kind) => {
          const own = mainOf(of(returned, kind)).sums
          return (
            <div key={kind}>
              <dt>{t(`statistics.returned.${kind}`)}</dt>
              <dd>{own.length > 0 ? all(own) : rounded(0, main)}</dd>
            </div>
          )
        })}
        <div>
          <dt>{t('statistics.returned.waiting')}</dt>
          <dd>{now.refunds.length > 0 ? all(now.refunds) : rounded(0, main)}</dd>
        </div>
        {waits.map(([kind, count]) => (
          <div key={kind} data-waits={kind === 'work' && count > 0}>
            <dt>{t(`statistics.returned.${kind}`)}</dt>
            <dd>{number(count)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
