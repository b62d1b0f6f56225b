import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlPlace } from '#core/texts/nl/site/place.ts'

/** One's own place, in English. */
export const enPlace: TextsOf<typeof nlPlace> = {
  place: {
    country: 'Country',
    region: 'Province',
    city: 'Town',
    towns: 'Places to choose from',
    noTown: 'We do not know that place. Check the spelling, or leave it as it is.',
    find: 'Use my location',
    found: 'You are near {{city}}.',
    failed: 'We cannot see where you are. Please fill in your town yourself.',
    denied: 'Your browser keeps your location to itself. Please fill in your town yourself.',
  },
}
