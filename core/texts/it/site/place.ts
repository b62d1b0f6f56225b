import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlPlace } from '#core/texts/nl/site/place.ts'

/** One's own place, in Italian. */
export const itPlace: TextsIn<'it', typeof nlPlace> = {
  place: {
    country: 'Paese',
    region: 'Provincia',
    city: 'Città',
    towns: 'Luoghi da scegliere',
    noTown: 'Non conosciamo quel luogo. Controlla come è scritto, o lascialo così.',
    find: 'Usa la mia posizione',
    found: 'Sei vicino a {{city}}.',
    failed: 'Non riusciamo a vedere dove sei. Scrivi tu la tua città.',
    denied: 'Il tuo browser tiene per sé la posizione. Scrivi tu la tua città.',
  },
}
