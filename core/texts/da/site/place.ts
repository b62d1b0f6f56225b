import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlPlace } from '#core/texts/nl/site/place.ts'

/** One's own place, in Danish. */
export const daPlace: TextsOf<typeof nlPlace> = {
  place: {
    country: 'Land',
    region: 'Region',
    city: 'By',
    towns: 'Byer at vælge imellem',
    noTown: 'Den by kender vi ikke. Tjek stavningen, eller lad den stå.',
    find: 'Brug min placering',
    found: 'Du er i nærheden af {{city}}.',
    failed: 'Vi kan ikke se, hvor du er. Skriv selv din by.',
    denied: 'Din browser deler ikke din placering. Skriv selv din by.',
  },
}
