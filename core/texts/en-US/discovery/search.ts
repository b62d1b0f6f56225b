import type { Over } from '#core/kernel/variants.ts'
import type { enSearch } from '#core/texts/en/discovery/search.ts'

/** What American English says otherwise of a search. */
export const enUSSearch: Over<typeof enSearch> = {
  search: { wider: { hair_color: 'Any hair color', eye_color: 'Any eye color' } },
}
