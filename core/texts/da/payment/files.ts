import type { ReceiptTexts } from '#core/texts/nl/payment/files.ts'

/** What a receipt says as a file, in Danish. */
export const daReceiptTexts: ReceiptTexts = {
  title: { sale: 'Kvittering', credit: 'Kreditnota' },
  file: { sale: 'kvittering', credit: 'kreditnota' },
  corrects: 'Hører til kvittering',
  buyer: 'Til',
  what: 'Beskrivelse',
  amount: 'Beløb',
  refund: 'Betalt tilbage',
  withoutVat: 'Ekskl. moms',
  taken: ({ credits }) => `${credits} ${credits === 1 ? 'credit' : 'credits'} taget tilbage`,
}
