import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlOrder } from '#core/texts/nl/payment/order.ts'

/** What became of an order, in Spanish. */
export const esOrder: TextsIn<'es', typeof nlOrder> = {
  payment: {
    loading: {
      title: 'Preparamos tu pago',
      text: 'Un momento, vas a la página de pago.',
      short: 'En preparación',
    },
    unknown: {
      title: 'El proveedor de pagos no responde',
      text: 'Seguimos intentándolo. Pedimos el pago una sola vez.',
      short: 'Esperando al proveedor de pagos',
    },
    pending: {
      title: 'Tu pago está en camino',
      text: 'En cuanto llegue lo ves aquí. Puedes cerrar esta página sin problema.',
      short: 'En camino',
    },
    completed: {
      title: 'Pagado, ¡gracias!',
      text: 'Tus {{credits}} están listos.',
      short: 'Pagado',
    },
    failed: {
      title: 'El pago ha fallado',
      text: 'No se te ha cobrado nada. Inténtalo con otra forma.',
      short: 'Ha fallado',
    },
    cancelled: {
      title: 'El pago se canceló',
      text: 'No se te ha cobrado nada. Inténtalo con otra forma.',
      short: 'Cancelado',
    },
    paidTwice: {
      title: 'Has pagado dos veces',
      text: 'Las dos cuentan: tienes {{credits}} listos. ¿No era tu intención? Escríbenos y te lo devolvemos.',
      short: 'Pagado dos veces',
    },
    partlyRefunded: {
      title: 'Vuelve dinero',
      text: 'De los {{paid}} se te devuelven {{back}}.',
      short: 'Devuelto en parte',
    },
    refunded: {
      title: 'Tu pago se ha devuelto',
      text: 'Recibes {{back}} por el mismo medio de pago.',
      short: 'Devuelto',
    },
    chargedBack: {
      title: 'Tu banco ha retrocedido el pago',
      text: 'Vuelves a tener los {{back}}.',
      short: 'Retrocedido',
    },
    wonBack: {
      title: 'Tu pago vuelve a contar',
      text: 'Tu banco ha deshecho la retrocesión. Vuelves a tener tus créditos.',
      short: 'Pagado otra vez',
    },
    why: {
      withdrawn: 'Desististe de este pedido.',
      charged: 'Tu banco ha retirado {{charged}}.',
      twice: 'Habías pagado dos veces.',
    },
    taken: 'A cambio salen {{taken}} de los {{granted}} créditos de tu saldo.',
    takenAll: 'A cambio salen de tu saldo los {{granted}} créditos de este pago.',
    byHand: 'La devolución de {{byHand}} no salió sola. Nos ocupamos nosotros.',
    staysPremium: 'Sigues siendo Premium.',
    wrong: '¿Algo no es correcto? Escríbenos y lo arreglamos juntos.',
    toNote: 'Ver la nota de abono',
    mail: 'Escribirnos sobre esto',
    fewer:
      'Son menos de los que pediste: tu código de descuento ya no valía, porque otro pago llegó antes.',
    becamePremium: 'Ahora eres Premium.',
    stays: 'Pagado una vez, y así se queda.',
    checkout: 'A la página de pago',
    again: 'Elegir otra forma',
    retryCard: 'Otra vez con tarjeta de crédito',
    retryWith: 'Otra vez con {{method}}',
    toBalance: 'Ver tus créditos',
    paypal: 'Pagar con PayPal',
    chat: 'Seguir chateando',
    browse: 'Ver miembros',
    chatWith: 'Seguir con {{name}}',
    onBalance: '{{credits}} en tu saldo',
    toReceipt: 'Ver tu recibo',
    order: 'Pedido',
    orderOf: '{{credits}} con {{method}}',
    method: 'Forma de pago',
    number: 'Número de pedido',
    date: 'Fecha',
    bank: 'Haz de banco: devuelve, retrocede o paga otra vez',
    watching: 'Seguimos mirando si tu pago ha llegado.',
    lapses: '¿Al final no pagas? Entonces tu pedido caduca solo.',
    seenAt: 'Visto por última vez: {{when}}.',
    notSeen: 'Ahora no podemos ver si tu pago ha llegado. No pierdes nada: seguimos intentándolo.',
  },
}
