import type { ReceiptTexts } from '#core/texts/nl/payment/files.ts'

/** What a receipt says as a file, in English. */
export const enReceiptTexts: ReceiptTexts = {
  title: { sale: 'Receipt', credit: 'Credit note' },
  file: { sale: 'receipt', credit: 'credit-note' },
  corrects: 'Belongs to receipt',
  buyer: 'For',
  what: 'Description',
  amount: 'Amount',
  refund: 'Paid back',
  withoutVat: 'Excluding VAT',
  taken: ({ credits }) => `${credits} ${credits === 1 ? 'credit' : 'credits'} taken back`,
}
