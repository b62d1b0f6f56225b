import { DAY_MS } from '#core/kernel/time-units.ts'
import type { Method } from '#core/payment/methods.ts'
import { REVERSAL_ASK_MS, REVERSAL_MS } from '#core/payment/rules.ts'
import { DEBIT_REVERSAL_ASK_MS, DEBIT_REVERSAL_DAYS } from './rules.ts'

/** For so long the money of a method may go back. */
export const reversalMsOf = (method: Method): number =>
  method === 'directdebit' ? DEBIT_REVERSAL_DAYS * DAY_MS : REVERSAL_MS

/** When a paid payment is asked about next, from now on; null once nothing can go back any more. */
export const nextReversalAskMs = (paid: { method: Method; paidMs: number }, nowMs: number) => {
  if (nowMs + REVERSAL_ASK_MS <= paid.paidMs + REVERSAL_MS) return nowMs + REVERSAL_ASK_MS
  const endMs = paid.paidMs + reversalMsOf(paid.method)
  const isLate = endMs > paid.paidMs + REVERSAL_MS && nowMs < endMs
  return isLate ? Math.min(nowMs + DEBIT_REVERSAL_ASK_MS, endMs) : null
}
