import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlReceipt } from '#core/texts/nl/payment/receipt.ts'

/** The receipt of a sale, and of what went back, in Danish. */
export const daReceipt: TextsOf<typeof nlReceipt> = {
  receipt: {
    list: 'Dine kvitteringer',
    sale: 'Kvittering',
    credit: 'Kreditnota',
    title: '{{kind}} {{number}}',
    number: 'Kvitteringsnummer',
    corrects: 'Hører til kvittering',
    date: 'Dato',
    buyer: 'Til',
    order: 'Ordrenummer',
    method: 'Betalt med',
    paidBy: 'Betalt med {{method}}',
    what: 'Beskrivelse',
    amount: 'Beløb',
    refund: 'Betalt tilbage, {{credits}} taget tilbage',
    discount: 'Rabat',
    total: 'I alt',
    withoutVat: 'Ekskl. moms',
    vat: 'Moms {{rate}}',
    registered: 'Handelsregister {{number}}',
    vatNumber: 'Momsnummer {{number}}',
    name: 'Navn på kvitteringen',
    nameHint: 'Må gerne være tomt. Vi gemmer ikke navnet.',
    print: 'Print',
    save: 'Gem',
    back: 'Tilbage til ordren',
    gone: 'Den kvittering findes ikke.',
  },
}
