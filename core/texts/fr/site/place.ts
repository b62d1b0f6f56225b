import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlPlace } from '#core/texts/nl/site/place.ts'

/** One's own place, in French. */
export const frPlace: TextsIn<'fr', typeof nlPlace> = {
  place: {
    country: 'Pays',
    region: 'Région',
    city: 'Ville',
    towns: 'Lieux à choisir',
    noTown: 'Nous ne connaissons pas ce lieu. Vérifie l’orthographe, ou laisse-le ainsi.',
    find: 'Prendre ma position',
    found: 'Tu es près de {{city}}.',
    failed: 'Nous ne voyons pas où tu es. Indique ta ville toi-même.',
    denied: 'Ton navigateur garde ta position pour lui. Indique ta ville toi-même.',
  },
}
