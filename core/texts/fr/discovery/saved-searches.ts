import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlSavedSearches } from '#core/texts/nl/discovery/saved-searches.ts'

/** The French texts of the searches that one keeps. */
export const frSavedSearches: TextsIn<'fr', typeof nlSavedSearches> = {
  saved: {
    title: 'Enregistrées',
    save: 'Enregistrer cette recherche',
    saveText: 'On te prévient quand quelqu’un arrive qui te va.',
    full: 'Tu en as enregistré {{max}}. Retires-en une pour enregistrer celle-ci.',
    part: {
      female: 'Femmes',
      male: 'Hommes',
      any: 'Tout le monde',
      ages: '{{min}}-{{max}}',
      from: 'dès {{min}}',
      upto: 'jusqu’à {{max}}',
      city: 'à {{city}}',
      around: 'près de {{city}}',
      within: 'à moins de {{distance}} km',
      region: 'en {{region}}',
      more_one: '+ {{count}} souhait',
      more_many: '+ {{count}} souhaits',
      more_other: '+ {{count}} souhaits',
    },
    fresh_one: '{{count}} nouveau membre',
    fresh_many: '{{count}} nouveaux membres',
    fresh_other: '{{count}} nouveaux membres',
    freshFictional: '+ {{count}} fictifs',
    dropped: 'Un ou plusieurs souhaits ne comptent plus ici.',
    bell: 'Notifications de {{name}}',
    more: 'Plus sur {{name}}',
    name: 'Nom',
    keep: 'Enregistrer',
    remove: 'Retirer',
    removed: '{{name}} n’est plus là.',
    undo: 'Remettre',
    all: 'Les montrer toutes ({{count}})',
  },
}
