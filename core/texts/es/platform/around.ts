import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlAround } from '#core/texts/nl/platform/around.ts'

/** What stands around the pages of a member, in Spanish. */
export const esAround: TextsIn<'es', typeof nlAround> = {
  fresh: {
    unread_one: '{{count}} mensaje sin leer',
    unread_many: '{{count}} mensajes sin leer',
    unread_other: '{{count}} mensajes sin leer',
    newLikes_one: '{{count}} like nuevo',
    newLikes_many: '{{count}} likes nuevos',
    newLikes_other: '{{count}} likes nuevos',
  },
  around: {
    cancel: 'Mejor no',
    chats: 'Mensajes',
    likes: 'Likes',
    settings: 'Ajustes',
    logout: 'Cerrar sesión',
    own: 'Cuenta',
    account: 'Mi cuenta',
    myProfile: 'Mi perfil',
    matchFinder: 'Afinidad',
    transactions: 'Pagos',
    credits: 'Créditos',
    premium: 'Premium',
    confirm: 'Confirma tu correo electrónico',
    confirmText: 'Hemos enviado un correo a {{email}}. Abre el enlace para poder chatear.',
    confirmAsk: '¿No te ha llegado?',
    photo: 'Muestra quién eres',
    photoText: 'Aún no tienes foto principal. Con una foto los demás saben con quién hablan.',
    photoAdd: 'Añadir una foto',
    unsent_one: '{{count}} mensaje aún no se ha enviado. ¿Cerrar sesión de todos modos?',
    unsent_many: '{{count}} mensajes aún no se han enviado. ¿Cerrar sesión de todos modos?',
    unsent_other: '{{count}} mensajes aún no se han enviado. ¿Cerrar sesión de todos modos?',
  },
}
