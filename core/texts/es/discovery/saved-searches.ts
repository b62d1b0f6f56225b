import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlSavedSearches } from '#core/texts/nl/discovery/saved-searches.ts'

/** The Spanish texts of the searches that one keeps. */
export const esSavedSearches: TextsIn<'es', typeof nlSavedSearches> = {
  saved: {
    title: 'Guardado',
    save: 'Guardar esta búsqueda',
    saveText: 'Te avisamos cuando llegue alguien que encaje.',
    full: 'Has guardado {{max}}. Quita una para guardar esta.',
    part: {
      female: 'Mujeres',
      male: 'Hombres',
      any: 'Todos',
      ages: '{{min}}-{{max}}',
      from: 'desde {{min}}',
      upto: 'hasta {{max}}',
      city: 'en {{city}}',
      around: 'cerca de {{city}}',
      within: 'a menos de {{distance}} km',
      region: 'en {{region}}',
      more_one: '+ {{count}} deseo',
      more_many: '+ {{count}} deseos',
      more_other: '+ {{count}} deseos',
    },
    fresh_one: '{{count}} miembro nuevo',
    fresh_many: '{{count}} miembros nuevos',
    fresh_other: '{{count}} miembros nuevos',
    freshFictional: '+ {{count}} ficticios',
    dropped: 'Uno o más deseos ya no cuentan aquí.',
    bell: 'Avisos de {{name}}',
    more: 'Más sobre {{name}}',
    name: 'Nombre',
    keep: 'Guardar',
    remove: 'Quitar',
    removed: '{{name}} ya no está.',
    undo: 'Recuperar',
    all: 'Ver todas, {{count}}',
  },
}
