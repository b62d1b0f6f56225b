import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSavedSearches } from '#core/texts/nl/discovery/saved-searches.ts'

/** The Swedish texts of the searches that one keeps. */
export const svSavedSearches: TextsOf<typeof nlSavedSearches> = {
  saved: {
    title: 'Sparat',
    save: 'Spara sökningen',
    saveText: 'Du får veta när någon som passar går med.',
    full: 'Du har sparat {{max}}. Ta bort en för att spara den här.',
    part: {
      female: 'Kvinnor',
      male: 'Män',
      any: 'Alla',
      ages: '{{min}}–{{max}}',
      from: 'från {{min}}',
      upto: 'till {{max}}',
      city: 'i {{city}}',
      around: 'nära {{city}}',
      within: 'inom {{distance}} km',
      region: 'i {{region}}',
      more_one: '+ {{count}} önskemål',
      more_other: '+ {{count}} önskemål',
    },
    fresh_one: '{{count}} ny medlem',
    fresh_other: '{{count}} nya medlemmar',
    freshFictional: '+ {{count}} fiktiva',
    dropped: 'Ett eller flera önskemål räknas inte längre här.',
    bell: 'Aviseringar om {{name}}',
    more: 'Mer om {{name}}',
    name: 'Namn',
    keep: 'Spara',
    remove: 'Ta bort',
    removed: '{{name}} är borta.',
    undo: 'Lägg tillbaka',
    all: 'Visa alla {{count}}',
  },
}
