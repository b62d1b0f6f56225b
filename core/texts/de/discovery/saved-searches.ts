import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSavedSearches } from '#core/texts/nl/discovery/saved-searches.ts'

/** The German texts of the searches that one keeps. */
export const deSavedSearches: TextsOf<typeof nlSavedSearches> = {
  saved: {
    title: 'Gespeichert',
    save: 'Diese Suche speichern',
    saveText: 'Du erfährst es, wenn jemand dazukommt, der passt.',
    full: 'Du hast {{max}} gespeichert. Entferne eine, um diese zu speichern.',
    part: {
      female: 'Frauen',
      male: 'Männer',
      any: 'Alle',
      ages: '{{min}}–{{max}}',
      from: 'ab {{min}}',
      upto: 'bis {{max}}',
      city: 'in {{city}}',
      around: 'nahe {{city}}',
      within: 'höchstens {{distance}} km',
      region: 'in {{region}}',
      more_one: '+ {{count}} Wunsch',
      more_other: '+ {{count}} Wünsche',
    },
    fresh_one: '{{count}} neues Mitglied',
    fresh_other: '{{count}} neue Mitglieder',
    freshFictional: '+ {{count}} fiktiv',
    dropped: 'Ein oder mehrere Wünsche zählen hier nicht mehr.',
    bell: 'Benachrichtigungen zu {{name}}',
    more: 'Mehr zu {{name}}',
    name: 'Name',
    keep: 'Speichern',
    remove: 'Entfernen',
    removed: '{{name}} ist weg.',
    undo: 'Zurückholen',
    all: 'Alle {{count}} zeigen',
  },
}
