import type { ReceiptTexts } from '#core/texts/nl/payment/files.ts'

/** What a receipt says as a file, in French. */
export const frReceiptTexts: ReceiptTexts = {
  title: { sale: 'Reçu', credit: 'Avoir' },
  file: { sale: 'recu', credit: 'avoir' },
  corrects: 'Lié au reçu',
  buyer: 'Pour',
  what: 'Description',
  amount: 'Montant',
  refund: 'Remboursé',
  withoutVat: 'Hors TVA',
  taken: ({ credits }) => `${credits} ${credits === 1 ? 'crédit' : 'crédits'} repris`,
}
