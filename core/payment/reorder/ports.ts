import type { IdempotencyRecord } from '#core/kernel/ports.ts'
import type { LeasedUntil } from '#core/payment/ports.ts'
import type { LastOrder, Mandate } from './rules.ts'

/** `last`: the order that was placed last, whatever became of it; null before the first one. */
export type PreviousOrders = { orders: LastOrder[]; mandates: Mandate[]; last: string | null }

/** A mandate that has ended here, and that its provider has yet to hear of. */
export type EndedMandate = { id: string; provider: string; ref: string; tries: number }

export interface MandateStore {
  /** What a member has paid for and not got back, once of each kind, and what may be paid with. */
  look(account: string): Promise<PreviousOrders>
  /** One of the account's own that has not ended; null for another's as for none. */
  active(account: string, id: string): Promise<Mandate | null>
  /**
   * Ends one of the account's own. That its provider has to hear of it is written in the same
   * transaction. One that has ended already stays ended.
   */
  remove(request: {
    account: string
    id: string
    now: Date
    remember: IdempotencyRecord | null
  }): Promise<{ written: true } | { written: false; why: 'already_done' | 'not_found' }>
  /** The provider says that it is no longer good: it hears of nothing. */
  refuse(id: string, now: Date): Promise<void>
  /** Takes mandates whose end their provider has to hear of, for `ASK_LEASE_MS`. */
  takeEnded(now: Date, limit: number): Promise<LeasedUntil<EndedMandate>[]>
  /**
   * The provider has heard of it. What it called that of an erased member is forgotten, once no
   * order by it waits for the provider's answer; until then it is told again at growing intervals.
   */
  markReported(id: string, now: Date): Promise<void>
  /** The provider did not answer: one that was taken is told again at growing intervals. */
  notTold(taken: Pick<LeasedUntil<EndedMandate>, 'id' | 'until'>, now: Date): Promise<void>
}
