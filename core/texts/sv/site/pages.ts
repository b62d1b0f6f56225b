import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlPages } from '../../nl/site/pages.ts'

/** What stands around the pages of words, in Swedish. */
export const svPages: TextsOf<typeof nlPages> = {
  pages: {
    contents: 'Innehåll',
    inShort: 'I korthet',
    since: 'Gäller från {{date}}',
    print: 'Skriv ut eller spara som pdf',
    ask: 'Ställ en fråga',
  },
  langConfig: {
    title: 'Språk och land',
    lead: 'Det gäller direkt, och din enhet minns det.',
    language: 'Språk',
    country: 'Land',
    countryText: 'Du ser medlemmar, orter och priser för det här landet.',
  },
}
