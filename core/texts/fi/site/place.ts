import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlPlace } from '#core/texts/nl/site/place.ts'

/** One's own place, in Finnish. */
export const fiPlace: TextsOf<typeof nlPlace> = {
  place: {
    country: 'Maa',
    region: 'Maakunta',
    city: 'Paikkakunta',
    towns: 'Valittavat paikat',
    noTown: 'Emme tunne tätä paikkaa. Tarkista kirjoitus tai jätä näin.',
    find: 'Käytä sijaintiani',
    found: 'Olet lähellä: {{city}}.',
    failed: 'Emme näe, missä olet. Kirjoita paikkakuntasi itse.',
    denied: 'Selaimesi pitää sijaintisi itsellään. Kirjoita paikkakuntasi itse.',
  },
}
