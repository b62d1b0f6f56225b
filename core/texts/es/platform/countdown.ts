import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlCountdown } from '#core/texts/nl/platform/countdown.ts'

/** What a countdown says aloud, in Spanish. */
export const esCountdown: TextsIn<'es', typeof nlCountdown> = {
  countdown: {
    left: 'Quedan como máximo {{time}}',
    over: 'El tiempo se ha acabado',
  },
}
