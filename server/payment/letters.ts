import type { Clock } from '#core/kernel/ports.ts'
import type { DirectDebitStore } from '#core/payment/direct-debit/ports.ts'
import type { PaymentStore } from '#core/payment/ports.ts'
import type { Letters, MakeLink } from '#server/platform/mails/letters.ts'
import { debitAheadLetters, mandateLetters } from './direct-debit/mails.ts'
import { receiptLetter } from './receipt/mail.ts'
import { goodwillLetter } from './wallet/goodwill-mail.ts'
import { withdrawalLinks } from './withdrawal/mails.ts'

export type PaymentLetters = Pick<
  Letters,
  'receipt' | 'withdrawalLink' | 'goodwill' | 'mandateSigned' | 'debitAhead'
>

export const createPaymentLetters = (parts: {
  payments: PaymentStore
  debits: DirectDebitStore
  makeLink: MakeLink
  clock: Clock
}): PaymentLetters => ({
  receipt: async ({ about }, to) => {
    const found = about === undefined ? null : await parts.payments.receipt(about)
    if (!found) return null
    const { owed } = await parts.payments.balance(found.account)
    return receiptLetter(to, { ...found, owed })
  },
  withdrawalLink: withdrawalLinks(parts),
  goodwill: async ({ about }, to) => goodwillLetter(to, Number(about)),
  mandateSigned: mandateLetters(parts),
  debitAhead: debitAheadLetters(parts),
})
