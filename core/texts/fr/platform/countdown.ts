import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlCountdown } from '#core/texts/nl/platform/countdown.ts'

/** What a countdown says aloud, in French. */
export const frCountdown: TextsIn<'fr', typeof nlCountdown> = {
  countdown: {
    left: 'At most {{time}} left',
    over: 'The time is up',
  },
}
