import { nameAfter } from '#core/kernel/name-after.ts'
import type { DirectDebitMails } from '#core/texts/nl/payment/direct-debit-mails.ts'

/** Direct debit in mails and texts, in English. */
export const enDirectDebitMails: DirectDebitMails = {
  sms: ({ site, code }) =>
    `${code} is your ${site} code for a mandate. Share it with nobody, not even with us.`,
  mandate: ({ creditor, address, creditorId, days }) =>
    `You authorise ${creditor}, ${address} (creditor identifier ${creditorId}), to send instructions to your bank to debit your account, and your bank to debit it as instructed. This happens only after an order that you place yourself. We email you the amount and the day at least ${days} days before. If you do not agree with a debit, your bank can refund it within 8 weeks. You can cancel the mandate in your settings at any time.`,
  mandateSubject: ({ site }) => `Your mandate to ${site}`,
  mandateHeading: ({ name }) => `Your mandate is in place${nameAfter(name)}`,
  reference: 'Mandate reference',
  creditorId: 'Creditor identifier',
  account: 'Account',
  iban: ({ end }) => `ending in ${end}`,
  holder: 'Account holder',
  address: 'Address',
  signed: 'Signed',
  signedAt: ({ place, date }) => `${place}, ${date}`,
  version: 'Text',
  paper: 'See and print your mandate',
  aheadSubject: ({ site, day }) => `${site}: a debit on ${day}`,
  aheadHeading: ({ name }) => `Your debit is coming up${nameAfter(name)}`,
  ahead: ({ money, day }) =>
    `You ordered by direct debit. We will debit ${money} on or soon after ${day}.`,
  aheadLater: 'Your credits arrive once your bank has paid.',
  aheadAdvance: ({ credits }) =>
    `In advance you get ${credits} at once, the rest once your bank has paid. If it does not pay, the advance is taken from your balance.`,
  back: 'Do not agree with the debit? Your bank can refund it for 8 weeks.',
  order: 'See your order',
}
