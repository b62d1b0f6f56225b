import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlHappenings } from '#core/texts/nl/push/happenings.ts'

/** The list of what happened, in Spanish. */
export const esHappenings: TextsIn<'es', typeof nlHappenings> = {
  happenings: {
    title: 'Lo que ha pasado',
    on: 'Los avisos están activados en este dispositivo.',
    off: 'Los avisos están desactivados en este dispositivo.',
    quiet: 'Silencio de {{from}} a {{to}}.',
    denied: 'Tu navegador rechaza los avisos.',
    install: 'Recibes avisos cuando {{name}} esté en tu pantalla de inicio.',
    incapable: 'Este navegador no puede mostrar avisos.',
    change: 'Cambiar',
    new: 'Nuevo',
    today: 'Hoy',
    yesterday: 'Ayer',
    messages_one: '{{name}} te envió un mensaje',
    messages_many: '{{name}} te envió {{count}} mensajes',
    messages_other: '{{name}} te envió {{count}} mensajes',
    gift: '{{name}} te regaló algo',
    like: 'Le gustas a {{name}}',
    match: '{{name}} y tú os gustáis',
    visit: '{{name}} miró tu perfil',
    newMembers: 'Hay miembros nuevos que encajan con lo que buscas',
    paid_one: 'Pagado: {{count}} crédito',
    paid_many: 'Pagado: {{count}} créditos',
    paid_other: 'Pagado: {{count}} créditos',
    refunded: 'Te devolvemos dinero de un pago',
    signedIn: 'Sesión abierta con {{device}}',
    signedInSomewhere: 'Sesión abierta en un dispositivo que no conocemos',
    none: 'Aún no ha pasado nada',
    noneText: 'Quien te escriba, te dé un like o te mire aparece aquí.',
    more: 'Mostrar más',
    kept_one: 'Esto ha pasado en el último día.',
    kept_many: 'Esto ha pasado en los últimos {{count}} días.',
    kept_other: 'Esto ha pasado en los últimos {{count}} días.',
  },
}
