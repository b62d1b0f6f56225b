import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDiscount } from '#core/texts/nl/payment/discount.ts'

/** Discounts, which only members see, in English. */
export const enDiscount: TextsOf<typeof nlDiscount> = {
  discount: {
    bonus: '{{percent}} off your first purchase. Time left:',
    welcome_one: 'Welcome discount: {{percent}} off your first purchase, for {{count}} hour.',
    welcome_other: 'Welcome discount: {{percent}} off your first purchase, for {{count}} hours.',
    was: 'Was {{price}}',
    now: 'Now {{price}}',
    have: 'Do you have a discount code?',
    label: 'Discount code',
    use: 'Use',
    remove: 'Remove the code',
    applied: '{{percent}} off with {{code}}',
    from: 'This code is for orders of {{price}} and more.',
    only: 'This code is valid with {{methods}} only.',
    better: 'Without this code you get {{percent}} off: remove it and you pay less.',
    personal: {
      newcomer: 'Personal: you get it because you are new.',
      stay: 'Personal: you get it because you found it too expensive.',
      given: 'Personal: we gave this code to you alone.',
    },
  },
  discountRefusal: {
    code_below_minimum: 'This code is for larger orders.',
    code_expired: 'This code has expired.',
    code_first_purchase: 'This code is for your first purchase.',
    code_not_active: 'This code is not valid right now.',
    code_of_another: 'This code is for somebody else.',
    code_other_country: 'This code is not valid in your country.',
    code_other_currency: 'This code is not valid in this currency.',
    code_other_method: 'This code is not valid with this payment method.',
    code_unknown: 'We do not know this code. Check that you copied it right.',
    code_used: 'This code has been used already.',
  },
}
