import type { DayReport, ReconciliationStore } from '#core/payment/reconciliation/rules.ts'
import type { Database } from '../../platform/database.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'
import { debitsOfDay } from '../direct-debit/debits-of-day.ts'
import { auditBooks, booksOf } from '../wallet/books.ts'
import {
  bookedAmounts,
  moneyFlows,
  orderedAmounts,
  paidAmounts,
  paymentsOfDay,
  refundsNotBack,
} from './queries.ts'

const keep = statement({
  name: 'day_report_keep',
  values: {
    site: sqlType.text(),
    day: sqlType.date(),
    report: sqlType.jsonb(),
    now: sqlType.timestamptz(),
  },
  columns: { day: sqlType.date() },
  text: `insert into day_report (site_id, day, report, made_at) values (:site, :day, :report, :now)
  on conflict do nothing returning day`,
})

const unreported = statement({
  name: 'day_report_untold',
  columns: { report: sqlType.jsonb<DayReport>() },
  text: 'select report from day_report where told_at is null order by day limit 100',
})

const markReported = statement({
  name: 'day_report_told',
  values: { now: sqlType.timestamptz(), site: sqlType.text(), day: sqlType.date() },
  text: `update day_report set told_at = :now where site_id = :site and day = :day and told_at is null`,
})

const lastDay = statement({
  name: 'day_report_last',
  values: { site: sqlType.text() },
  columns: { day: sqlType.text().nullable() },
  text: 'select max(day)::text as day from day_report where site_id = :site',
})

/** The ReconciliationStore port. */
export const reconciliationStore = ({ background: pool, url }: Database): ReconciliationStore => ({
  audit: () => auditBooks({ url }),
  facts: async (span) => {
    const [rows, [sums], [count], totals, moved, late, books, [debits]] = await Promise.all([
      paymentsOfDay(pool, span),
      bookedAmounts(pool, span),
      orderedAmounts(pool, span),
      paidAmounts(pool, span),
      moneyFlows(pool, span),
      refundsNotBack(pool, span),
      booksOf(pool),
      debitsOfDay(pool, span),
    ])
    const { orders, ...ends } = count ?? { orders: 0, paid: 0, open: 0, unpaid: 0 }
    return {
      reckoned: rows,
      orders,
      ends,
      paid: totals,
      flows: moved,
      ...(debits && { debits }),
      notBack: late,
      granted: sums?.granted ?? 0,
      returned: sums?.returned ?? 0,
      booksSum: books.sum,
      walletsOff: books.walletsOff,
    }
  },
  keep: async (report, now) => {
    const { site, day } = report
    const kept = await keep(pool, { site, day, report: JSON.stringify(report), now })
    return kept.length > 0
  },
  unreported: async () => (await unreported(pool, {})).map(({ report }) => report),
  markReported: async ({ site, day }, now) => void (await markReported(pool, { site, day, now })),
  lastDay: async (site) => (await lastDay(pool, { site }))[0]?.day ?? null,
})
