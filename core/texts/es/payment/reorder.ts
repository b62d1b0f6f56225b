import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlReorder } from '#core/texts/nl/payment/reorder.ts'

/** Buying again what one bought before, and the ways of paying that are kept, in Spanish. */
export const esReorder: TextsIn<'es', typeof nlReorder> = {
  repeat: {
    title: 'Repetir tu pedido',
    lead: 'Pide otra vez con un clic lo que ya compraste, al precio de hoy.',
    link: 'Repetir tu último pedido',
    last: 'Pedido por última vez el {{date}}',
    pay: 'Pagar {{price}}',
    payOf: 'Pagar {{price}} por {{credits}} con {{method}}',
    byMandate: '{{method}}, guardado por ti. Pagas al momento, sin página de pago.',
    byDebit: '{{method}} de la cuenta que guardaste.',
    byRedirect: 'Pagas con {{method}} en la página de pago.',
    byBank: 'Pagas con {{method}} en {{bank}}.',
    otherWay: 'Pagar de otra forma',
    none: 'Ahora no hay nada que repetir',
    noneText: 'Cuando hayas comprado algo que siga a la venta, lo encuentras aquí.',
    toCredits: 'Ver los paquetes',
    ended: 'Esta forma de pago guardada ya no funciona. No se ha pedido ni cobrado nada.',
    placed: 'Este pedido ya está hecho, quizá en otra ventana.',
    keep: 'Guardar la forma de pago',
    keepText:
      'La próxima vez pides con un clic. Tus datos los tiene el proveedor de pagos, no nosotros. Nunca se cobra nada si no haces clic en pagar, y puedes quitarla cuando quieras en tus ajustes.',
    loading: 'Un momento, el proveedor está cobrando tu pago.',
  },
  mandates: {
    title: 'Formas de pago guardadas',
    text: 'Con ellas pides otra vez con un clic. Nunca se cobra nada si no haces clic en pagar.',
    none: 'No has guardado ninguna forma de pago. Puedes hacerlo al pedir.',
    given: 'Guardada el {{date}}',
    remove: 'Quitar',
    removeOf: 'Quitar {{method}}',
    removed: 'Quitada. Ya no puedes pedir nada con ella.',
    failed: 'Ahora no se pueden mostrar tus formas de pago guardadas.',
  },
}
