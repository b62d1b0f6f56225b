import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSavedSearches } from '#core/texts/nl/discovery/saved-searches.ts'

/** The Norwegian texts of the searches that one keeps. */
export const nbSavedSearches: TextsOf<typeof nlSavedSearches> = {
  saved: {
    title: 'Lagret',
    save: 'Lagre dette søket',
    saveText: 'Du får vite det når noen som passer, blir med.',
    full: 'Du har lagret {{max}}. Fjern ett for å lagre dette.',
    part: {
      female: 'Kvinner',
      male: 'Menn',
      any: 'Alle',
      ages: '{{min}}–{{max}}',
      from: 'fra {{min}}',
      upto: 'til {{max}}',
      city: 'i {{city}}',
      around: 'nær {{city}}',
      within: 'innen {{distance}} km',
      region: 'i {{region}}',
      more_one: '+ {{count}} ønske',
      more_other: '+ {{count}} ønsker',
    },
    fresh_one: '{{count}} nytt medlem',
    fresh_other: '{{count}} nye medlemmer',
    freshFictional: '+ {{count}} fiktive',
    dropped: 'Ett eller flere ønsker teller ikke lenger her.',
    bell: 'Varsler om {{name}}',
    more: 'Mer om {{name}}',
    name: 'Navn',
    keep: 'Lagre',
    remove: 'Fjern',
    removed: '{{name}} er borte.',
    undo: 'Legg tilbake',
    all: 'Vis alle {{count}}',
  },
}
