import type { ReceiptTexts } from '#core/texts/nl/payment/files.ts'
import { plPaymentMails } from './mails.ts'

/** What a receipt says as a file, in Polish. */
export const plReceiptTexts: ReceiptTexts = {
  title: { sale: 'Paragon', credit: 'Nota korygująca' },
  file: { sale: 'paragon', credit: 'nota-korygujaca' },
  corrects: 'Do paragonu',
  buyer: 'Dla',
  what: 'Opis',
  amount: 'Kwota',
  refund: 'Zwrócono',
  withoutVat: 'Bez VAT',
  taken: ({ credits }) => `cofnięto ${plPaymentMails.payer.credits(credits)}`,
}
