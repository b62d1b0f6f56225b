import type { Texts } from './texts.ts'

export const en: Texts = {
  locale: 'en-GB',
  activation: {
    subject: ({ site }) => `Confirm your e-mail address for ${site}`,
    heading: ({ name }) => `Welcome, ${name}!`,
    body: ({ site, credits, conversations }) => [
      `Good to have you. Confirm your e-mail address and you can send messages on ${site} right away.`,
      `You start with ${credits} credits for free messages, in at most ${conversations} conversations.`,
    ],
    button: 'Confirm my e-mail address',
    after: ({ hours }) =>
      `The link works once, and for ${hours} hours. You did not sign up? Then there is nothing to do.`,
  },
  alreadyMember: {
    subject: ({ site }) => `You already have an account at ${site}`,
    heading: ({ name }) => `Hi ${name}`,
    body: ({ site }) => [
      `Somebody wanted to sign up at ${site} with this e-mail address. You already have an account: you can simply log in.`,
      'That was not you? Then there is nothing to do. Nothing has changed.',
    ],
    button: 'Log in',
  },
  receipt: {
    subject: ({ site }) => `Your receipt from ${site}`,
    heading: ({ name }) => `Thank you, ${name}!`,
    body: ({ credits }) => `Your payment has succeeded and your ${credits} credits were added.`,
    number: 'Payment',
    date: 'Date',
    method: 'Paid with',
    bundle: ({ credits }) => `${credits} credits`,
    discount: 'Discount',
    total: 'Total',
    vat: ({ percent }) => `VAT included (${percent})`,
    seller: 'Seller',
    address: 'Address',
    registered: 'Chamber of Commerce',
    vatNumber: 'VAT number',
    methods: {
      ideal: 'iDEAL | Wero',
      bancontact: 'Bancontact',
      creditcard: 'Credit card',
      paypal: 'PayPal',
      banktransfer: 'Bank transfer',
    },
    button: 'See your payment',
  },
  newMessages: {
    subject: ({ site }) => `Something new for you on ${site}`,
    heading: ({ name }) => `Hi ${name}`,
    body: () => 'You have new messages. Have a look whenever it suits you.',
    button: 'To my messages',
  },
  footer: ({ site, support }) => `${site} is for adults (18+). Questions? Mail ${support}.`,
}
