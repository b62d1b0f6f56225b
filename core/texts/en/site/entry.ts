import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlEntry } from '#core/texts/nl/site/entry.ts'

/** The warning that the site is for adults, in English. */
export const enEntry: TextsOf<typeof nlEntry> = {
  entry: {
    title: 'This site is for adults',
    text: 'People aged {{age}} and over date and chat here, about sex too. Come in if you are {{age}} or older.',
    yes: 'I am {{age}} or older',
    no: 'I am under {{age}}',
    noScript: 'Turn on JavaScript in your browser to go on.',
  },
}
