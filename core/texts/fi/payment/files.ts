import type { ReceiptTexts } from '#core/texts/nl/payment/files.ts'

/** What a receipt says as a file, in Finnish. */
export const fiReceiptTexts: ReceiptTexts = {
  title: { sale: 'Kuitti', credit: 'Hyvityslasku' },
  file: { sale: 'kuitti', credit: 'hyvityslasku' },
  corrects: 'Kuuluu kuittiin',
  buyer: 'Kenelle',
  what: 'Kuvaus',
  amount: 'Summa',
  refund: 'Maksettu takaisin',
  withoutVat: 'Ilman alv:tä',
  taken: ({ credits }) =>
    `${credits} ${credits === 1 ? 'krediitti' : 'krediittiä'} otettu takaisin`,
}
