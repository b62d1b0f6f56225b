import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlCountdown } from '#core/texts/nl/platform/countdown.ts'

/** What a countdown says aloud, in German. */
export const deCountdown: TextsOf<typeof nlCountdown> = {
  countdown: {
    left: 'Noch höchstens {{time}}',
    over: 'Die Zeit ist um',
  },
}
