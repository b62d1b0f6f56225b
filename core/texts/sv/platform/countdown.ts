import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlCountdown } from '#core/texts/nl/platform/countdown.ts'

/** What a countdown says aloud, in Swedish. */
export const svCountdown: TextsOf<typeof nlCountdown> = {
  countdown: {
    left: 'Högst {{time}} kvar',
    over: 'Tiden är ute',
  },
}
