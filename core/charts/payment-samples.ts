import type { Order } from '#core/payment/checkout/order.ts'
import type { ProviderReport } from '#core/payment/rules.ts'
import type { Sample } from './chart.ts'

/** What is ordered in the samples of the payment's chart. */
export const order: Order = {
  payment: 'betaling',
  account: 'lid',
  credits: 25,
  amount: { minor: 999, currency: 'EUR' },
  method: 'ideal',
  live: true,
  discount: null,
}
export const withCode: Order = {
  ...order,
  amount: { minor: 749, currency: 'EUR' },
  discount: { id: 'code', code: 'WELKOM25', fullMinor: 999 },
}
const { live, payment: reference } = order

/** The provider's word on this order, and on what is not this order. */
const report: Sample<{ report: ProviderReport }>[] = [
  {
    nl: 'Het bedrag klopt (€ 9,99)',
    en: 'The amount is right (€ 9.99)',
    facts: { report: { reference, amount: order.amount, live } },
  },
  {
    nl: 'Het bedrag klopt, met de code (€ 7,49)',
    en: 'The amount is right, with the code (€ 7.49)',
    facts: { report: { reference, amount: withCode.amount, live } },
  },
  {
    nl: 'Een cent te weinig (€ 9,98)',
    en: 'A cent too little (€ 9.98)',
    facts: { report: { reference, amount: { minor: 998, currency: 'EUR' }, live } },
  },
  {
    nl: 'Een andere munt',
    en: 'Another currency',
    facts: { report: { reference, amount: { minor: 999, currency: 'SEK' }, live } },
  },
  {
    nl: 'Een andere bestelling',
    en: 'Another order',
    facts: { report: { reference: 'andere', amount: order.amount, live } },
  },
  {
    nl: 'Alleen een proefbetaling',
    en: 'A test payment only',
    facts: { report: { reference, amount: order.amount, live: false } },
  },
]
/** The same, of a payment of which the bank has undone one chargeback. */
const saidSince = report.map(({ nl, en, facts }) => ({
  nl: `${nl}; er is één terugboeking ongedaan gemaakt`,
  en: `${en}; one chargeback was undone`,
  facts: { report: { ...facts.report, undone: 1 } },
}))

const [right, ...others] = report
const [rightSince, rightWithCode, ...othersSince] = saidSince
if (!right || !rightSince || !rightWithCode) throw new Error('The provider says nothing')

/** What is right, and all else, before a chargeback was undone and since. */
export const said = { right, others, rightSince, rightWithCode, othersSince }
