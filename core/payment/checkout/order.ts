import type { Money } from '../../kernel/money.ts'
import type { Method } from '../methods.ts'
import type { Price } from './pricing.ts'

/**
 * A code that the order was placed with: `id` of its use, and what the order costs without it.
 * `firstPurchaseOnly`: it counts for the payment that comes first, whatever was ordered first.
 */
export type OrderDiscount = {
  id: string
  code: string
  fullMinor: number
  firstPurchaseOnly?: true
}

/**
 * `live` is false for a provider's test mode, whose word never counts for a live order. `advance`: the
 * credits that come before its money; left out: none.
 */
export type Order = {
  payment: string
  account: string
  credits: number
  amount: Money
  method: Method
  live: boolean
  discount: OrderDiscount | null
  advance?: number
}

/**
 * The credits that the money of an order has brought, of those that were ordered: fewer where
 * another payment has used up its discount code, and all while none has come.
 */
export const creditsGrantedOf = ({
  credits,
  lifecycle: { context },
}: {
  credits: number
  lifecycle: { context: Record<string, unknown> }
}): number => {
  const granted = Number(context.granted)
  return granted > 0 ? Math.min(credits, granted) : credits
}

/**
 * What became of the money of an order, in its minor units: `paid` in all, `back` of that or on its
 * way there, of which the payer's bank took `charged`, and `byHand` is left to a person. `taken` are
 * the credits that went with it, of those `granted`.
 */
export const moneyBackOf = ({
  lifecycle: { context },
}: {
  lifecycle: { context: Record<string, unknown> }
}) => {
  const { minor: charged = 0 } = (context.charged ?? {}) as { minor?: number }
  return {
    paid: Number(context.paidMinor),
    back: Number(context.backMinor),
    byHand: Number(context.refusedMinor),
    charged,
    taken: Number(context.returned),
    granted: Number(context.granted),
  }
}

/** Whether nothing is left of the money that came for an order. */
export const isAllBack = (order: { lifecycle: { context: Record<string, unknown> } }): boolean => {
  const { paid, back } = moneyBackOf(order)
  return paid > 0 && back >= paid
}

/** What is written beside the lifecycle when a payment begins. */
export type NewOrder = {
  site: string
  account: string
  bundle: string
  credits: number
  method: Method
  /** Of those that the provider lets choose from, by its own id. */
  bank?: string | null
  price: Price
  /** The version of the text on immediate delivery that its buyer agrees to. */
  deliveryConsent: number
  /** Its buyer agrees that the way of paying is kept: the version of the text that says so. */
  savedMethodConsent?: string | null
  /** The mandate that it is paid by. */
  mandate?: string | null
  /** So many credits its site lets a member have before their money. */
  mostInAdvance?: number
  provider: string
}

/** What is written beside the use of a discount code. */
export type NewDiscount = {
  site: string
  code: string
  account: string
}
