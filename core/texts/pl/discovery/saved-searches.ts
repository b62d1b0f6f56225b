import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlSavedSearches } from '#core/texts/nl/discovery/saved-searches.ts'

/** The Polish texts of the searches that one keeps. */
export const plSavedSearches: TextsIn<'pl', typeof nlSavedSearches> = {
  saved: {
    title: 'Zapisane',
    save: 'Zapisz to wyszukiwanie',
    saveText: 'Damy znać, gdy dołączy ktoś pasujący.',
    full: 'Zapisano już {{max}}. Usuń jedno, by zapisać to.',
    part: {
      female: 'Kobiety',
      male: 'Mężczyźni',
      any: 'Wszyscy',
      ages: '{{min}}-{{max}}',
      from: 'od {{min}}',
      upto: 'do {{max}}',
      city: '{{city}}',
      around: 'blisko: {{city}}',
      within: 'do {{distance}} km',
      region: '{{region}}',
      more_one: '+ {{count}} życzenie',
      more_few: '+ {{count}} życzenia',
      more_many: '+ {{count}} życzeń',
      more_other: '+ {{count}} życzenia',
    },
    fresh_one: '{{count}} nowa osoba',
    fresh_few: '{{count}} nowe osoby',
    fresh_many: '{{count}} nowych osób',
    fresh_other: '{{count}} nowej osoby',
    freshFictional: '+ fikcyjne: {{count}}',
    dropped: 'Jedno albo więcej życzeń już się tu nie liczy.',
    bell: 'Powiadomienia: {{name}}',
    more: 'Więcej: {{name}}',
    name: 'Nazwa',
    keep: 'Zapisz',
    remove: 'Usuń',
    removed: '{{name}}: usunięto.',
    undo: 'Przywróć',
    all: 'Pokaż wszystkie, {{count}}',
  },
}
