import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlSavedSearches } from '#core/texts/nl/discovery/saved-searches.ts'

/** The Italian texts of the searches that one keeps. */
export const itSavedSearches: TextsIn<'it', typeof nlSavedSearches> = {
  saved: {
    title: 'Salvata',
    save: 'Salva questa ricerca',
    saveText: 'Ti avvisiamo quando arriva qualcuno che va bene.',
    full: 'Ne hai salvate {{max}}. Togline una per salvare questa.',
    part: {
      female: 'Donne',
      male: 'Uomini',
      any: 'Tutti',
      ages: '{{min}}-{{max}}',
      from: 'da {{min}}',
      upto: 'fino a {{max}}',
      city: 'a {{city}}',
      around: 'vicino a {{city}}',
      within: 'entro {{distance}} km',
      region: 'in {{region}}',
      more_one: '+ {{count}} desiderio',
      more_many: '+ {{count}} desideri',
      more_other: '+ {{count}} desideri',
    },
    fresh_one: '{{count}} nuovo membro',
    fresh_many: '{{count}} nuovi membri',
    fresh_other: '{{count}} nuovi membri',
    freshFictional: '+ {{count}} fittizi',
    dropped: 'Uno o più desideri qui non contano più.',
    bell: 'Notifiche di {{name}}',
    more: 'Altro su {{name}}',
    name: 'Nome',
    keep: 'Salva',
    remove: 'Togli',
    removed: '{{name}} non c’è più.',
    undo: 'Rimetti',
    all: 'Mostra tutte, {{count}}',
  },
}
