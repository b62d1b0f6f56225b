import { counted } from '#core/kernel/texts.ts'
import type { ReceiptTexts } from '#core/texts/nl/payment/files.ts'

/** Its three forms: 1 kredyt, 2 kredyty, 5 kredytów. */
export const plCredits = (count: number) =>
  counted('pl', count, {
    one: `${count} kredyt`,
    few: `${count} kredyty`,
    many: `${count} kredytów`,
    other: `${count} kredytu`,
  })

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
  taken: ({ credits }) => `cofnięto ${plCredits(credits)}`,
}
