import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlPlace } from '#core/texts/nl/site/place.ts'

/** One's own place, in Norwegian. */
export const nbPlace: TextsOf<typeof nlPlace> = {
  place: {
    country: 'Land',
    region: 'Fylke',
    city: 'Sted',
    towns: 'Steder å velge blant',
    noTown: 'Det stedet kjenner vi ikke. Sjekk stavemåten, eller la det stå.',
    find: 'Bruk posisjonen min',
    found: 'Du er nær {{city}}.',
    failed: 'Vi klarer ikke å se hvor du er. Skriv stedet ditt selv.',
    denied: 'Nettleseren din holder posisjonen for seg selv. Skriv stedet ditt selv.',
  },
}
