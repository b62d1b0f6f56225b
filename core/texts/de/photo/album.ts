import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlAlbum } from '#core/texts/nl/photo/album.ts'

/** A member's private album, in German. */
export const deAlbum: TextsOf<typeof nlAlbum> = {
  album: {
    title: 'Dein privates Album',
    lead: 'Diese Fotos sehen nur die, die du hineinlässt. Premium öffnet sie nicht.',
    nobody: 'Gerade sieht sie niemand. Du lässt jemanden im Profil oder in eurem Gespräch hinein.',
    openTo: 'Wer dein privates Album sieht',
    takeBack: 'Zurücknehmen',
    shutFor: 'Zugang von {{name}} zurücknehmen',
    open: 'Mein privates Album zeigen',
    shut: 'Mein privates Album schließen',
    nowOpen: '{{name}} kann dein privates Album jetzt sehen.',
    nowShut: '{{name}} sieht dein privates Album nicht mehr.',
    makePrivate: 'Ins private Album',
    makePublic: 'Aus dem privaten Album',
    badge: 'Privat',
    photos_one: '{{count}} privates Foto',
    photos_other: '{{count}} private Fotos',
    openForYou: '{{name}} hat es für dich geöffnet.',
    shutForYou: 'Nur {{name}} kann sie für dich öffnen, auch wenn du Premium hast.',
    ask: 'Fragen',
    question: 'Darf ich deine privaten Fotos sehen?',
  },
}
