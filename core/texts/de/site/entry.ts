import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlEntry } from '#core/texts/nl/site/entry.ts'

/** The warning that the site is for adults, in German. */
export const deEntry: TextsOf<typeof nlEntry> = {
  entry: {
    title: 'Diese Seite ist für Erwachsene',
    text: 'Hier daten und chatten Menschen ab {{age}}, auch über Sex. Komm herein, wenn du {{age}} oder älter bist.',
    yes: 'Ich bin {{age}} oder älter',
    no: 'Ich bin jünger als {{age}}',
    noScript: 'Schalte JavaScript in deinem Browser ein, dann geht es weiter.',
  },
}
