import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlEntry } from '#core/texts/nl/site/entry.ts'

/** The warning that the site is for adults, in Norwegian. */
export const nbEntry: TextsOf<typeof nlEntry> = {
  entry: {
    title: 'Dette nettstedet er for voksne',
    text: 'Her dater og chatter folk på {{age}} år og eldre, om sex også. Kom inn hvis du er {{age}} eller eldre.',
    yes: 'Jeg er {{age}} eller eldre',
    no: 'Jeg er under {{age}}',
    noScript: 'Slå på JavaScript i nettleseren for å komme videre.',
  },
}
