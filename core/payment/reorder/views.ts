import type { Money } from '#core/kernel/money.ts'
import type { Bank } from '#core/payment/checkout/ports.ts'
import type { Method } from '#core/payment/methods.ts'
import type { Mandate, ReorderMeans } from './rules.ts'

/**
 * An order that can be placed again by one click. `payment`: the id to place it with. `price`: what
 * the bundle costs now, before a discount. `bank`: that of the last time, where there is a choice.
 */
export type ReorderOffer = {
  payment: string
  bundle: string
  credits: number
  price: Money
  method: Method
  bank: Bank | null
  lastAt: Date
  way: ReorderMeans
  /** The kept way that it is paid by. */
  mandate: string | null
}

/** The orders that can be placed again, the latest first, and all kept ways of paying. */
export type ReorderOffers = {
  orders: ReorderOffer[]
  vatBasisPoints: number
  /** The newest version of the text on immediate delivery that the member agreed to; 0 for none. */
  deliveryConsent: number
  mandates: Mandate[]
}
