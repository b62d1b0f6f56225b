import type { Over } from '#core/kernel/variants.ts'
import type { enPlace } from '#core/texts/en/site/place.ts'

/** What American English says otherwise of one's own place. */
export const enUSPlace: Over<typeof enPlace> = {
  place: { region: 'State', city: 'City' },
}
