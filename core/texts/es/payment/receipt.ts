import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlReceipt } from '#core/texts/nl/payment/receipt.ts'

/** The receipt of a sale, and of what went back, in Spanish. */
export const esReceipt: TextsIn<'es', typeof nlReceipt> = {
  receipt: {
    list: 'Tus recibos',
    sale: 'Recibo',
    credit: 'Nota de abono',
    title: '{{kind}} {{number}}',
    number: 'Número de recibo',
    corrects: 'Corresponde al recibo',
    date: 'Fecha',
    buyer: 'Para',
    order: 'Número de pedido',
    method: 'Pagado con',
    paidBy: 'Pagado con {{method}}',
    what: 'Descripción',
    amount: 'Importe',
    refund: 'Devuelto, {{credits}} retirados',
    discount: 'Descuento',
    total: 'Total',
    withoutVat: 'Sin IVA',
    vat: 'IVA {{rate}}',
    registered: 'Registro mercantil {{number}}',
    vatNumber: 'NIF-IVA {{number}}',
    name: 'Nombre en el recibo',
    nameHint: 'Puede quedar vacío. No guardamos el nombre.',
    print: 'Imprimir',
    save: 'Guardar',
    back: 'Volver al pedido',
    gone: 'Ese recibo no existe.',
  },
}
