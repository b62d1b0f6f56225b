import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlPlace } from '#core/texts/nl/site/place.ts'

/** One's own place, in Spanish. */
export const esPlace: TextsIn<'es', typeof nlPlace> = {
  place: {
    country: 'País',
    region: 'Provincia',
    city: 'Ciudad',
    towns: 'Lugares para elegir',
    noTown: 'No conocemos ese lugar. Revisa cómo está escrito, o déjalo así.',
    find: 'Usar mi ubicación',
    found: 'Estás cerca de {{city}}.',
    failed: 'No vemos dónde estás. Escribe tú tu ciudad.',
    denied: 'Tu navegador se guarda tu ubicación. Escribe tú tu ciudad.',
  },
}
