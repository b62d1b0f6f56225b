import { nameAfter } from '#core/kernel/name-after.ts'
import type { PaymentMails } from '#core/texts/nl/payment/mails.ts'

const credits = (count: number) => (count === 1 ? '1 credit' : `${count} credits`)

/** What mails on money say to who paid it, in English. */
export const enPaymentMails: PaymentMails = {
  receipt: {
    subject: ({ site }) => `Your receipt from ${site}`,
    heading: ({ name }) => `Thank you${nameAfter(name)}!`,
    body: ({ credits }) =>
      `Your payment has succeeded and ${credits === 1 ? 'your credit was added' : `your ${credits} credits were added`}.`,
    fewer:
      'That is fewer than you ordered: your discount code did not count any more, as another payment came first.',
    settled: ({ credits }) => `What was still open was taken off at once: ${credits}.`,
    receipt: 'Receipt number',
    number: 'Payment',
    date: 'Date',
    method: 'Paid with',
    bundle: (m) => credits(m.credits),
    discount: 'Discount',
    total: 'Total',
    vat: ({ percent }) => `VAT included (${percent})`,
    seller: 'Seller',
    address: 'Address',
    registered: 'Chamber of Commerce',
    vatNumber: 'VAT number',
    methods: {
      creditcard: 'Credit card',
      banktransfer: 'Bank transfer',
      directdebit: 'Direct debit',
    },
    button: 'See your payment',
    withdraw: ({ until }) =>
      `Changed your mind? You can withdraw from this order up to and including ${until}, without logging in as well. You got your credits at once, as you asked when you paid: nothing comes back for what you have used by then.`,
    withdrawHere: 'Withdraw from contract here',
  },
  withdrawalLink: {
    subject: ({ site }) => `Withdrawing from your order at ${site}`,
    heading: ({ name }) => `Hi${nameAfter(name, ' ')}`,
    body: ({ number, date, until }) => [
      `Somebody asked to withdraw from your order of ${date} (receipt ${number}). Was that you? With this button you see what you get back. Only when you confirm it there, you have withdrawn.`,
      `The link works once, until ${until}.`,
    ],
    button: 'Go to your withdrawal',
    rest: () => 'You did not ask for this? Then there is nothing to do: nothing changes.',
  },
  payer: {
    credits,
    subject: ({ site }) => `About your payment at ${site}`,
    hello: (name) => `Hi${nameAfter(name, ' ')}`,
    about: {
      partlyRefunded: ({ money, credits }) =>
        `You get ${money} of your payment back. For that, we take ${credits} from your balance.`,
      givenBack: ({ money, credits }) =>
        `We pay you ${money} back. For that, we take ${credits} from your balance. The money is usually on your account within a few working days.`,
      withdrawn: ({ money, credits }) =>
        `You have withdrawn from your purchase. We pay you ${money} back for the ${credits} that you have not used. The money is usually on your account within a few working days.`,
      refunded: ({ money, credits }) =>
        `Your payment has been refunded: ${money}. For that, we take ${credits} from your balance. You stay Premium.`,
      chargedBack: ({ money, credits }) =>
        `Your bank has taken ${money} back from us. For that, we take ${credits} from your balance. Is that not right? Please contact us.`,
      advanceTaken: ({ money, credits }) =>
        `Your direct debit of ${money} was not paid. So the credits that you got in advance are taken from your balance: ${credits}.`,
      wonBack: ({ money, credits }) =>
        `Your bank has undone taking ${money} back. Back on your balance: ${credits}.`,
      paidLate: ({ money, credits }) =>
        `Your payment of ${money} came later than expected, and it counts: you got ${credits} for it.`,
      paidTwice: ({ money, credits }) =>
        `Another ${money} came in for this order. For that, you got another ${credits}. Not what you meant? Tell us, and we pay you back.`,
    },
    owed: (credits) =>
      `You did not have enough credits left. Still open: ${credits}. You need not do anything now.`,
    stillOwed: (credits) => `Still open: ${credits}.`,
    order: 'Order',
    ordered: 'Ordered on',
    withdrawn: 'Withdrawn on',
    paid: 'Ordered',
    money: 'Amount',
    taken: 'Credits taken',
    given: 'Credits added',
    button: 'See your payment',
  },
}
