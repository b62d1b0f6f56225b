import type { Currency, Money } from '#core/kernel/money.ts'
import type { IdempotencyRecord } from '#core/kernel/ports.ts'
import type { SpendingLimits, SpendingPeriod, SpentSoFar } from './rules.ts'

/** What has been spent in each period, and what of that is for orders that are still open. */
export type Spending = { limits: SpendingLimits; spent: SpentSoFar; open: SpentSoFar }

export interface SpendingStore {
  /** The limits of a member as they were set, and what was spent in the periods of now. */
  look(account: string, currency: Currency, now: Date): Promise<Spending>
  /** Follows `changedLimit`, one wish at a time. */
  change(request: {
    account: string
    period: SpendingPeriod
    limit: Money | null
    now: Date
    remember: IdempotencyRecord | null
  }): Promise<{ written: true } | { written: false; why: 'already_done' }>
}
