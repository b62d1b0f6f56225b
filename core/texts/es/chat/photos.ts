import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlChatPhotos } from '#core/texts/nl/chat/photos.ts'

/** Photos in a conversation, in Spanish. */
export const esChatPhotos: TextsIn<'es', typeof nlChatPhotos> = {
  chatPhoto: {
    give: 'Enviar una foto',
    title: 'Foto para {{name}}',
    lead: 'Solo la veis tú y {{name}}.',
    camera: 'Hacer una foto',
    album: 'Elegir de tus fotos',
    other: 'Otra foto',
    chosen: 'La foto que elegiste',
    unwelcome: '{{name}} no quiere fotos en el chat.',
    unwelcomeText: 'Un mensaje o un regalo, sí.',
    send: 'Enviar · {{price}}',
    sendFree: 'Enviar',
    what: 'Tu foto',
    kept: 'Tu foto está guardada.',
    confirmText: 'Nadie mira tu foto. Esta foto cuesta {{price}}.',
    open: 'Abrir foto',
    onlyYou: 'Solo tú puedes abrirla',
    openFailed: 'La foto no se abrió. Inténtalo otra vez.',
    gone: 'Esta foto ya no está.',
    from: 'Foto de {{name}}',
    fromYou: 'Tu foto',
    larger: '{{photo}}, ver en grande',
    progress: '{{done}} de {{total}} MB',
    making: 'Ya casi',
    stop: 'No enviar',
    listed: 'Una foto para ti',
    listedOwn: 'Enviaste una foto',
    quoted: 'Foto',
    came: '{{name}} te envía una foto.',
  },
}
