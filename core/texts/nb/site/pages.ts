import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlPages } from '../../nl/site/pages.ts'

/** What stands around the pages of words, in Norwegian. */
export const nbPages: TextsOf<typeof nlPages> = {
  pages: {
    contents: 'Innhold',
    inShort: 'Kort sagt',
    since: 'Gjelder fra {{date}}',
    print: 'Skriv ut eller lagre som PDF',
    ask: 'Still et spørsmål',
  },
  langConfig: {
    title: 'Språk og land',
    lead: 'Det gjelder med en gang, og enheten din husker det.',
    language: 'Språk',
    country: 'Land',
    countryText: 'Du ser medlemmer, steder og priser for dette landet.',
  },
}
