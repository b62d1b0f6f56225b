import { parseArgs } from 'node:util'
import { dayOf, isDay, startOfDay } from '#core/kernel/day.ts'
import type { Clock } from '#core/kernel/ports.ts'
import type { DayReport } from '#core/payment/reconciliation/rules.ts'
import type { SiteStore } from '#core/site/ports.ts'
import { dayLetter } from '#server/payment/reconciliation/mails.ts'
import type { ReportDay } from '#server/payment/reconciliation/report-day.ts'

export const REPORT_USAGE = 'npm run operator -- report [YYYY-MM-DD] [--site <id>]'

const HALF_DAY_MS = 12 * 3_600_000
const NAME_WIDTH = 50

type Dependencies = { sites: SiteStore; reportDay: ReportDay; clock: Clock }

const lineOf = ([name, value]: [string, string]) => `  ${name.padEnd(NAME_WIDTH)} ${value}`

/** A report as it is printed: the figures, then each difference by its name. */
export const printReport = (site: string, report: DayReport): string => {
  const { subject, blocks } = dayLetter({ language: 'en', site, report })
  const lines = blocks.flatMap((block) => {
    if ('rows' in block && block.rows) return ['', ...block.rows.map(lineOf)]
    return 'text' in block && block.text ? ['', block.text] : []
  })
  return [subject, ...lines].join('\n')
}

/** Which day of which site is asked about; throws with the usage when it is not whole. */
export const reportIn = (typed: string[]) => {
  const { values, positionals } = parseArgs({
    args: typed,
    options: { site: { type: 'string' } },
    allowPositionals: true,
  })
  const [day, ...more] = positionals
  if (more.length > 0) throw new Error(REPORT_USAGE)
  return { day, site: values.site }
}

/**
 * The money of one day, of each site or of one: what its people are mailed. Without a day it is
 * yesterday, the last that is whole. Throws what stands in the way.
 */
export const operateReport = async (
  { sites, reportDay, clock }: Dependencies,
  { day, site }: { day?: string | undefined; site?: string | undefined },
): Promise<string> => {
  const yesterday = () => dayOf(new Date(startOfDay(clock.now()).getTime() - HALF_DAY_MS))
  const wanted = day ?? yesterday()
  if (!isDay(wanted)) throw new Error(`${wanted} is no day.\n${REPORT_USAGE}`)
  const known = (await sites.all()).filter(({ id }) => site === undefined || id === site)
  if (known.length === 0) throw new Error(site ? `There is no site ${site}.` : 'There is no site.')
  const reports: string[] = []
  for (const { id, settings } of known) {
    const report = await reportDay(id, wanted)
    reports.push(printReport(settings.name, report))
  }
  return reports.join('\n\n')
}
