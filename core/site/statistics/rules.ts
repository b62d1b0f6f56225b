import { daysAfter } from '#core/kernel/day.ts'
import type { Money } from '#core/kernel/money.ts'
import type { DayStatistics, PeriodKind, PeriodStatistics, Share } from './values.ts'

/** So many days back are counted when nobody counted them at the time. */
export const CATCH_UP_DAYS = 30

/**
 * The days that are over and not counted, the oldest first. `last`: the last one that was; where
 * there is none, a site begins with `atFirst` days.
 */
export const daysToCount = (last: string | null, yesterday: string, atFirst = 1): string[] => {
  const days: string[] = []
  const back = last === null ? atFirst : CATCH_UP_DAYS
  const earliest = daysAfter(yesterday, 1 - back)
  let day = last === null || last < earliest ? earliest : daysAfter(last, 1)
  for (; day <= yesterday; day = daysAfter(day, 1)) days.push(day)
  return days
}

const lengths: Record<PeriodKind, number> = {
  day: 'YYYY-MM-DD'.length,
  month: 'YYYY-MM'.length,
  year: 'YYYY'.length,
}
/** The period of this kind that a day `YYYY-MM-DD` is in. */
export const periodOf = (day: string, kind: PeriodKind): string => day.slice(0, lengths[kind])

/** Half are smaller; of two in the middle their mean. Null of none. */
export const medianOf = (numbers: readonly number[]): number | null => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.floor(sorted.length / 2)],
  ]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/** Rows that agree in `keys` become one, with the sums of all else. */
const summed = <Row extends Record<string, string | number>>(
  rows: readonly Row[],
  keys: readonly (keyof Row)[],
): Row[] => {
  const groups = Map.groupBy(rows, (row) => keys.map((key) => row[key]).join(' '))
  return [...groups.values()].map((group) =>
    group.reduce((sum, row) => {
      const entries = Object.entries(row).map(([name, value]) => {
        const before = sum[name]
        const adds = typeof value === 'number' && typeof before === 'number'
        return [name, adds ? before + value : value]
      })
      return Object.fromEntries(entries) as Row
    }),
  )
}

const total = (shares: readonly Share[]): Share => ({
  fictional: shares.reduce((sum, share) => sum + share.fictional, 0),
  all: shares.reduce((sum, share) => sum + share.all, 0),
})

/** Who was there is a mean, since the same member comes on many days. */
const mean = (numbers: readonly (number | null)[]): number | null => {
  const known = numbers.filter((one) => one !== null)
  if (known.length === 0) return null
  return Math.round(known.reduce((sum, one) => sum + one, 0) / known.length)
}

/** Days of one period, put together; of none there is nothing. */
export const putTogether = (
  period: string,
  days: readonly DayStatistics[],
): PeriodStatistics | null => {
  const last = days.at(-1)
  if (!last) return null
  const minutes = days.flatMap(({ decisionMinutes }) => decisionMinutes)
  const sum = (of: (day: DayStatistics) => number) =>
    days.reduce((before, day) => before + of(day), 0)
  return {
    period,
    days: days.length,
    income: summed(
      days.flatMap(({ income }) => income),
      ['method', 'currency'],
    ),
    returned: summed(
      days.flatMap(({ returned }) => returned),
      ['kind', 'currency'],
    ),
    unspent: last.unspent,
    fiction: {
      profiles: last.fiction.profiles,
      conversations: total(days.map(({ fiction }) => fiction.conversations)),
      paid: total(days.map(({ fiction }) => fiction.paid)),
    },
    members: {
      daily: mean(days.map(({ members }) => members.daily)),
      monthly: mean(days.map(({ members }) => members.monthly)),
      joined: sum(({ members }) => members.joined),
      confirmed: sum(({ members }) => members.confirmed),
      buyers: sum(({ members }) => members.buyers),
    },
    reports: summed(
      days.flatMap(({ reports }) => reports),
      ['reason'],
    ),
    decisions: summed(
      days.flatMap(({ decisions }) => decisions),
      ['decision', 'found'],
    ),
    decided: minutes.length,
    medianMinutes: medianOf(minutes),
    appeals: {
      lodged: sum(({ appeals }) => appeals.lodged),
      upheld: sum(({ appeals }) => appeals.upheld),
      overturned: sum(({ appeals }) => appeals.overturned),
    },
    warnings: summed(
      days.flatMap(({ warnings }) => warnings),
      ['kind', 'verdict'],
    ),
  }
}

export type CountedDay = { day: string; statistics: DayStatistics }

/** The periods of a kind, the oldest first, of days in their order. */
export const periodsOf = (days: readonly CountedDay[], kind: PeriodKind): PeriodStatistics[] =>
  [...Map.groupBy(days, ({ day }) => periodOf(day, kind))].flatMap(
    ([period, own]) =>
      putTogether(
        period,
        own.map(({ statistics }) => statistics),
      ) ?? [],
  )

/** Reports, decisions and objections of several periods, the most frequent first. */
export const putReportTogether = (
  periods: readonly Pick<PeriodStatistics, 'reports' | 'decisions' | 'appeals'>[],
) => {
  const often = (a: { times: number }, b: { times: number }) => b.times - a.times
  const sum = (of: (one: PeriodStatistics['appeals']) => number) =>
    periods.reduce((all, { appeals }) => all + of(appeals), 0)
  return {
    reports: summed(
      periods.flatMap(({ reports }) => reports),
      ['reason'],
    ).toSorted(often),
    decisions: summed(
      periods.flatMap(({ decisions }) => decisions),
      ['decision', 'found'],
    ).toSorted(often),
    appeals: {
      lodged: sum(({ lodged }) => lodged),
      upheld: sum(({ upheld }) => upheld),
      overturned: sum(({ overturned }) => overturned),
    },
  }
}

/** A part of all, from 0 to 1; null of nothing. */
export const shareOf = ({ fictional, all }: Share): number | null =>
  all === 0 ? null : fictional / all

/** Money by currency, what comes first first. */
export const sumsOf = (amounts: readonly Money[]): Money[] =>
  summed(
    amounts.map(({ minor, currency }) => ({ minor, currency })),
    ['currency'],
  )

/** A table as a file of values with commas (RFC 4180), which a spreadsheet takes for text and numbers. */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string => {
  const cell = (value: string | number | null) => {
    if (typeof value !== 'string') return value === null ? '' : String(value)
    // What begins like this a spreadsheet would reckon.
    const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}
