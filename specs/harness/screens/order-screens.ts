import { offerBanks, payWithoutBank, payWithoutConsent, useUnknownCode } from './payment-acts.ts'
import { type Screen, screen } from './screens.ts'

/** An order before it is paid. */
export const orderScreens = (): Screen[] => [
  screen('member', 'order', '/credits/credits-25'),
  screen('member', 'order with a method', '/credits/credits-25/ideal'),
  screen('newcomer', 'first order', '/credits/credits-25/ideal'),
  screen('newcomer', 'first order without consent', '/credits/credits-25/ideal', payWithoutConsent),
  screen('member', 'order by card', '/credits/credits-25/creditcard'),
  screen('member', 'order with a bank to choose', '/credits/credits-25/ideal', payWithoutBank, {
    before: offerBanks,
  }),
  screen('member', 'order with a refused code', '/credits/credits-25', useUnknownCode),
]
