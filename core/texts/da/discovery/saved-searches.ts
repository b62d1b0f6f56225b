import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSavedSearches } from '#core/texts/nl/discovery/saved-searches.ts'

/** The Danish texts of the searches that one keeps. */
export const daSavedSearches: TextsOf<typeof nlSavedSearches> = {
  saved: {
    title: 'Gemt',
    save: 'Gem denne søgning',
    saveText: 'Du hører om det, når der kommer en, der passer.',
    full: 'Du har gemt {{max}}. Fjern en for at gemme denne.',
    part: {
      female: 'Kvinder',
      male: 'Mænd',
      any: 'Alle',
      ages: '{{min}}-{{max}}',
      from: 'fra {{min}}',
      upto: 'til {{max}}',
      city: 'i {{city}}',
      around: 'nær {{city}}',
      within: 'inden for {{distance}} km',
      region: 'i {{region}}',
      more_one: '+ {{count}} ønske',
      more_other: '+ {{count}} ønsker',
    },
    fresh_one: '{{count}} nyt medlem',
    fresh_other: '{{count}} nye medlemmer',
    freshFictional: '+ {{count}} fiktive',
    dropped: 'Et eller flere ønsker tæller ikke længere her.',
    bell: 'Notifikationer om {{name}}',
    more: 'Mere om {{name}}',
    name: 'Navn',
    keep: 'Gem',
    remove: 'Fjern',
    removed: '{{name}} er væk.',
    undo: 'Sæt tilbage',
    all: 'Vis alle {{count}}',
  },
}
