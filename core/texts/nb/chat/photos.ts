import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlChatPhotos } from '#core/texts/nl/chat/photos.ts'

/** Photos in a conversation, in Norwegian. */
export const nbChatPhotos: TextsOf<typeof nlChatPhotos> = {
  chatPhoto: {
    give: 'Send et bilde',
    title: 'Bilde til {{name}}',
    lead: 'Bare du og {{name}} kan se det.',
    camera: 'Ta et bilde',
    album: 'Velg blant bildene dine',
    other: 'Et annet bilde',
    chosen: 'Bildet du valgte',
    unwelcome: '{{name}} vil ikke ha bilder i chatten.',
    unwelcomeText: 'En melding eller en gave er fint.',
    send: 'Send · {{price}}',
    sendFree: 'Send',
    what: 'Bildet ditt',
    kept: 'Bildet ditt er lagret.',
    confirmText: 'Ingen ser på bildet ditt. Det koster {{price}}.',
    open: 'Åpne bildet',
    onlyYou: 'Bare du kan åpne det',
    openFailed: 'Bildet ble ikke åpnet. Prøv igjen.',
    gone: 'Bildet er borte.',
    from: 'Bilde fra {{name}}',
    fromYou: 'Bildet ditt',
    larger: '{{photo}}, se det stort',
    progress: '{{done}} av {{total}} MB',
    making: 'Nesten framme',
    stop: 'Ikke send',
    listed: 'Et bilde til deg',
    listedOwn: 'Du sendte et bilde',
    quoted: 'Bilde',
    came: '{{name}} sender deg et bilde.',
  },
}
