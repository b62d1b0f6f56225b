import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlCountdown } from '#core/texts/nl/platform/countdown.ts'

/** What a countdown says aloud, in Polish. */
export const plCountdown: TextsIn<'pl', typeof nlCountdown> = {
  countdown: {
    left: 'Zostało najwyżej {{time}}',
    over: 'Czas minął',
  },
}
