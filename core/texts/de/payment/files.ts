import type { ReceiptTexts } from '#core/texts/nl/payment/files.ts'

/** What a receipt says as a file, in German. */
export const deReceiptTexts: ReceiptTexts = {
  title: { sale: 'Beleg', credit: 'Gutschrift' },
  file: { sale: 'beleg', credit: 'gutschrift' },
  corrects: 'Gehört zu Beleg',
  buyer: 'Für',
  what: 'Beschreibung',
  amount: 'Betrag',
  refund: 'Zurückgezahlt',
  withoutVat: 'Ohne MwSt.',
  taken: ({ credits }) => `${credits} ${credits === 1 ? 'Credit' : 'Credits'} zurückgenommen`,
}
