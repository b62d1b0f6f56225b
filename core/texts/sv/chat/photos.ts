import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlChatPhotos } from '#core/texts/nl/chat/photos.ts'

/** Photos in a conversation, in Swedish. */
export const svChatPhotos: TextsOf<typeof nlChatPhotos> = {
  chatPhoto: {
    give: 'Skicka en bild',
    title: 'Bild till {{name}}',
    lead: 'Bara du och {{name}} kan se den.',
    camera: 'Ta en bild',
    album: 'Välj bland dina bilder',
    other: 'En annan bild',
    chosen: 'Bilden du valde',
    unwelcome: '{{name}} vill inte ha bilder i chatten.',
    unwelcomeText: 'Ett meddelande eller en gåva går bra.',
    send: 'Skicka · {{price}}',
    sendFree: 'Skicka',
    what: 'Din bild',
    kept: 'Din bild är sparad.',
    confirmText: 'Ingen tittar på din bild. Den kostar {{price}}.',
    open: 'Öppna bilden',
    onlyYou: 'Bara du kan öppna den',
    openFailed: 'Bilden gick inte att öppna. Försök igen.',
    gone: 'Bilden finns inte längre.',
    from: 'Bild från {{name}}',
    fromYou: 'Din bild',
    larger: '{{photo}}, visa i stort format',
    progress: '{{done}} av {{total}} MB',
    making: 'Strax klart',
    stop: 'Skicka inte',
    listed: 'En bild till dig',
    listedOwn: 'Du skickade en bild',
    quoted: 'Bild',
    came: '{{name}} skickar dig en bild.',
  },
}
