import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlReceipt } from '#core/texts/nl/payment/receipt.ts'

/** The receipt of a sale, and of what went back, in Finnish. */
export const fiReceipt: TextsOf<typeof nlReceipt> = {
  receipt: {
    list: 'Kuittisi',
    sale: 'Kuitti',
    credit: 'Hyvityslasku',
    title: '{{kind}} {{number}}',
    number: 'Kuitin numero',
    corrects: 'Kuuluu kuittiin',
    date: 'Päivä',
    buyer: 'Kenelle',
    order: 'Tilausnumero',
    method: 'Maksutapa',
    paidBy: 'Maksutapa: {{method}}',
    what: 'Kuvaus',
    amount: 'Summa',
    refund: 'Maksettu takaisin, {{credits}} otettu takaisin',
    discount: 'Alennus',
    total: 'Yhteensä',
    withoutVat: 'Ilman alv:tä',
    vat: 'Alv {{rate}}',
    registered: 'Kaupparekisteri {{number}}',
    vatNumber: 'ALV-numero {{number}}',
    name: 'Nimi kuitissa',
    nameHint: 'Saa jäädä tyhjäksi. Emme säilytä nimeä.',
    print: 'Tulosta',
    save: 'Tallenna',
    back: 'Takaisin tilaukseen',
    gone: 'Sellaista kuittia ei ole.',
  },
}
