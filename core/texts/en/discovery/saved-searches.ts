import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSavedSearches } from '#core/texts/nl/discovery/saved-searches.ts'

/** The English texts of the searches that one keeps. */
export const enSavedSearches: TextsOf<typeof nlSavedSearches> = {
  saved: {
    title: 'Saved',
    save: 'Save this search',
    saveText: 'You hear of it when somebody joins who fits.',
    full: 'You have saved {{max}}. Remove one to save this one.',
    part: {
      female: 'Women',
      male: 'Men',
      any: 'Everybody',
      ages: '{{min}}-{{max}}',
      from: 'from {{min}}',
      upto: 'up to {{max}}',
      city: 'in {{city}}',
      around: 'near {{city}}',
      within: 'within {{distance}} km',
      region: 'in {{region}}',
      more_one: '+ {{count}} wish',
      more_other: '+ {{count}} wishes',
    },
    fresh_one: '{{count}} new member',
    fresh_other: '{{count}} new members',
    freshFictional: '+ {{count}} fictional',
    dropped: 'One or more wishes no longer count here.',
    bell: 'Notifications of {{name}}',
    more: 'More about {{name}}',
    name: 'Name',
    keep: 'Save',
    remove: 'Remove',
    removed: '{{name}} is gone.',
    undo: 'Put back',
    all: 'Show all {{count}}',
  },
}
