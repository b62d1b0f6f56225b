import type { ReceiptTexts } from '#core/texts/nl/payment/files.ts'

/** What a receipt says as a file, in Swedish. */
export const svReceiptTexts: ReceiptTexts = {
  title: { sale: 'Kvitto', credit: 'Kreditnota' },
  file: { sale: 'kvitto', credit: 'kreditnota' },
  corrects: 'Hör till kvitto',
  buyer: 'Till',
  what: 'Beskrivning',
  amount: 'Belopp',
  refund: 'Återbetalt',
  withoutVat: 'Exkl. moms',
  taken: ({ credits }) => `${credits} ${credits === 1 ? 'credit återtagen' : 'credits återtagna'}`,
}
