import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlReceipt } from '#core/texts/nl/payment/receipt.ts'

/** The receipt of a sale, and of what went back, in Polish. */
export const plReceipt: TextsIn<'pl', typeof nlReceipt> = {
  receipt: {
    list: 'Twoje paragony',
    sale: 'Paragon',
    credit: 'Nota korygująca',
    title: '{{kind}} {{number}}',
    number: 'Numer paragonu',
    corrects: 'Do paragonu',
    date: 'Data',
    buyer: 'Dla',
    order: 'Numer zamówienia',
    method: 'Sposób płatności',
    paidBy: 'Zapłacono: {{method}}',
    what: 'Opis',
    amount: 'Kwota',
    refund: 'Zwrócono, cofnięto: {{credits}}',
    discount: 'Zniżka',
    total: 'Razem',
    withoutVat: 'Bez VAT',
    vat: 'VAT {{rate}}',
    registered: 'Rejestr handlowy {{number}}',
    vatNumber: 'Numer VAT {{number}}',
    name: 'Imię i nazwisko na paragonie',
    nameHint: 'Może zostać puste. Nie przechowujemy go.',
    print: 'Drukuj',
    save: 'Zapisz',
    back: 'Wróć do zamówienia',
    gone: 'Takiego paragonu nie ma.',
  },
}
