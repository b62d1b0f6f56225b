import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlEntry } from '#core/texts/nl/site/entry.ts'

/** The warning that the site is for adults, in Danish. */
export const daEntry: TextsOf<typeof nlEntry> = {
  entry: {
    title: 'Denne side er for voksne',
    text: 'Her dater og chatter folk på {{age}} år og derover, også om sex. Kom ind, hvis du er {{age}} eller ældre.',
    yes: 'Jeg er {{age}} eller ældre',
    no: 'Jeg er under {{age}}',
    noScript: 'Slå JavaScript til i din browser, så kan du komme videre.',
  },
}
