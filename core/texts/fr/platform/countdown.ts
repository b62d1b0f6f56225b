import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlCountdown } from '#core/texts/nl/platform/countdown.ts'

/** What a countdown says aloud, in French. */
export const frCountdown: TextsIn<'fr', typeof nlCountdown> = {
  countdown: {
    left: 'Encore {{time}} au plus',
    over: 'Le temps est écoulé',
  },
}
