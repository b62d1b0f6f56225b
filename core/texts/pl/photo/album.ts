import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlAlbum } from '#core/texts/nl/photo/album.ts'

/** A member's private album, in Polish. */
export const plAlbum: TextsIn<'pl', typeof nlAlbum> = {
  album: {
    title: 'Twój prywatny album',
    lead: 'Te zdjęcia widzi tylko ten, kogo wpuścisz. Premium ich nie otwiera.',
    nobody: 'Teraz nikt ich nie widzi. Wpuścić możesz z profilu albo w rozmowie.',
    openTo: 'Kto widzi prywatny album',
    takeBack: 'Cofnij',
    shutFor: 'Cofnij dostęp: {{name}}',
    open: 'Pokaż mój prywatny album',
    shut: 'Zamknij mój prywatny album',
    nowOpen: '{{name}} widzi teraz Twój prywatny album.',
    nowShut: '{{name}} nie widzi już Twojego prywatnego albumu.',
    makePrivate: 'Włóż do prywatnego albumu',
    makePublic: 'Wyjmij z prywatnego albumu',
    badge: 'Prywatne',
    photos_one: '{{count}} prywatne zdjęcie',
    photos_few: '{{count}} prywatne zdjęcia',
    photos_many: '{{count}} prywatnych zdjęć',
    photos_other: '{{count}} prywatnego zdjęcia',
    openForYou: '{{name}} wpuszcza Cię tutaj.',
    shutForYou: 'Tylko {{name}} może je dla Ciebie otworzyć, nawet przy Premium.',
    ask: 'Zapytaj',
    question: 'Mogę zobaczyć Twoje prywatne zdjęcia?',
  },
}
