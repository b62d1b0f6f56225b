import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlReceipt } from '#core/texts/nl/payment/receipt.ts'

/** The receipt of a sale, and of what went back, in English. */
export const enReceipt: TextsOf<typeof nlReceipt> = {
  receipt: {
    list: 'Your receipts',
    sale: 'Receipt',
    credit: 'Credit note',
    title: '{{kind}} {{number}}',
    number: 'Receipt number',
    corrects: 'Belongs to receipt',
    date: 'Date',
    buyer: 'For',
    order: 'Order number',
    method: 'Paid with',
    paidBy: 'Paid with {{method}}',
    what: 'Description',
    amount: 'Amount',
    refund: 'Paid back, {{credits}} taken back',
    discount: 'Discount',
    total: 'Total',
    withoutVat: 'Excluding VAT',
    vat: 'VAT {{rate}}',
    registered: 'Chamber of Commerce {{number}}',
    vatNumber: 'VAT number {{number}}',
    name: 'Name on the receipt',
    nameHint: 'May stay empty. We do not keep the name.',
    print: 'Print',
    save: 'Save',
    back: 'Back to the order',
    gone: 'There is no such receipt.',
  },
}
