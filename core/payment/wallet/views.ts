import type { MemberCard } from '#core/discovery/views.ts'
import type { Money } from '#core/kernel/money.ts'
import type { Method } from '#core/payment/methods.ts'
import type { ReceiptKind, ReceiptLine } from '#core/payment/receipt/rules.ts'
import type { TimelineEvent } from '#core/payment/timeline.ts'
import type { PlacedOrder } from '#core/payment/views.ts'
import type { CompanyInfo } from '#core/site/views.ts'
import type { BalanceHistory } from './balance-history.ts'
import type { Reason } from './values.ts'

/** Of a long list, the latest first; `next` is where the next page begins, null after the last one. */
export type Page<T> = { rows: T[]; next: string | null }

/** Whom credits went to; without a picture where there is none to be seen. */
export type Recipient = Pick<MemberCard, 'id' | 'name' | 'fictional' | 'mainImage'>

export type SpentOn = { member: Recipient; credits: number }

/** How a balance went, and on whom most was spent in that time, the most first. */
export type BalanceCourse = BalanceHistory & { spentOn: SpentOn[] }

/**
 * One change of the balance. `about`: the payment that brought or took credits, or the name of the
 * member that a message went to, who is `member`. `conversation`: while it is on the member's list.
 */
export type BalanceChange = {
  id: string
  at: Date
  reason: Reason
  credits: number
  balance: number
  about: string | null
  member: Recipient | null
  payment: string | null
  conversation: string | null
}

/** The latest of both, and what there is and is owed now. */
export type WalletOverview = {
  orders: Page<PlacedOrder>
  changes: Page<BalanceChange>
  credits: number
  owed: number
}

/** What was sold, or went back, as it stood on that day; a note's amounts are negative. */
export type IssuedReceipt = {
  number: string
  kind: ReceiptKind
  at: Date
  credits: number
  lines: ReceiptLine[]
  amount: Money
  vat: { basisPoints: number; minor: number }
  method: Method
  seller: CompanyInfo
}

/** What became of an order, step by step, and its receipts, the first one first. */
export type OrderHistory = {
  /** The version of the text on immediate delivery that its payer agreed to, when it was placed. */
  deliveryConsent: number
  createdAt: Date
  timeline: { event: TimelineEvent; at: Date }[]
  receipts: IssuedReceipt[]
}
