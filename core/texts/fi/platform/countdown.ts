import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlCountdown } from '#core/texts/nl/platform/countdown.ts'

/** What a countdown says aloud, in Finnish. */
export const fiCountdown: TextsOf<typeof nlCountdown> = {
  countdown: {
    left: 'Enintään {{time}} jäljellä',
    over: 'Aika on loppu',
  },
}
