/** Buying again what one bought before, and the ways of paying that are kept, in English. */
export const enRepeat = {
  repeat: {
    title: 'Repeat your order',
    lead: 'What you bought before you order again here with one click. At the price of now.',
    link: 'Repeat your last order',
    last: 'Last ordered on {{date}}',
    pay: 'Pay {{price}}',
    payOf: 'Pay {{price}} for {{credits}} by {{method}}',
    byMandate: 'Is taken at once by the {{method}} that you saved. You will see no payment page.',
    byRedirect: 'You pay by {{method}} on the payment page.',
    byBank: 'You pay by {{method}} at {{bank}}.',
    otherWay: 'Pay another way',
    otherWayOf: 'Pay for {{credits}} another way',
    none: 'There is nothing to repeat now',
    noneText: 'Once you have bought something that is still for sale, you will find it here.',
    toCredits: 'See the bundles',
    ended:
      'This saved way of paying is no longer good. Nothing was ordered and nothing was charged.',
    placed: 'This order has been placed already, perhaps in another window.',
    keep: 'Save this way of paying',
    keepText:
      'Next time you order with one click. Your details are with the payment provider, not with us. Nothing is ever charged unless you click to pay, and you can remove it at any time in your settings.',
    loading: 'One moment, the provider is taking your payment.',
  },
  mandates: {
    title: 'Saved ways of paying',
    text: 'With these you order again with one click. Nothing is ever charged unless you click to pay.',
    none: 'You have saved no way of paying. You can choose to do so when you order.',
    given: 'Saved on {{date}}',
    remove: 'Remove',
    removeOf: 'Remove {{method}}',
    removed: 'Removed. Nothing more can be paid with it.',
    failed: 'Your saved ways of paying cannot be shown now.',
  },
} as const
