import type { ReceiptKind } from '#core/payment/receipt/rules.ts'

/** What a receipt says as a file, beside what its mail says too (`server/platform/mails/texts.ts`). */
export type ReceiptTexts = {
  title: Record<ReceiptKind, string>
  /** The name of the file, before its number. */
  file: Record<ReceiptKind, string>
  number: string
  corrects: string
  buyer: string
  what: string
  amount: string
  refund: string
  withoutVat: string
  taken: (m: { credits: number }) => string
}

const nl: ReceiptTexts = {
  title: { sale: 'Bon', credit: 'Creditbon' },
  file: { sale: 'bon', credit: 'creditbon' },
  number: 'Bonnummer',
  corrects: 'Hoort bij bon',
  buyer: 'Voor',
  what: 'Omschrijving',
  amount: 'Bedrag',
  refund: 'Teruggegaan',
  withoutVat: 'Zonder btw',
  taken: ({ credits }) => `${credits} credits teruggenomen`,
}

const en: ReceiptTexts = {
  title: { sale: 'Receipt', credit: 'Credit note' },
  file: { sale: 'receipt', credit: 'credit-note' },
  number: 'Receipt number',
  corrects: 'Belongs to receipt',
  buyer: 'For',
  what: 'Description',
  amount: 'Amount',
  refund: 'Paid back',
  withoutVat: 'Excluding VAT',
  taken: ({ credits }) => `${credits} credits taken back`,
}

const all: Record<string, ReceiptTexts> = { nl, en }

/** The texts of a language; Dutch where there is none of it. */
export const receiptTextsOf = (language: string): ReceiptTexts => all[language] ?? nl
