import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlChatPhotos } from '#core/texts/nl/chat/photos.ts'

/** Photos in a conversation, in German. */
export const deChatPhotos: TextsOf<typeof nlChatPhotos> = {
  chatPhoto: {
    give: 'Foto senden',
    title: 'Foto für {{name}}',
    lead: 'Nur du und {{name}} könnt es sehen.',
    camera: 'Foto aufnehmen',
    album: 'Aus deinen Fotos wählen',
    other: 'Anderes Foto',
    chosen: 'Das Foto, das du gewählt hast',
    unwelcome: '{{name}} möchte keine Fotos im Chat.',
    unwelcomeText: 'Eine Nachricht oder ein Geschenk geht.',
    send: 'Senden · {{price}}',
    sendFree: 'Senden',
    what: 'Dein Foto',
    kept: 'Dein Foto bleibt erhalten.',
    confirmText: 'Niemand sieht sich dein Foto an. Dieses Foto kostet {{price}}.',
    open: 'Foto öffnen',
    onlyYou: 'Nur du kannst es öffnen',
    openFailed: 'Das Foto ließ sich nicht öffnen. Versuch es noch einmal.',
    gone: 'Dieses Foto ist weg.',
    from: 'Foto von {{name}}',
    fromYou: 'Dein Foto',
    larger: '{{photo}}, groß ansehen',
    progress: '{{done}} von {{total}} MB',
    making: 'Fast da',
    stop: 'Nicht senden',
    listed: 'Ein Foto für dich',
    listedOwn: 'Du hast ein Foto gesendet',
    quoted: 'Foto',
    came: '{{name}} schickt dir ein Foto.',
  },
}
