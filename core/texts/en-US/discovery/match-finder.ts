import type { Over } from '#core/kernel/variants.ts'
import type { enMatchFinder } from '#core/texts/en/discovery/match-finder.ts'

/** What American English says otherwise in the match finder. */
export const enUSMatchFinder: Over<typeof enMatchFinder> = {
  noneIsFine: 'You check nothing, so this does not count.',
  topic: { holiday: 'Vacation', laugh: 'Humor' },
  ask: { holiday: 'Where do we go on vacation?' },
  answer: {
    often: { weekend: 'On the weekend' },
    firstDate: { active: 'Doing something, climbing or go-karting' },
    rain: { film: 'A movie' },
    laugh: { dark: 'Dark humor' },
  },
}
