import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlChatPhotos } from '#core/texts/nl/chat/photos.ts'

/** Photos in a conversation, in Italian. */
export const itChatPhotos: TextsIn<'it', typeof nlChatPhotos> = {
  chatPhoto: {
    give: 'Manda una foto',
    title: 'Foto per {{name}}',
    lead: 'La vedete solo tu e {{name}}.',
    camera: 'Scatta una foto',
    album: 'Scegli tra le tue foto',
    other: 'Un’altra foto',
    chosen: 'La foto che hai scelto',
    unwelcome: '{{name}} non vuole foto in chat.',
    unwelcomeText: 'Un messaggio o un regalo va bene.',
    send: 'Invia · {{price}}',
    sendFree: 'Invia',
    what: 'La tua foto',
    kept: 'La tua foto è salvata.',
    confirmText: 'Nessuno guarda la tua foto. Questa foto costa {{price}}.',
    open: 'Apri la foto',
    onlyYou: 'Solo tu puoi aprirla',
    openFailed: 'La foto non si è aperta. Riprova.',
    gone: 'Questa foto non c’è più.',
    from: 'Foto di {{name}}',
    fromYou: 'La tua foto',
    larger: '{{photo}}, ingrandisci',
    progress: '{{done}} di {{total}} MB',
    making: 'Ci siamo quasi',
    stop: 'Non inviare',
    listed: 'Una foto per te',
    listedOwn: 'Hai mandato una foto',
    quoted: 'Foto',
    came: '{{name}} ti manda una foto.',
  },
}
