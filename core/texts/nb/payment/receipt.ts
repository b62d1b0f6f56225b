import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlReceipt } from '#core/texts/nl/payment/receipt.ts'

/** The receipt of a sale, and of what went back, in Norwegian. */
export const nbReceipt: TextsOf<typeof nlReceipt> = {
  receipt: {
    list: 'Kvitteringene dine',
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
    amount: 'Beløp',
    refund: 'Betalt tilbake, {{credits}} tatt tilbake',
    discount: 'Rabatt',
    total: 'Totalt',
    withoutVat: 'Ekskl. mva.',
    vat: 'Mva. {{rate}}',
    registered: 'Handelsregister {{number}}',
    vatNumber: 'Mva.-nummer {{number}}',
    name: 'Navn på kvitteringen',
    nameHint: 'Kan stå tomt. Vi lagrer ikke navnet.',
    print: 'Skriv ut',
    save: 'Lagre',
    back: 'Tilbake til bestillingen',
    gone: 'Den kvitteringen finnes ikke.',
  },
}
