import type { StateValue } from 'xstate'
import type { Price } from './checkout/pricing.ts'
import type { Method } from './methods.ts'
import type { Context } from './setup.ts'
import type { Withdrawal } from './withdrawal/rules.ts'

type Stored = { state: StateValue; context: Context }

/** An order as its payer may know it. `bank`: by the provider's id. */
export type PlacedOrder = {
  payment: string
  bundle: string
  credits: number
  price: Price
  discountCode: string | null
  method: Method
  bank: string | null
  /** It is paid by a kept way, without a page. */
  isByMandate: boolean
  lifecycle: Stored
  /** Where it is paid; null while the provider prepares it. */
  checkoutUrl: string | null
  /** The version of the text on immediate delivery that its payer agreed to; 0 before it was asked. */
  deliveryConsent: number
  createdAt: Date
  completedAt: Date | null
  withdrawal: Withdrawal | null
}

/** Since when an order counts: it was paid then, or is still as it was placed. */
export const saleDateOf = ({ completedAt, createdAt }: PlacedOrder): Date =>
  completedAt ?? createdAt

/**
 * A payment as its payer may know it: what came, what went back, what a person still has to pay,
 * and the page at the bank with its number there. In which mode it was, how a code was counted and
 * what the bank has done and undone are the books' own.
 */
export const paymentForPayer = ({ state, context }: Stored): Stored => {
  const { payment, account, credits, amount, method, granted, returned } = context
  const { paidMinor, backMinor, refusedMinor, charged, ref, checkoutUrl } = context
  const { advance, advanced, debitAt } = context
  return {
    state,
    context: {
      payment,
      account,
      credits,
      amount,
      method,
      granted,
      returned,
      paidMinor,
      backMinor,
      refusedMinor,
      ref,
      checkoutUrl,
      charged: { credits: 0, minor: charged.minor, undone: 0 },
      askedMinor: 0,
      discount: null,
      live: false,
      ...(advance !== undefined && { advance }),
      ...(advanced !== undefined && { advanced }),
      ...(debitAt !== undefined && { debitAt }),
    },
  }
}
