import * as z from 'zod/mini'
import { currencies } from '#core/kernel/money.ts'
import { SPENDING_LIMIT_MAX, spendingPeriods } from '#core/payment/spending-limit/rules.ts'
import type { Calls } from '../../contract/call.ts'
import { instant, money } from '../../contract/shapes.ts'

const spendingLimit = z.object({
  period: z.enum(spendingPeriods),
  /** Null where there is none. */
  limit: z.nullable(money),
  /** A limit that is raised, or taken away, from `at` on. */
  next: z.nullable(z.object({ limit: z.nullable(money), at: instant })),
  /** What orders of this period came to, those that are still open among them. */
  spent: money,
  open: money,
  left: z.nullable(money),
  /** When the next period begins. */
  until: instant,
})
export type SpendingLimitView = z.output<typeof spendingLimit>

export const spendingLimitForm = z.object({
  period: z.enum(spendingPeriods),
  limit: z.nullable(
    z.object({
      minor: z
        .int('field_invalid')
        .check(z.minimum(0, 'field_invalid'), z.maximum(SPENDING_LIMIT_MAX, 'field_invalid')),
      currency: z.enum(currencies),
    }),
  ),
})

const limits = z.object({
  /** What the member pays in, and so what a new limit is in. */
  currency: z.enum(currencies),
  limits: z.array(spendingLimit),
})

export const spendingLimitCalls = {
  'GET /api/spending-limit.php': {
    summary: "The member's own limits on what is spent in a day, a week and a month.",
    audience: 'member',
    answer: limits,
    refusals: [],
  },
  'PUT /api/spending-limit.php': {
    summary: 'Set such a limit, or none. Lower counts at once; higher and none after some days.',
    audience: 'member',
    body: spendingLimitForm,
    answer: limits,
    refusals: ['invalid', 'key_reused', 'not_now'],
  },
} as const satisfies Calls
