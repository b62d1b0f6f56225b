import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlPages } from '../../nl/site/pages.ts'

/** What stands around the pages of words, in Finnish. */
export const fiPages: TextsOf<typeof nlPages> = {
  pages: {
    contents: 'Sisältö',
    inShort: 'Lyhyesti',
    since: 'Voimassa {{date}} alkaen',
    print: 'Tulosta tai tallenna PDF:nä',
    ask: 'Kysy',
  },
  langConfig: {
    title: 'Kieli ja maa',
    lead: 'Tämä pätee heti, ja laitteesi muistaa sen.',
    language: 'Kieli',
    country: 'Maa',
    countryText: 'Näet tämän maan jäsenet, paikat ja hinnat.',
  },
}
