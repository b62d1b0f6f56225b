import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlReceipt } from '#core/texts/nl/payment/receipt.ts'

/** The receipt of a sale, and of what went back, in French. */
export const frReceipt: TextsIn<'fr', typeof nlReceipt> = {
  receipt: {
    list: 'Tes reçus',
    sale: 'Reçu',
    credit: 'Avoir',
    title: '{{kind}} {{number}}',
    number: 'Numéro de reçu',
    corrects: 'Lié au reçu',
    date: 'Date',
    buyer: 'Pour',
    order: 'Numéro de commande',
    method: 'Payé avec',
    paidBy: 'Payé avec {{method}}',
    what: 'Description',
    amount: 'Montant',
    refund: 'Remboursé, {{credits}} repris',
    discount: 'Réduction',
    total: 'Total',
    withoutVat: 'Hors TVA',
    vat: 'TVA {{rate}}',
    registered: 'Registre du commerce {{number}}',
    vatNumber: 'Numéro de TVA {{number}}',
    name: 'Nom sur le reçu',
    nameHint: 'Peut rester vide. Nous ne gardons pas le nom.',
    print: 'Imprimer',
    save: 'Enregistrer',
    back: 'Retour à la commande',
    gone: 'Ce reçu n’existe pas.',
  },
}
