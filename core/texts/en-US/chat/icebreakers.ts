import type { Over } from '#core/kernel/variants.ts'
import type { enIcebreakers } from '#core/texts/en/chat/icebreakers.ts'

/** The opening lines that American English says otherwise. */
export const enUSIcebreakers: Over<typeof enIcebreakers> = {
  movies: 'Which movie can you watch again and again?',
  outdoors: 'What is your favorite spot to be outside for a while?',
}
