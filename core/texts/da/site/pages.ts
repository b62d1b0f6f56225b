import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlPages } from '../../nl/site/pages.ts'

/** What stands around the pages of words, in Danish. */
export const daPages: TextsOf<typeof nlPages> = {
  pages: {
    contents: 'Indhold',
    inShort: 'Kort sagt',
    since: 'Gælder fra {{date}}',
    print: 'Print eller gem som PDF',
    ask: 'Stil et spørgsmål',
  },
  langConfig: {
    title: 'Sprog og land',
    lead: 'Det gælder straks, og din enhed husker det.',
    language: 'Sprog',
    country: 'Land',
    countryText: 'Du ser medlemmer, steder og priser for dette land.',
  },
}
