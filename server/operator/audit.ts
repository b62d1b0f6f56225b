import { dayOf } from '#core/kernel/day.ts'
import type { Clock } from '#core/kernel/ports.ts'
import {
  addsUp,
  type BooksAudit,
  type DayReport,
  daysToReport,
  type ReconciliationStore,
} from '#core/payment/reconciliation/rules.ts'
import type { SiteStore } from '#core/site/ports.ts'
import type { ReportDay } from '#server/payment/reconciliation/report-day.ts'
import { printReport } from './report.ts'

export const AUDIT_USAGE = 'npm run operator -- audit'

type Dependencies = {
  reconciliation: ReconciliationStore
  sites: SiteStore
  reportDay: ReportDay
  clock: Clock
}

const booksWrong = ({ sum, entries, wallets, operations }: BooksAudit): string[] => [
  ...(sum === 0 ? [] : [`All ${entries} entries sum to ${sum}, not to 0.`]),
  ...wallets.map(
    ({ account, balance, booked }) =>
      `The balance of ${account} is ${balance}, and its entries sum to ${booked}.`,
  ),
  ...operations.map(
    ({ operation, sum: off }) => `The entries of ${operation} sum to ${off}, not to 0.`,
  ),
]

/** The days that have no report yet, and today. */
const openDays = async ({ reconciliation, sites, reportDay, clock }: Dependencies) => {
  const today = dayOf(clock.now())
  const reports: { name: string; report: DayReport }[] = []
  for (const { id, settings } of await sites.all()) {
    for (const day of daysToReport(await reconciliation.lastDay(id), today)) {
      reports.push({ name: settings.name, report: await reportDay(id, day) })
    }
  }
  return reports
}

/**
 * Reckons the books as they are now: every balance, every operation, and the days that no report
 * was made of yet. Throws with the name of every difference.
 */
export const operateAudit = async (deps: Dependencies, typed: string[]): Promise<string> => {
  if (typed.length > 0) throw new Error(AUDIT_USAGE)
  const [books, days] = [await deps.reconciliation.audit(), await openDays(deps)]
  const wrongDays = days.filter(({ report }) => !addsUp(report))
  const wrong = [
    ...booksWrong(books),
    ...wrongDays.map(({ name, report }) => printReport(name, report)),
  ]
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  const { entries, balances } = books
  const payments = days.reduce((sum, { report }) => sum + report.standing.payments, 0)
  return (
    `The books are whole: ${entries} entries sum to 0, ${balances} balances are the sums of theirs.\n` +
    `${payments} payments of ${days.length} open days agree with their orders, grants and receipts.`
  )
}
