import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlPages } from '../../nl/site/pages.ts'

/** What stands around the pages of words, in Polish. */
export const plPages: TextsIn<'pl', typeof nlPages> = {
  pages: {
    contents: 'Spis treści',
    inShort: 'W skrócie',
    since: 'Obowiązuje od {{date}}',
    print: 'Drukuj albo zapisz jako PDF',
    ask: 'Zadaj pytanie',
  },
  langConfig: {
    title: 'Język i kraj',
    lead: 'To działa od razu, a urządzenie to zapamięta.',
    language: 'Język',
    country: 'Kraj',
    countryText: 'Widzisz osoby, miejsca i ceny z tego kraju.',
  },
}
