import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlAlbum } from '#core/texts/nl/photo/album.ts'

/** A member's private album, in Norwegian. */
export const nbAlbum: TextsOf<typeof nlAlbum> = {
  album: {
    title: 'Det private albumet ditt',
    lead: 'Bare de du slipper inn, ser disse bildene. Premium åpner dem ikke.',
    nobody: 'Ingen ser dem nå. Du slipper noen inn på profilen deres eller i samtalen.',
    openTo: 'Hvem ser det private albumet ditt',
    takeBack: 'Ta tilbake',
    shutFor: 'Ta tilbake tilgangen for {{name}}',
    open: 'Vis det private albumet mitt',
    shut: 'Lukk det private albumet mitt',
    nowOpen: '{{name}} kan se det private albumet ditt nå.',
    nowShut: '{{name}} ser ikke lenger det private albumet ditt.',
    makePrivate: 'Legg i det private albumet',
    makePublic: 'Ta ut av det private albumet',
    badge: 'Privat',
    photos_one: '{{count}} privat bilde',
    photos_other: '{{count}} private bilder',
    openForYou: 'Åpnet for deg av {{name}}.',
    shutForYou: 'Bare {{name}} kan åpne dem for deg, selv om du har Premium.',
    ask: 'Spør',
    question: 'Får jeg se de private bildene dine?',
  },
}
