import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlCountdown } from '#core/texts/nl/platform/countdown.ts'

/** What a countdown says aloud, in Norwegian. */
export const nbCountdown: TextsOf<typeof nlCountdown> = {
  countdown: {
    left: 'Høyst {{time}} igjen',
    over: 'Tiden er ute',
  },
}
