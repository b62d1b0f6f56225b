import type { Method } from './methods.ts'
import type { Price } from './pricing.ts'

/** What is written beside the lifecycle when a payment begins. */
export type NewOrder = {
  site: string
  account: string
  bundle: string
  credits: number
  method: Method
  price: Price
  provider: string
}

/** What is written beside the use of a discount code. */
export type NewDiscount = {
  site: string
  code: string
  account: string
}
