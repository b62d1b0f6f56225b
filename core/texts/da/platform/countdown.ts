import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlCountdown } from '#core/texts/nl/platform/countdown.ts'

/** What a countdown says aloud, in Danish. */
export const daCountdown: TextsOf<typeof nlCountdown> = {
  countdown: {
    left: 'Højst {{time}} tilbage',
    over: 'Tiden er gået',
  },
}
