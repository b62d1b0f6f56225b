import type { EventFromLogic } from 'xstate'
import { paymentChart } from '#core/charts/of/payment.ts'
import type { Due } from '#core/kernel/lifecycle.ts'
import type { Order } from '#core/payment/checkout/order.ts'
import { payment } from '#core/payment/machine.ts'
import type { ProviderReport } from '#core/payment/rules.ts'
import { exploreAsTold } from '#specs/harness/support/explore.ts'

const withCode = (): Order => {
  const found = paymentChart.begins
    .map(({ facts }) => facts as Order)
    .find(({ discount }) => discount)
  if (!found) throw new Error('No order with a code is told of')
  return found
}

export const order = withCode()
/** 25 credits for 7.49 of 9.99. */
export const WITHOUT_DISCOUNT = 19
export const report: ProviderReport = { reference: order.payment, amount: order.amount, live: true }
export const lies: ProviderReport[] = [
  { ...report, reference: 'another' },
  { ...report, amount: { minor: 748, currency: 'EUR' } },
  { ...report, amount: { minor: 749, currency: 'SEK' } },
  { ...report, live: false },
]
export const { paths, pairs } = exploreAsTold(payment, order, {
  paid: lies.flatMap((lie) => [{ report: lie }, { report: lie, discountGone: true }]),
  partlyRefunded: lies.slice(0, 1).map((lie) => ({ report: { ...lie, backMinor: 300 } })),
  paidTwice: [{ report: { ...report, backMinor: 749 } }],
  refunded: [{ report: { ...report, cameMinor: 749 } }],
  chargedBack: [{ report: { ...report, cameMinor: 749 } }],
  wonBack: [
    { report: { ...report, cameMinor: 749, undone: 2 } },
    { report: { ...report, undone: 1, backMinor: 300 } },
    { report: { ...report, undone: 2 } },
    { report: { ...report, undone: 2, backMinor: 300 } },
  ],
  giveBack: [
    { minor: 700, credits: 18, by: 'withdrawn' },
    { minor: 1_499, credits: 10, by: 'givenBack' },
    { minor: 0, credits: 0, by: 'givenBack' },
  ],
})

export const of = { payment: order.payment, account: order.account }

export type PaymentEvent = EventFromLogic<typeof payment.machine>
export const truths: (PaymentEvent | { type: Due })[] = [
  { type: 'opened', ref: 'tr_1', checkoutUrl: 'https://bank.example/1' },
  { type: 'providerSilent' },
  { type: 'refusedByProvider' },
  { type: 'paid', report },
  { type: 'failed' },
  { type: 'cancelled' },
  { type: 'xstate.after.payWindow.payment.loading' },
  { type: 'xstate.after.payWindow.payment.unknown' },
  { type: 'xstate.after.payWindow.payment.pending' },
]
