import type { StatisticsStore } from '#core/site/statistics/ports.ts'
import type { DayStatistics, Unspent } from '#core/site/statistics/values.ts'
import type { Database } from '../database.ts'
import { sqlType } from '../sql-types.ts'
import { type Queryable, statement } from '../statement.ts'
import { decisionsOf, waitingNow } from './decisions.ts'
import { fictionOf, membersOf } from './members.ts'
import { incomeOf, refundsWaiting, returnedOf, unspentCredits, unspentOrders } from './money.ts'
import { warningsOf } from './warnings.ts'

const lastDay = statement({
  name: 'statistics_last_day',
  values: { site: sqlType.text() },
  columns: { day: sqlType.text().nullable() },
  text: 'select max(day)::text as day from day_statistics where site_id = :site',
})

const keep = statement({
  name: 'statistics_keep',
  values: {
    site: sqlType.text(),
    day: sqlType.date(),
    statistics: sqlType.jsonb(),
    now: sqlType.timestamptz(),
  },
  columns: { day: sqlType.date() },
  text: `insert into day_statistics (site_id, day, statistics, made_at)
  values (:site, :day, :statistics, :now) on conflict do nothing returning day`,
})

/** Days that were counted before warnings were have no such field. */
const daysFrom = statement({
  name: 'statistics_days',
  values: { site: sqlType.text(), from: sqlType.date() },
  columns: { day: sqlType.text(), statistics: sqlType.jsonb<DayStatistics>() },
  text: `select day::text as day, '{"warnings": []}'::jsonb || statistics as statistics
  from day_statistics
  where site_id = :site and day >= :from order by day`,
})

const dayBefore = statement({
  name: 'statistics_day_before',
  values: { site: sqlType.text(), day: sqlType.date() },
  columns: { all: sqlType.double().nullable() },
  text: `select (statistics #>> '{unspent,all}')::float8 as all from day_statistics
  where site_id = :site and day = :day::date - 1`,
})

type Span = Parameters<StatisticsStore['count']>[0]

/** What was paid for is known as it is now: of a day long over only how many credits there were. */
const unspentOf = async (
  on: Queryable,
  { isFresh, day, ...span }: Span,
): Promise<Unspent | null> => {
  const [before] = await dayBefore(on, { site: span.site, day })
  const [credits] = await unspentCredits(on, { ...span, before: before?.all ?? null })
  if (!credits) return null
  if (!isFresh) return { all: credits.all, bought: null, worth: [] }
  const [orders] = await unspentOrders(on, { site: span.site })
  return { all: credits.all, bought: orders?.bought ?? 0, worth: orders?.worth ?? [] }
}

/** The StatisticsStore port: counting goes beside what members ask for. */
export const statisticsStore = ({ pool, background }: Database): StatisticsStore => ({
  lastDay: async (site) => (await lastDay(background, { site }))[0]?.day ?? null,
  count: async (asked) => {
    const { site, day, from, until, isFresh } = asked
    const span = { site, from, until }
    const income = await incomeOf(background, span)
    const returned = await returnedOf(background, span)
    const unspent = await unspentOf(background, asked)
    const [fiction] = await fictionOf(background, span)
    const [members] = await membersOf(background, span)
    const [decisions] = await decisionsOf(background, span)
    const warnings = await warningsOf(background, { site, day })
    if (!fiction || !members || !decisions) throw new Error('The database counts nothing')
    const seen = isFresh ? {} : { daily: null, monthly: null }
    const people = { ...members, ...seen }
    return { income, returned, unspent, fiction, members: people, ...decisions, warnings }
  },
  keep: async (site, { day, statistics }, now) => {
    const kept = { site, day, statistics: JSON.stringify(statistics), now }
    return (await keep(background, kept)).length > 0
  },
  days: (site, from) => daysFrom(pool, { site, from }),
  waiting: async (site, now) => {
    const [[waits], refunds] = await Promise.all([
      waitingNow(pool, { site, now }),
      refundsWaiting(pool, { site }),
    ])
    if (!waits) throw new Error('The database counts nothing')
    const { cases, since, orders, work } = waits
    return { refunds, cases: { waiting: cases, since }, orders, work }
  },
})
