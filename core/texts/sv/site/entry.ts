import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlEntry } from '#core/texts/nl/site/entry.ts'

/** The warning that the site is for adults, in Swedish. */
export const svEntry: TextsOf<typeof nlEntry> = {
  entry: {
    title: 'Den här sajten är för vuxna',
    text: 'Här dejtar och chattar folk som är {{age}} år eller äldre, även om sex. Kom in om du är {{age}} eller äldre.',
    yes: 'Jag är {{age}} eller äldre',
    no: 'Jag är under {{age}}',
    noScript: 'Slå på JavaScript i webbläsaren för att komma vidare.',
  },
}
