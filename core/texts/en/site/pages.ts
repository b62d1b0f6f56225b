import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlPages } from '../../nl/site/pages.ts'

/** What stands around the pages of words, in English. */
export const enPages: TextsOf<typeof nlPages> = {
  pages: {
    contents: 'Contents',
    inShort: 'In short',
    since: 'In force since {{date}}',
    print: 'Print or save as PDF',
    ask: 'Ask a question',
  },
  langConfig: {
    title: 'Language and country',
    lead: 'This applies at once, and your device remembers it.',
    language: 'Language',
    country: 'Country',
    countryText: 'You see members, places and prices of this country.',
  },
}
