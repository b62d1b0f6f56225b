import type { Answer } from '#core/contract/contract.ts'
import type { OrderView } from '#core/contract/credits.ts'
import type { Currency } from './money.ts'
import type { Bundle } from './pricing.ts'

/** A payment that is not final, and how to ask its provider about it. */
export type OpenPayment = { payment: string; provider: string; ref: string | null; asked: number }

export interface PaymentStore {
  /** The bundles on sale in a currency, the smallest first. */
  bundles(site: string, currency: Currency): Promise<Bundle[]>
  /** One of the account's own orders; null for another's as for none. */
  order(account: string, payment: string): Promise<OrderView | null>
  /** The member's orders and every change of the balance, the latest first (at most 200 each). */
  transactions(account: string): Promise<Answer<'GET /api/transactions.php'>>
  /** What the worker needs of one payment. */
  open(payment: string): Promise<OpenPayment | null>
  /**
   * Takes payments that are not final and are due to be asked about, and notes when to ask next
   * (`askAgainMs`), so that two sweepers never take the same one.
   */
  takeDue(now: Date, limit: number): Promise<OpenPayment[]>
  /** For a receipt: the order with its buyer's language and site. */
  receipt(payment: string): Promise<{ order: OrderView; account: string } | null>
}

/** What providers said, written down before it is answered, worked off afterwards (M8). */
export interface WebhookInbox {
  /** Durable when it returns; its work is queued in the same transaction. */
  put(provider: string, ref: string, now: Date): Promise<void>
}
