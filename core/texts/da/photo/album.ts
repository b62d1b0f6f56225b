import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlAlbum } from '#core/texts/nl/photo/album.ts'

/** A member's private album, in Danish. */
export const daAlbum: TextsOf<typeof nlAlbum> = {
  album: {
    title: 'Dit private album',
    lead: 'Kun dem, du lukker ind, ser disse fotos. Premium åbner dem ikke.',
    nobody: 'Ingen ser dem nu. Du lukker nogen ind på deres profil eller i jeres samtale.',
    openTo: 'Hvem ser dit private album',
    takeBack: 'Fjern adgang',
    shutFor: 'Fjern adgangen for {{name}}',
    open: 'Vis mit private album',
    shut: 'Luk mit private album',
    nowOpen: '{{name}} kan se dit private album nu.',
    nowShut: '{{name}} ser ikke længere dit private album.',
    makePrivate: 'Læg i dit private album',
    makePublic: 'Tag ud af dit private album',
    badge: 'Privat',
    photos_one: '{{count}} privat foto',
    photos_other: '{{count}} private fotos',
    openForYou: '{{name}} har åbnet dem for dig.',
    shutForYou: 'Kun {{name}} kan åbne dem for dig, også selv om du har Premium.',
    ask: 'Spørg',
    question: 'Må jeg se dine private fotos?',
  },
}
