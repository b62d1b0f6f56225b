import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlReceipt } from '#core/texts/nl/payment/receipt.ts'

/** The receipt of a sale, and of what went back, in Italian. */
export const itReceipt: TextsIn<'it', typeof nlReceipt> = {
  receipt: {
    list: 'Le tue ricevute',
    sale: 'Ricevuta',
    credit: 'Nota di credito',
    title: '{{kind}} {{number}}',
    number: 'Numero di ricevuta',
    corrects: 'Relativa alla ricevuta',
    date: 'Data',
    buyer: 'Per',
    order: 'Numero d’ordine',
    method: 'Pagato con',
    paidBy: 'Pagato con {{method}}',
    what: 'Descrizione',
    amount: 'Importo',
    refund: 'Rimborsato, {{credits}} ritirati',
    discount: 'Sconto',
    total: 'Totale',
    withoutVat: 'Senza IVA',
    vat: 'IVA {{rate}}',
    registered: 'Registro delle imprese {{number}}',
    vatNumber: 'Partita IVA {{number}}',
    name: 'Nome sulla ricevuta',
    nameHint: 'Può restare vuoto. Non conserviamo il nome.',
    print: 'Stampa',
    save: 'Salva',
    back: 'Torna all’ordine',
    gone: 'Quella ricevuta non esiste.',
  },
}
