import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlEntry } from '#core/texts/nl/site/entry.ts'

/** The warning that the site is for adults, in Polish. */
export const plEntry: TextsIn<'pl', typeof nlEntry> = {
  entry: {
    title: 'Ten serwis jest dla dorosłych',
    text: 'Randkują i czatują tu osoby od {{age}} lat, także o seksie. Wejdź, jeśli masz co najmniej {{age}} lat.',
    yes: 'Mam co najmniej {{age}} lat',
    no: 'Mam mniej niż {{age}} lat',
    noScript: 'Włącz JavaScript w przeglądarce, żeby przejść dalej.',
  },
}
