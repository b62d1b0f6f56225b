import type { Over } from '#core/kernel/variants.ts'
import type { enShared } from '#core/texts/en/discovery/shared.ts'

/** What American English says otherwise of what two people have in common. */
export const enUSShared: Over<typeof enShared> = {
  shared: { thing: { movies: 'movies', theater: 'the theater', travelling: 'traveling' } },
}
