import type { NewAccount } from '../account/values.ts'
import type { NewApproval } from '../moderation/approval/values.ts'
import type { NewCase, NewRestriction } from '../moderation/values.ts'
import type { NewDiscount, NewOrder } from '../payment/checkout/order.ts'
import type { NewMandate } from '../payment/direct-debit/values.ts'
import type { ReceiptDue } from '../payment/receipt/rules.ts'
import type { LedgerPosting } from '../payment/wallet/ledger.ts'
import type { NewPhoto } from '../photo/values.ts'
import type { Hint, Job } from './jobs.ts'
import type { EffectOf, EventOf, InputOf, Name } from './lifecycles.ts'

/** What is stored beside a lifecycle from its beginning on. */
export type RecordOf<N extends Name> = N extends 'account'
  ? NewAccount
  : N extends 'payment'
    ? NewOrder
    : N extends 'discount'
      ? NewDiscount
      : N extends 'moderationCase'
        ? NewCase
        : N extends 'restriction'
          ? NewRestriction
          : N extends 'photo'
            ? NewPhoto
            : N extends 'approval'
              ? NewApproval
              : N extends 'mandate'
                ? NewMandate
                : null

/**
 * An event for another lifecycle. With `must`, its refusal undoes everything that led to it.
 * `ended`: the work that there is instead where that lifecycle has ended.
 */
export type Send = {
  [N in Name]: { to: N; id: string; event: EventOf<N>; must: boolean; ended?: Job[] }
}[Name]

/** What begins another lifecycle. */
export type Beginning = {
  [N in Name]: { to: N; id: string; begin: InputOf<N>; record: RecordOf<N>; must: boolean }
}[Name]

export type Reaction = {
  send?: (Send | Beginning)[]
  postings?: LedgerPosting[]
  receipts?: ReceiptDue[]
  jobs?: Job[]
  hints?: Hint[]
}

export type Reactions = {
  [N in Name]: {
    [E in EffectOf<N>['type']]: (effect: Extract<EffectOf<N>, { type: E }>) => Reaction
  }
}
