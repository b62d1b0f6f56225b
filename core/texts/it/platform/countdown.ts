import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlCountdown } from '#core/texts/nl/platform/countdown.ts'

/** What a countdown says aloud, in Italian. */
export const itCountdown: TextsIn<'it', typeof nlCountdown> = {
  countdown: {
    left: 'Restano al massimo {{time}}',
    over: 'Il tempo è finito',
  },
}
