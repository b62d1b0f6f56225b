import type { DayReport, ReconciliationStore } from '#core/payment/reconciliation/rules.ts'
import type { Database } from '../../platform/database.ts'
import { t } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'
import { auditBooks, booksOf } from '../wallet/books.ts'
import {
  bookedAmounts,
  moneyFlows,
  orderedAmounts,
  paidAmounts,
  reckonedPayments,
  refundsNotBack,
} from './queries.ts'

const keep = statement({
  name: 'day_report_keep',
  values: { site: t.text(), day: t.date(), report: t.jsonb(), now: t.timestamptz() },
  columns: { day: t.date() },
  text: `insert into day_report (site_id, day, report, made_at) values (:site, :day, :report, :now)
  on conflict do nothing returning day`,
})

const untold = statement({
  name: 'day_report_untold',
  columns: { report: t.jsonb<DayReport>() },
  text: 'select report from day_report where told_at is null order by day limit 100',
})

const told = statement({
  name: 'day_report_told',
  values: { now: t.timestamptz(), site: t.text(), day: t.date() },
  text: `update day_report set told_at = :now where site_id = :site and day = :day and told_at is null`,
})

const lastDay = statement({
  name: 'day_report_last',
  values: { site: t.text() },
  columns: { day: t.text().nullable() },
  text: 'select max(day)::text as day from day_report where site_id = :site',
})

/** The ReconciliationStore port. */
export const reconciliationStore = ({ background: pool, url }: Database): ReconciliationStore => ({
  audit: () => auditBooks({ url }),
  facts: async (span) => {
    const [rows, [sums], [count], totals, moved, late, books] = await Promise.all([
      reckonedPayments(pool, span),
      bookedAmounts(pool, span),
      orderedAmounts(pool, span),
      paidAmounts(pool, span),
      moneyFlows(pool, span),
      refundsNotBack(pool, span),
      booksOf(pool),
    ])
    const { orders, ...ends } = count ?? { orders: 0, paid: 0, open: 0, unpaid: 0 }
    return {
      reckoned: rows,
      orders,
      ends,
      paid: totals,
      flows: moved,
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
  untold: async () => (await untold(pool, {})).map(({ report }) => report),
  told: async ({ site, day }, now) => void (await told(pool, { site, day, now })),
  lastDay: async (site) => (await lastDay(pool, { site }))[0]?.day ?? null,
})
