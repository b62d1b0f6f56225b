import type { Over } from '#core/kernel/variants.ts'
import type { DirectDebitMails } from '#core/texts/nl/payment/direct-debit-mails.ts'

/** What American English says otherwise of direct debit in mails. */
export const enUSDirectDebitMails: Over<DirectDebitMails> = {
  mandate: ({ creditor, address, creditorId, days }) =>
    `You authorize ${creditor}, ${address} (creditor identifier ${creditorId}), to send instructions to your bank to debit your account, and your bank to debit it as instructed. This happens only after an order that you place yourself. We mail you the amount and the day at least ${days} days before. If you do not agree with a debit, your bank can refund it within 8 weeks. You can cancel the mandate in your settings at any time.`,
}
