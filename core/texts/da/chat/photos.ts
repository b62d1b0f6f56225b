import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlChatPhotos } from '#core/texts/nl/chat/photos.ts'

/** Photos in a conversation, in Danish. */
export const daChatPhotos: TextsOf<typeof nlChatPhotos> = {
  chatPhoto: {
    give: 'Send et foto',
    title: 'Foto til {{name}}',
    lead: 'Kun du og {{name}} kan se det.',
    camera: 'Tag et foto',
    album: 'Vælg blandt dine fotos',
    other: 'Et andet foto',
    chosen: 'Det foto, du valgte',
    unwelcome: '{{name}} vil ikke have fotos i chatten.',
    unwelcomeText: 'Du kan godt sende en besked eller en gave.',
    send: 'Send · {{price}}',
    sendFree: 'Send',
    what: 'Dit foto',
    kept: 'Dit foto er gemt.',
    confirmText: 'Ingen ser på dit foto. Det koster {{price}}.',
    open: 'Åbn foto',
    onlyYou: 'Kun du kan åbne det',
    openFailed: 'Fotoet kunne ikke åbnes. Prøv igen.',
    gone: 'Fotoet er her ikke længere.',
    from: 'Foto fra {{name}}',
    fromYou: 'Dit foto',
    larger: '{{photo}}, vis i stort format',
    progress: '{{done}} af {{total}} MB',
    making: 'Et øjeblik, næsten klar',
    stop: 'Send ikke',
    listed: 'Et foto til dig',
    listedOwn: 'Du sendte et foto',
    quoted: 'Foto',
    came: '{{name}} sender dig et foto.',
  },
}
