import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlAlbum } from '#core/texts/nl/photo/album.ts'

/** A member's private album, in Swedish. */
export const svAlbum: TextsOf<typeof nlAlbum> = {
  album: {
    title: 'Ditt privata album',
    lead: 'Bara de du släpper in ser de här bilderna. Premium öppnar dem inte.',
    nobody: 'Ingen ser dem nu. Du släpper in någon på deras profil eller i er konversation.',
    openTo: 'Vem ser ditt privata album',
    takeBack: 'Ta bort åtkomst',
    shutFor: 'Ta bort åtkomsten för {{name}}',
    open: 'Visa mitt privata album',
    shut: 'Stäng mitt privata album',
    nowOpen: '{{name}} kan se ditt privata album nu.',
    nowShut: '{{name}} ser inte längre ditt privata album.',
    makePrivate: 'Lägg i ditt privata album',
    makePublic: 'Ta ut ur ditt privata album',
    badge: 'Privat',
    photos_one: '{{count}} privat bild',
    photos_other: '{{count}} privata bilder',
    openForYou: '{{name}} har öppnat dem för dig.',
    shutForYou: 'Bara {{name}} kan öppna dem för dig, även om du har Premium.',
    ask: 'Fråga',
    question: 'Får jag se dina privata bilder?',
  },
}
