import type { ReceiptTexts } from '#core/texts/nl/payment/files.ts'

/** What a receipt says as a file, in Spanish. */
export const esReceiptTexts: ReceiptTexts = {
  title: { sale: 'Recibo', credit: 'Nota de abono' },
  file: { sale: 'recibo', credit: 'nota-de-abono' },
  corrects: 'Corresponde al recibo',
  buyer: 'Para',
  what: 'Descripción',
  amount: 'Importe',
  refund: 'Devuelto',
  withoutVat: 'Sin IVA',
  taken: ({ credits }) => `${credits} ${credits === 1 ? 'crédito retirado' : 'créditos retirados'}`,
}
