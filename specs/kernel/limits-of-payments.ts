import { DAY_MS } from '#core/kernel/time-units.ts'
import { type LastOrder, reordersOf } from '#core/payment/reorder/rules.ts'
import { askAgainMs, askSilentMs } from '#core/payment/rules.ts'
import { spendingLimitForm } from '#core/payment/spending-limit/contract.ts'
import { changedLimit, limitAt, noLimit } from '#core/payment/spending-limit/rules.ts'

type Verdicts = [at: unknown, beyond: unknown, expected: [at: unknown, beyond: unknown]]

const START = new Date('2026-06-15T10:00:00Z')
const cents = (minor: number) => ({ minor, currency: 'EUR' }) as const

/** What the rules of paying say on both sides of each limit. */
export const bothSidesOfPayments: Record<string, (limit: number) => Verdicts> = {
  SPENDING_RAISE_DAYS: (days) => {
    const one = changedLimit(changedLimit(noLimit, cents(1), START), cents(2), START)
    const after = (ms: number) => limitAt(one, new Date(START.getTime() + ms)).limit?.minor
    return [after(days * DAY_MS), after(days * DAY_MS - 1), [2, 1]]
  },
  SPENDING_LIMIT_MAX: (max) => {
    const of = (minor: number) =>
      spendingLimitForm.safeParse({ period: 'day', limit: cents(minor) }).success ? 'ok' : 'no'
    return [of(max), of(max + 1), ['ok', 'no']]
  },
  REORDERS_MAX: (max) => {
    const of = (count: number) => {
      const bundles = Array.from({ length: count }, (_, nth) => `bundle ${nth}`)
      const orders = bundles.map((bundle) => ({ bundle, method: 'ideal', bank: null, at: START }))
      const sold = bundles.map((id) => ({ id, methods: ['ideal' as const], banks: {} }))
      const found = reordersOf(orders as LastOrder[], { sold, mandates: [] })
      return found.length === count
    }
    return [of(max), of(max + 1), [true, false]]
  },
  ASK_FIRST_MS: (ms) => [askAgainMs(0), askAgainMs(1), [ms, 2 * ms]],
  ASK_SILENT_FIRST_MS: (ms) => [askSilentMs(0), askSilentMs(1), [ms, 2 * ms]],
  ASK_SILENT_LAST_MS: (ms) => [askSilentMs(5) < ms, askSilentMs(6), [true, ms]],
  ASK_LAST_MS: (ms) => [askAgainMs(8) < ms, askAgainMs(9), [true, ms]],
}
