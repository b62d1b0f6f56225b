import type { ReceiptTexts } from '#core/texts/nl/payment/files.ts'

/** What a receipt says as a file, in Italian. */
export const itReceiptTexts: ReceiptTexts = {
  title: { sale: 'Ricevuta', credit: 'Nota di credito' },
  file: { sale: 'ricevuta', credit: 'nota-di-credito' },
  corrects: 'Relativa alla ricevuta',
  buyer: 'Per',
  what: 'Descrizione',
  amount: 'Importo',
  refund: 'Rimborsato',
  withoutVat: 'Senza IVA',
  taken: ({ credits }) => `${credits} ${credits === 1 ? 'credito ritirato' : 'crediti ritirati'}`,
}
