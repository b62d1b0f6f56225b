import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlReceipt } from '#core/texts/nl/payment/receipt.ts'

/** The receipt of a sale, and of what went back, in Swedish. */
export const svReceipt: TextsOf<typeof nlReceipt> = {
  receipt: {
    list: 'Dina kvitton',
    sale: 'Kvitto',
    credit: 'Kreditnota',
    title: '{{kind}} {{number}}',
    number: 'Kvittonummer',
    corrects: 'Hör till kvitto',
    date: 'Datum',
    buyer: 'Till',
    order: 'Ordernummer',
    method: 'Betalt med',
    paidBy: 'Betalt med {{method}}',
    what: 'Beskrivning',
    amount: 'Belopp',
    refund: 'Återbetalt, {{credits}} återtagna',
    discount: 'Rabatt',
    total: 'Totalt',
    withoutVat: 'Exkl. moms',
    vat: 'Moms {{rate}}',
    registered: 'Handelsregister {{number}}',
    vatNumber: 'Momsnummer {{number}}',
    name: 'Namn på kvittot',
    nameHint: 'Får lämnas tomt. Vi sparar inte namnet.',
    print: 'Skriv ut',
    save: 'Spara',
    back: 'Tillbaka till beställningen',
    gone: 'Det kvittot finns inte.',
  },
}
