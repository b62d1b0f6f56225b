import { parseArgs } from 'node:util'
import { MINOR_PER_WHOLE } from '#core/kernel/money.ts'
import type { SiteStore } from '#core/site/ports.ts'
import type { StatisticsStore } from '#core/site/statistics/ports.ts'
import { csvOf, periodsOf } from '#core/site/statistics/rules.ts'
import type { PeriodStatistics } from '#core/site/statistics/values.ts'

export const STATISTICS_USAGE = 'npm run operator -- statistics <YYYY> [--site <id>]'

type Row = [string, string, number | null]

/** A period as lines: when, what, how many; money in whole currency. */
const rowsOf = (one: PeriodStatistics): Row[] => {
  const rows: [string, number | null][] = [
    ['days counted', one.days],
    ...one.income.map(({ method, currency, minor }): [string, number] => [
      `income ${method} ${currency}`,
      minor / MINOR_PER_WHOLE,
    ]),
    ...one.returned.map(({ kind, currency, minor }): [string, number] => [
      `paid back ${kind} ${currency}`,
      minor / MINOR_PER_WHOLE,
    ]),
    ['credits unspent', one.unspent?.all ?? null],
    ['members active within 30 days, mean', one.members.monthly],
    ['signed up', one.members.joined],
    ['confirmed', one.members.confirmed],
    ['first purchases', one.members.buyers],
    ['profiles', one.fiction.profiles.all],
    ['profiles fictional', one.fiction.profiles.fictional],
    ['conversations begun', one.fiction.conversations.all],
    ['conversations begun with fictional profiles', one.fiction.conversations.fictional],
    ['paid messages', one.fiction.paid.all],
    ['paid messages with fictional profiles', one.fiction.paid.fictional],
    ...one.reports.map(({ reason, times }): [string, number] => [`reports ${reason}`, times]),
    ...one.decisions.map(({ decision, found, times }): [string, number] => [
      `decisions ${decision} found by ${found}`,
      times,
    ]),
    ['median minutes to a decision', one.medianMinutes],
    ['objections lodged', one.appeals.lodged],
    ['objections refused', one.appeals.upheld],
    ['objections granted', one.appeals.overturned],
    ...one.warnings.map(({ kind, verdict, times }): [string, number] => [
      `warnings ${kind} said to be ${verdict}`,
      times,
    ]),
  ]
  return rows.map(([what, value]) => [one.period, what, value])
}

/** Which year of which site is asked about; throws with the usage when it is not whole. */
export const statisticsIn = (typed: string[]) => {
  const { values, positionals } = parseArgs({
    args: typed,
    options: { site: { type: 'string' } },
    allowPositionals: true,
  })
  const [year, ...more] = positionals
  if (!year || !/^\d{4}$/.test(year) || more.length > 0) throw new Error(STATISTICS_USAGE)
  return { year, site: values.site }
}

/** A year of a site and its months, as a file of values: what a transparency report asks for. */
export const operateStatistics = async (
  { statistics, sites }: { statistics: StatisticsStore; sites: SiteStore },
  typed: string[],
): Promise<string> => {
  const { year, site } = statisticsIn(typed)
  const known = (await sites.all()).filter(({ id }) => site === undefined || id === site)
  if (known.length === 0) throw new Error(site ? `There is no site ${site}.` : 'There is no site.')
  const lines: (string | number | null)[][] = [['site', 'period', 'what', 'value']]
  for (const { id } of known) {
    const days = await statistics.days(id, `${year}-01-01`)
    const own = days.filter(({ day }) => day.startsWith(year))
    const periods = [...periodsOf(own, 'year'), ...periodsOf(own, 'month')]
    for (const row of periods.flatMap(rowsOf)) lines.push([id, ...row])
  }
  return csvOf(lines).trimEnd()
}
