import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlEntry } from '#core/texts/nl/site/entry.ts'

/** The warning that the site is for adults, in Italian. */
export const itEntry: TextsIn<'it', typeof nlEntry> = {
  entry: {
    title: 'Questo sito è per adulti',
    text: 'Qui si flirta e si chatta dai {{age}} anni in su, anche di sesso. Entra se hai {{age}} anni o più.',
    yes: 'Ho {{age}} anni o più',
    no: 'Ho meno di {{age}} anni',
    noScript: 'Attiva JavaScript nel browser per andare avanti.',
  },
}
