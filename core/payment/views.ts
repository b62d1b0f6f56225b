import type { StateValue } from 'xstate'
import type { Context } from './setup.ts'

type Stored = { state: StateValue; context: Context }

/**
 * A payment as its payer may know it: what came, what went back, what a person still has to pay,
 * and the page at the bank with its number there. In which mode it was, how a code was counted and
 * what the bank has done and undone are the books' own.
 */
export const paymentForPayer = ({ state, context }: Stored): Stored => {
  const { payment, account, credits, amount, method, granted, returned } = context
  const { paidMinor, backMinor, refusedMinor, charged, ref, checkoutUrl } = context
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
    },
  }
}
