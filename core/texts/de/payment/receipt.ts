import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlReceipt } from '#core/texts/nl/payment/receipt.ts'

/** The receipt of a sale, and of what went back, in German. */
export const deReceipt: TextsOf<typeof nlReceipt> = {
  receipt: {
    list: 'Deine Belege',
    sale: 'Beleg',
    credit: 'Gutschrift',
    title: '{{kind}} {{number}}',
    number: 'Belegnummer',
    corrects: 'Gehört zu Beleg',
    date: 'Datum',
    buyer: 'Für',
    order: 'Bestellnummer',
    method: 'Bezahlt mit',
    paidBy: 'Bezahlt mit {{method}}',
    what: 'Beschreibung',
    amount: 'Betrag',
    refund: 'Zurückgezahlt, {{credits}} zurückgenommen',
    discount: 'Rabatt',
    total: 'Gesamt',
    withoutVat: 'Ohne MwSt.',
    vat: 'MwSt. {{rate}}',
    registered: 'Handelsregister {{number}}',
    vatNumber: 'USt-IdNr. {{number}}',
    name: 'Name auf dem Beleg',
    nameHint: 'Darf leer bleiben. Den Namen speichern wir nicht.',
    print: 'Drucken',
    save: 'Speichern',
    back: 'Zurück zur Bestellung',
    gone: 'Diesen Beleg gibt es nicht.',
  },
}
