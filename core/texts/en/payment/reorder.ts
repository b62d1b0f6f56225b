import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlReorder } from '#core/texts/nl/payment/reorder.ts'

/** Buying again what one bought before, and the ways of paying that are kept, in English. */
export const enReorder: TextsOf<typeof nlReorder> = {
  repeat: {
    title: 'Repeat your order',
    lead: 'Order again with one click what you bought before, at the price of today.',
    link: 'Repeat your last order',
    last: 'Last ordered on {{date}}',
    pay: 'Pay {{price}}',
    payOf: 'Pay {{price}} for {{credits}} by {{method}}',
    byMandate: '{{method}}, saved by you. You pay at once, without a payment page.',
    byDebit: '{{method}} from the account that you saved.',
    byRedirect: 'You pay by {{method}} on the payment page.',
    byBank: 'You pay by {{method}} at {{bank}}.',
    otherWay: 'Pay another way',
    none: 'There is nothing to repeat now',
    noneText: 'Once you have bought something that is still for sale, you will find it here.',
    toCredits: 'See the bundles',
    ended: 'This saved way of paying no longer works. Nothing was ordered and nothing was charged.',
    placed: 'This order has been placed already, perhaps in another window.',
    keep: 'Save payment method',
    keepText:
      'Next time you order with one click. Your details are with the payment provider, not with us. Nothing is ever charged unless you click to pay, and you can remove it at any time in your settings.',
    loading: 'One moment, the provider is taking your payment.',
  },
  mandates: {
    title: 'Saved payment methods',
    text: 'With these you order again with one click. Nothing is ever charged unless you click to pay.',
    none: 'You have not saved a payment method. You can do so when you order.',
    given: 'Saved on {{date}}',
    remove: 'Remove',
    removeOf: 'Remove {{method}}',
    removed: 'Removed. You can order nothing more with it.',
    failed: 'Your saved ways of paying cannot be shown now.',
  },
}
