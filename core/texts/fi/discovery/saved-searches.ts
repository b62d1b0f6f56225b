import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSavedSearches } from '#core/texts/nl/discovery/saved-searches.ts'

/** The Finnish texts of the searches that one keeps. */
export const fiSavedSearches: TextsOf<typeof nlSavedSearches> = {
  saved: {
    title: 'Tallennettu',
    save: 'Tallenna tämä haku',
    saveText: 'Kuulet, kun joku sopiva liittyy.',
    full: 'Olet tallentanut {{max}}. Poista yksi tallentaaksesi tämän.',
    part: {
      female: 'Naiset',
      male: 'Miehet',
      any: 'Kaikki',
      ages: '{{min}}–{{max}}',
      from: '{{min}} alkaen',
      upto: '{{max}} asti',
      city: '{{city}}',
      around: 'lähellä: {{city}}',
      within: '{{distance}} km:n sisällä',
      region: '{{region}}',
      more_one: '+ {{count}} toive',
      more_other: '+ {{count}} toivetta',
    },
    fresh_one: '{{count}} uusi jäsen',
    fresh_other: '{{count}} uutta jäsentä',
    freshFictional: '+ {{count}} fiktiivistä',
    dropped: 'Yksi tai useampi toive ei enää päde täällä.',
    bell: 'Ilmoitukset: {{name}}',
    more: 'Lisää: {{name}}',
    name: 'Nimi',
    keep: 'Tallenna',
    remove: 'Poista',
    removed: '{{name}} on poissa.',
    undo: 'Palauta',
    all: 'Näytä kaikki {{count}}',
  },
}
