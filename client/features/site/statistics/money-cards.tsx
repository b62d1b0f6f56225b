import { useFormat } from '#client/platform/i18n/format.ts'
import { methodName } from '#client/platform/i18n/method-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { methodNames } from '#core/payment/methods.ts'
import { Bars } from './bars.tsx'
import styles from './card.module.css'
import { Card } from './card.tsx'
import { mainOf, useMoney, wholeOf } from './money.ts'
import { usePeriodName } from './period-name.ts'
import type { Period } from './statistics.tsx'
import { Steps } from './steps.tsx'

/** Three have a colour of their own; the rest are one. */
const SHOWN = 3

type Props = { periods: readonly Period[] }
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** What came in, by method: in the currency of most of it, and in words in all of them. */
export const Income = ({ periods }: Props) => {
  const { t } = useTranslation('desk')
  const texts = useTranslation().t
  const nameOf = usePeriodName()
  const { rounded, all } = useMoney()
  const { main, sums } = mainOf(periods.flatMap(({ income }) => income))
  const inMain = ({ income }: Period) => income.filter(({ currency }) => currency === main)
  const byMethod = Map.groupBy(periods.flatMap(inMain), ({ method }) => method)
  const methods = [...byMethod]
    .map(([method, rows]) => ({ method, minor: sum(rows.map(({ minor }) => minor)) }))
    .toSorted((a, b) => b.minor - a.minor)
    .map(({ method }) => method)
  const first = methods.slice(0, methods.length > SHOWN + 1 ? SHOWN : SHOWN + 1)
  const rest = methods.slice(first.length)
  const minorOf = (period: Period, wanted: readonly string[]) =>
    sum(
      inMain(period)
        .filter(({ method }) => wanted.includes(method))
        .map(({ minor }) => minor),
    )
  const name = (method: string) => {
    const known = methodNames.find((one) => one === method)
    return known ? methodName(texts, known) : method
  }
  const series = [...first.map(name), ...(rest.length > 0 ? [rest.map(name).join(', ')] : [])]
  const title = t('statistics.income.title')
  const table = {
    head: [
      t('statistics.period'),
      ...methods.map((method) => `${name(method)}, ${main}`),
      t('statistics.income.orders'),
    ],
    rows: periods.map((period) => [
      period.period,
      ...methods.map((method) => wholeOf(minorOf(period, [method]))),
      sum(period.income.map(({ orders }) => orders)),
    ]),
  }
  const { number } = useFormat()
  return (
    <Card
      title={title}
      figure={sums.length > 0 ? all(sums) : rounded(0, main)}
      note={t('statistics.income.note')}
      table={table}
      name="income"
      format={(cell) => (typeof cell === 'number' ? number(cell) : '')}
      wide
    >
      {methods.length === 0 ? (
        <p className={styles.below}>{t('statistics.income.nothing')}</p>
      ) : (
        <Bars
          label={`${title}: ${all(sums)}`}
          bars={periods.map((period) => ({
            name: nameOf(period.period),
            parts: [
              ...first.map((method) => minorOf(period, [method])),
              ...(rest.length > 0 ? [minorOf(period, rest)] : []),
            ],
          }))}
          series={series}
          format={(minor) => rounded(minor, main)}
        />
      )}
    </Card>
  )
}

/** Credits that members can still spend, and what was paid for them. */
export const Unspent = ({ periods, last }: Props & { last: Period }) => {
  const { t } = useTranslation('desk')
  const { number } = useFormat()
  const nameOf = usePeriodName()
  const { all } = useMoney()
  const counted = periods.flatMap(({ period, unspent }) => (unspent ? { period, ...unspent } : []))
  const title = t('statistics.unspent.title')
  const worth = last.unspent?.worth ?? []
  const points = counted.map((one) => ({ name: nameOf(one.period), value: one.all }))
  return (
    <Card
      title={title}
      figure={worth.length > 0 ? all(worth) : number(last.unspent?.bought ?? 0)}
      note={t('statistics.unspent.note')}
      table={{
        head: [
          t('statistics.period'),
          t('statistics.unspent.credits'),
          t('statistics.unspent.bought'),
        ],
        rows: counted.map((one) => [one.period, one.all, one.bought]),
      }}
      name="unspent"
      format={(cell) => (typeof cell === 'number' ? number(cell) : t('statistics.unknown'))}
    >
      <Steps
        label={`${title}: ${t('statistics.unspent.credits')}`}
        points={points}
        format={number}
      />
      <p className={styles.below}>
        {t('statistics.unspent.credits')}: {number(last.unspent?.all ?? 0)}
      </p>
    </Card>
  )
}
