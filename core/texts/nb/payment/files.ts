import type { ReceiptTexts } from '#core/texts/nl/payment/files.ts'

/** What a receipt says as a file, in Norwegian. */
export const nbReceiptTexts: ReceiptTexts = {
  title: { sale: 'Kvittering', credit: 'Kreditnota' },
  file: { sale: 'kvittering', credit: 'kreditnota' },
  corrects: 'Hører til kvittering',
  buyer: 'Til',
  what: 'Beskrivelse',
  amount: 'Beløp',
  refund: 'Betalt tilbake',
  withoutVat: 'Ekskl. mva.',
  taken: ({ credits }) => `${credits} ${credits === 1 ? 'credit' : 'credits'} tatt tilbake`,
}
