import type { Method } from './methods.ts'
import type { Price } from './pricing.ts'

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
  provider: string
}

/** What is written beside the use of a discount code. */
export type NewDiscount = {
  site: string
  code: string
  account: string
}
