import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlOneMessage } from '#core/texts/nl/chat/one-message.ts'

/** What one does with one message, in Spanish. */
export const esOneMessage: TextsIn<'es', typeof nlOneMessage> = {
  said: {
    menu: 'Opciones de este mensaje',
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: 'No se pudo copiar.',
    reply: 'Responder',
    heart: 'Dar un corazón',
    unheart: 'Quitar tu corazón',
    heartFailed: 'No ha funcionado.',
    gotHeart: 'Recibió un corazón',
    gaveHeart: 'Diste un corazón',
    remove: 'Quitar',
    removeSure: '¿Quitar este mensaje para los dos? No recuperas créditos.',
    removeHeldSure: '¿Quitar este mensaje? Nadie lo ha visto, así que recuperas tus créditos.',
    removeFailed: 'No se pudo quitar el mensaje.',
    close: 'Cerrar',
    you: 'Tú',
    replyTo: 'Respuesta a {{name}}',
    replyToSelf: 'Respuesta a ti',
    dropReply: 'No responder a este mensaje',
    repliedTo: 'Respuesta a',
    outOfReach: 'Ya no puedes ver ese mensaje aquí.',
    newSince: 'Nuevo',
    toEnd: 'Al último mensaje',
    toEndNew_one: '{{count}} mensaje nuevo, ir al último',
    toEndNew_many: '{{count}} mensajes nuevos, ir al último',
    toEndNew_other: '{{count}} mensajes nuevos, ir al último',
    leaveTitle: 'Sales de {{site}}',
    leaveText: 'Este enlace lleva a {{host}}. Si no conoces ese sitio, mejor no lo abras.',
    leaveGo: 'Abrir de todos modos',
    leaveStay: 'Quedarme aquí',
  },
}
