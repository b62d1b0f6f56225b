import type { Market } from './checkout/market.ts'
import type { Bundle } from './checkout/values.ts'
import type { ExistingCode } from './discount/giving.ts'
import type { Code } from './discount/rules.ts'
import type { PlacedOrder } from './views.ts'
import type { CreditPurchase } from './withdrawal/rules.ts'

/** A payment that is not final, and how to ask its provider about it. */
export type OpenPayment = {
  payment: string
  provider: string
  ref: string | null
  asked: number
  orderedAt: Date
  /** The bank that was chosen, by the provider's id. */
  bank?: string | null
  /** Whether its buyer agrees that the way of paying is kept. */
  keeps?: boolean
  /**
   * What it is paid by instead of a page: our id of it, what the provider calls it, and whether
   * it holds no longer.
   */
  mandate?: { id: string; ref: string; ended: boolean } | null
}

/** A part of a payment that the site decided to give back, as its provider is asked for it. */
export type RefundPart = { payment: string; minor: number; part: number }

/** Nobody else takes it before `until`; whoever took it says what came of it before that. */
export type LeasedUntil<T> = T & { until: Date }

export interface PaymentStore {
  /** The bundles on sale in a market, the smallest first. */
  bundles(site: string, market: Pick<Market, 'country' | 'currency'>): Promise<Bundle[]>
  /** One of the account's own orders; null for another's as for none. */
  order(account: string, payment: string): Promise<PlacedOrder | null>
  /** The newest text on immediate delivery that a member ordered with; 0 for none. */
  deliveryConsent(account: string): Promise<number>
  /** Whose order a receipt is of, by the address of its buyer; null where the two do not fit. */
  soldTo(buyer: {
    site: string
    email: string
    year: number
    number: number
  }): Promise<{ account: string; payment: string } | null>
  /** What a member has, and what is owed beside it. */
  balance(account: string): Promise<{ credits: number; owed: number }>
  /** What a member paid for from an instant on, the latest first, and what is left of it. */
  lots(account: string, since: Date): Promise<CreditPurchase[]>
  /** A code that the site gives out, written as `codeOf` does; null when there is none. */
  code(site: string, code: string): Promise<Code | null>
  /** Gives a code out, unless there is one of that name already. */
  giveCode(site: string, code: Code): Promise<void>
  /** The codes that operators gave out, by name; those of leaving members are not among them. */
  codes(site: string): Promise<ExistingCode[]>
  /** Ends a code; whether there was one that still counted. */
  endCode(site: string, code: string): Promise<boolean>
  /** What the worker needs of one payment. */
  open(payment: string): Promise<OpenPayment | null>
  /** Whether a payment of ours has this reference at the provider. */
  knows(provider: string, ref: string): Promise<boolean>
  /**
   * Takes payments that no money has come for and that are due to be asked about, given up or
   * not, for `ASK_LEASE_MS`, so that two sweepers never take the same one, and one that is taken
   * and not asked about is due again; none of the providers `except`. A paid one is due every
   * `REVERSAL_ASK_MS`, for as long as its money may go back.
   */
  takeDue(now: Date, limit: number, except?: readonly string[]): Promise<LeasedUntil<OpenPayment>[]>
  /**
   * A payment that was taken has been asked about, and is due again at growing intervals: where its
   * provider answered (`askAgainMs`) after at most `ASK_TIMES_MAX` questions no more, else by
   * `askSilentMs`. Where it has moved on meanwhile, it is due as that move says.
   */
  recordAnswer(
    taken: Pick<LeasedUntil<OpenPayment>, 'payment' | 'until'>,
    what: { answered: boolean; now: Date },
  ): Promise<void>
  /** All that may still change are due at once; answers how many. */
  askAll(now: Date): Promise<number>
  /**
   * Takes refunds to which the provider has said neither yes nor no for `REFUND_ASK_MS` since it
   * was asked, for as long as it takes; for `ASK_LEASE_MS`, as payments are taken.
   */
  takeUnanswered(now: Date, limit: number): Promise<LeasedUntil<RefundPart>[]>
  /** A refund that was taken has been asked for: without an answer it is due `REFUND_ASK_MS` later. */
  refundAsked(
    taken: Pick<LeasedUntil<RefundPart>, 'payment' | 'part' | 'until'>,
    now: Date,
  ): Promise<void>
  /** The provider has taken a refund upon itself; that it refuses one is known by the chart. */
  refundTaken(refund: Pick<RefundPart, 'payment' | 'part'>): Promise<void>
  /** Which provider a payment was ordered at; null for none of ours. */
  providerOf(payment: string): Promise<string | null>
  /**
   * For a mail: the order, whose it is, on which site, and the number of the receipt of its sale,
   * once issued; and of the credits of each part of it (`LedgerPosting`), how many went at once on
   * what the member owed, and are owed no more.
   */
  receipt(payment: string): Promise<{
    order: PlacedOrder
    account: string
    site: string
    number: string | null
    settled: Settled[]
  } | null>
}

/** Credits that went at once on what was owed; a part without any has none. */
export type Settled = { part: number; credits: number }

/** What providers said, written down before it is answered, worked off afterwards (M8). */
export interface WebhookInbox {
  /**
   * Durable when it returns; its work is queued in the same transaction. A report that still waits
   * to be worked off stands for every further one about the same payment.
   */
  put(provider: string, ref: string, now: Date): Promise<void>
  /** The reports about a payment are worked off from now on: a later one is a new one. */
  take(provider: string, ref: string): Promise<void>
}
