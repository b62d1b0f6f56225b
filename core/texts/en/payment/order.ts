import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlOrder } from '#core/texts/nl/payment/order.ts'

/** What became of an order, in English. */
export const enOrder: TextsOf<typeof nlOrder> = {
  payment: {
    loading: {
      title: 'We are preparing your payment',
      text: 'One moment, you are about to go to the payment page.',
      short: 'Being prepared',
    },
    unknown: {
      title: 'The payment provider does not answer',
      text: 'We keep trying. We request the payment only once.',
      short: 'Waiting for the payment provider',
    },
    pending: {
      title: 'Your payment is under way',
      text: 'As soon as it has arrived you will see it here. You can close this page safely.',
      short: 'Under way',
    },
    completed: {
      title: 'Paid, thank you!',
      text: 'Your {{credits}} are ready.',
      short: 'Paid',
    },
    failed: {
      title: 'The payment failed',
      text: 'Nothing was taken from your account. Try again with another method.',
      short: 'Failed',
    },
    cancelled: {
      title: 'The payment was cancelled',
      text: 'Nothing was taken from your account. Try again with another method.',
      short: 'Cancelled',
    },
    paidTwice: {
      title: 'You have paid twice',
      text: 'Both count: {{credits}} are ready for you. Not what you meant? Email us and we pay you back.',
      short: 'Paid twice',
    },
    partlyRefunded: {
      title: 'Money is going back',
      text: 'Of the {{paid}} you get {{back}} back.',
      short: 'Refunded in part',
    },
    refunded: {
      title: 'Your payment has been refunded',
      text: 'You get the {{back}} back the way you paid.',
      short: 'Refunded',
    },
    chargedBack: {
      title: 'Your bank has charged the payment back',
      text: 'You have the {{back}} again.',
      short: 'Charged back',
    },
    wonBack: {
      title: 'Your payment counts again',
      text: 'Your bank has undone its charge-back. Your credits are back.',
      short: 'Paid again',
    },
    why: {
      withdrawn: 'You withdrew from this order.',
      charged: 'Your bank has taken {{charged}} back.',
      twice: 'You had paid twice.',
    },
    taken: 'For that, {{taken}} of the {{granted}} credits go off your balance.',
    takenAll: 'For that, the {{granted}} credits of this payment go off your balance.',
    byHand: 'With {{byHand}} that did not go by itself. We take care of it for you.',
    staysPremium: 'You stay Premium.',
    wrong: 'Is something not right? Email us and we sort it out together.',
    toNote: 'See the credit note',
    mail: 'Email us about this',
    fewer:
      'That is fewer than you ordered: your discount code did not count any more, as another payment came first.',
    becamePremium: 'You are Premium now.',
    stays: 'Paid once, and it stays that way.',
    checkout: 'To the payment page',
    again: 'Choose another method',
    retryCard: 'Credit card again',
    retryWith: '{{method}} again',
    toBalance: 'See your credits',
    paypal: 'Pay with PayPal',
    chat: 'Go on chatting',
    browse: 'See members',
    chatWith: 'Go on with {{name}}',
    onBalance: '{{credits}} on your balance',
    toReceipt: 'See your receipt',
    order: 'Order',
    orderOf: '{{credits}} by {{method}}',
    method: 'Method',
    number: 'Order number',
    date: 'Date',
    bank: 'Play the bank: refund, charge back or pay once more',
    watching: 'We keep looking whether your payment has arrived.',
    lapses: 'Not paying after all? Then your order lapses by itself.',
    seenAt: 'Last seen: {{when}}.',
    notSeen:
      'We cannot see right now whether your payment has arrived. You lose nothing: we keep trying.',
  },
}
