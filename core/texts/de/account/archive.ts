import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlArchive } from '#core/texts/nl/account/archive.ts'

/** One's own data, in German. */
export const deArchive: TextsOf<typeof nlArchive> = {
  data: {
    title: 'Deine Daten herunterladen',
    text: 'Alles, was wir von dir haben, in einer Datei: Profil, Fotos, Nachrichten, Likes, Credits und Zahlungen. Zum Lesen und zum Mitnehmen.',
    care: 'Das geht ein paar Mal am Tag. Bewahre die Datei gut auf: Wer sie hat, kann deine Nachrichten lesen.',
    start: 'Anfordern',
    startOf: 'Meine Daten anfordern',
    download: 'Meine Daten herunterladen',
    done: 'Deine Daten sind heruntergeladen.',
  },
}
