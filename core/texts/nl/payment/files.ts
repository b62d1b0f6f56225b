import type { ReceiptKind } from '#core/payment/receipt/rules.ts'

/** What a receipt says as a file, beside what its mail says too (`mails.ts`). */
export type ReceiptTexts = {
  title: Record<ReceiptKind, string>
  /** The name of the file, before its number. */
  file: Record<ReceiptKind, string>
  corrects: string
  buyer: string
  what: string
  amount: string
  refund: string
  withoutVat: string
  taken: (m: { credits: number }) => string
}

export const nlReceiptTexts: ReceiptTexts = {
  title: { sale: 'Bon', credit: 'Creditnota' },
  file: { sale: 'bon', credit: 'creditnota' },
  corrects: 'Hoort bij bon',
  buyer: 'Voor',
  what: 'Omschrijving',
  amount: 'Bedrag',
  refund: 'Terugbetaald',
  withoutVat: 'Zonder btw',
  taken: ({ credits }) => `${credits} ${credits === 1 ? 'credit' : 'credits'} teruggenomen`,
}
