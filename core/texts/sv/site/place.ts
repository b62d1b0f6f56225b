import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlPlace } from '#core/texts/nl/site/place.ts'

/** One's own place, in Swedish. */
export const svPlace: TextsOf<typeof nlPlace> = {
  place: {
    country: 'Land',
    region: 'Region',
    city: 'Ort',
    towns: 'Orter att välja bland',
    noTown: 'Den orten känner vi inte till. Kontrollera stavningen, eller låt det stå.',
    find: 'Använd min plats',
    found: 'Du är nära {{city}}.',
    failed: 'Vi kan inte se var du är. Skriv din ort själv.',
    denied: 'Din webbläsare delar inte din plats. Skriv din ort själv.',
  },
}
