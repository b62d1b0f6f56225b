import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlAlbum } from '#core/texts/nl/photo/album.ts'

/** A member's private album, in Italian. */
export const itAlbum: TextsIn<'it', typeof nlAlbum> = {
  album: {
    title: 'Il tuo album privato',
    lead: 'Queste foto le vede solo chi fai entrare. Premium non le apre.',
    nobody:
      'Ora non le vede nessuno. Fai entrare qualcuno dal suo profilo o nella vostra conversazione.',
    openTo: 'Chi vede il tuo album privato',
    takeBack: 'Revoca',
    shutFor: 'Revoca l’accesso di {{name}}',
    open: 'Mostra il mio album privato',
    shut: 'Chiudi il mio album privato',
    nowOpen: '{{name}} ora può vedere il tuo album privato.',
    nowShut: '{{name}} non vede più il tuo album privato.',
    makePrivate: 'Metti nel tuo album privato',
    makePublic: 'Togli dal tuo album privato',
    badge: 'Privata',
    photos_one: '{{count}} foto privata',
    photos_many: '{{count}} foto private',
    photos_other: '{{count}} foto private',
    openForYou: 'Aperto per te da {{name}}.',
    shutForYou: 'Solo {{name}} può aprirle per te, anche se hai Premium.',
    ask: 'Chiedi',
    question: 'Posso vedere le tue foto private?',
  },
}
