import type { Over } from '#core/kernel/variants.ts'
import type { enLanders } from '#core/texts/en/site/landers.ts'

/** What American English says otherwise where visitors land. */
export const enUSLanders: Over<typeof enLanders> = {
  tinderswipe: {
    text: 'Swipe whoever you like toward the light. With your thumb, your mouse or the arrow keys.',
    description:
      'Three people, one question: who do you like? Swipe toward the light and sign up for free at {{site}}.',
  },
}
