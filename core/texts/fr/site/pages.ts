import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlPages } from '../../nl/site/pages.ts'

/** What stands around the pages of words, in French. */
export const frPages: TextsIn<'fr', typeof nlPages> = {
  pages: {
    contents: 'Sommaire',
    inShort: 'En bref',
    since: 'En vigueur depuis le {{date}}',
    print: 'Imprimer ou enregistrer en PDF',
    ask: 'Poser une question',
  },
  langConfig: {
    title: 'Langue et pays',
    lead: 'Cela vaut aussitôt, et ton appareil s’en souvient.',
    language: 'Langue',
    country: 'Pays',
    countryText: 'Tu vois les membres, les lieux et les prix de ce pays.',
  },
}
