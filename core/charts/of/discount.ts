import { discount } from '#core/payment/discount/machine.ts'
import { chartOf } from '../chart.ts'

export const discountChart = chartOf(discount, {
  folder: 'core/payment/discount',
  title: { nl: 'Kortingscode', en: 'Discount code' },
  about: {
    nl: 'Het gebruik van een kortingscode: bestellen gebruikt hem niet op, betalen wel.',
    en: 'The use of a discount code: an order does not use it up, a payment does.',
  },
  begins: [
    {
      nl: 'Een bestelling met WELKOM25',
      en: 'An order with WELKOM25',
      facts: { discount: 'code' },
    },
  ],
  samples: {},
  rules: {},
  effects: {},
})
