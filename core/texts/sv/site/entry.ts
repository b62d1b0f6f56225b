import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlEntry } from '#core/texts/nl/site/entry.ts'

/** The warning that the site is for adults, in Swedish. */
export const svEntry: TextsOf<typeof nlEntry> = {
  entry: {
    title: 'Sajten är för vuxna',
    text: 'Här dejtar och chattar folk från {{age}} år, om sex också. Kom in om du är {{age}} eller äldre.',
    yes: 'Jag är {{age}} eller äldre',
    no: 'Jag är under {{age}}',
    noScript: 'Slå på JavaScript i webbläsaren för att komma vidare.',
  },
}
