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
  leaving: {
    subject: ({ site }) => `You have ended your account at ${site}`,
    heading: ({ name }) => `Sorry to see you go, ${name}`,
    body: ({ site, until }) => [
      `Nobody on ${site} sees you any more, and you are logged out everywhere.`,
      `Until ${until} you can come back, with everything you had. After that we erase your data for good.`,
    ],
    button: 'I am coming back',
    after: () =>
      'You really want to leave? Then there is nothing to do. That was not you? Come back with the button above.',
  },
  suspended: {
    subject: ({ site }) => `About your account at ${site}`,
    heading: ({ name }) => `Your account is suspended, ${name}`,
    body: ({ reason, support }) => [
      `The reason: ${reason}`,
      'You can no longer log in and others do not see you. This lasts until we lift the suspension.',
      `You do not agree? Write to ${support}. Somebody other than who decided this looks at it again, and you get an answer.`,
    ],
  },
  restored: {
    subject: ({ site }) => `About your account at ${site}`,
    heading: ({ name }) => `You can go on, ${name}`,
    body: () => 'The suspension of your account is lifted. You can log in as before.',
    button: 'Log in',
  },
  erased: {
    subject: ({ site }) => `Your data at ${site} are erased`,
    heading: () => 'Goodbye, and all the best',
    body: ({ site }) => [
      `Your account at ${site} no longer exists. This is what happened to your data.`,
      'This is our last mail: we now erase this e-mail address too.',
    ],
    gone: 'Erased',
    goneWhat:
      'e-mail address, password, name, date of birth, town, profile, preferences, likes, sessions and the text of your messages',
    kept: 'Kept, without a name',
    keptWhat: 'payments and the entries of credits, for as long as tax law asks',
  },
  footer: ({ site, support }) => `${site} is for adults (18+). Questions? Mail ${support}.`,
}
