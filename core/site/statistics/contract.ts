import * as z from 'zod/mini'
import { verdicts, warningKinds } from '#core/chat/warnings/values.ts'
import type { Calls } from '#core/contract/call.ts'
import { count, instant } from '#core/contract/shapes.ts'
import { currencies } from '#core/kernel/money.ts'
import { decisions, findings, reportReasons } from '#core/moderation/values.ts'
import { periodKinds, returnKinds } from './values.ts'

const currency = z.enum(currencies)
const minor = z.int()
const share = z.object({ fictional: count, all: count })

const period = z.object({
  /** `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. */
  period: z.string(),
  days: count,
  income: z.array(z.object({ method: z.string(), currency, minor, orders: count })),
  returned: z.array(z.object({ kind: z.enum(returnKinds), currency, minor, times: count })),
  unspent: z.nullable(
    z.object({
      all: z.int(),
      bought: z.nullable(count),
      worth: z.array(z.object({ currency, minor })),
    }),
  ),
  fiction: z.object({ profiles: share, conversations: share, paid: share }),
  members: z.object({
    daily: z.nullable(count),
    monthly: z.nullable(count),
    joined: count,
    confirmed: count,
    buyers: count,
  }),
  reports: z.array(z.object({ reason: z.enum(reportReasons), times: count })),
  decisions: z.array(
    z.object({ decision: z.enum(decisions), found: z.enum(findings), times: count }),
  ),
  decided: count,
  median_minutes: z.nullable(z.number()),
  appeals: z.object({ lodged: count, upheld: count, overturned: count }),
  warnings: z.array(
    z.object({ kind: z.enum(warningKinds), verdict: z.enum(verdicts), times: count }),
  ),
})
export type PeriodView = z.output<typeof period>

export const statisticsCalls = {
  'GET /api/statistics.php': {
    summary: 'How the site stands: what came in and went back, what is owed, and what waits.',
    audience: 'finance',
    query: z.object({ by: z.enum(periodKinds, 'field_invalid') }),
    answer: z.object({
      /** The oldest first; days that are over, as they were counted then. */
      periods: z.array(period),
      /** Of all that was decided in them. */
      median_minutes: z.nullable(z.number()),
      now: z.object({
        refunds: z.array(z.object({ currency, minor, times: count })),
        cases: z.object({ waiting: count, since: z.nullable(instant) }),
        orders: count,
        work: count,
      }),
    }),
    refusals: ['invalid'],
  },
} as const satisfies Calls
