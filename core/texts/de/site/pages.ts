import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlPages } from '../../nl/site/pages.ts'

/** What stands around the pages of words, in German. */
export const dePages: TextsOf<typeof nlPages> = {
  pages: {
    contents: 'Inhalt',
    inShort: 'Kurz gesagt',
    since: 'Gültig seit {{date}}',
    print: 'Drucken oder als PDF speichern',
    ask: 'Eine Frage stellen',
  },
  langConfig: {
    title: 'Sprache und Land',
    lead: 'Das gilt sofort, und dein Gerät merkt es sich.',
    language: 'Sprache',
    country: 'Land',
    countryText: 'Du siehst Mitglieder, Orte und Preise dieses Landes.',
  },
}
