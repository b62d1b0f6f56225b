import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlFictional } from '#core/texts/nl/discovery/fictional.ts'

/** The label of a fictional profile, in Finnish. */
export const fiFictional: TextsOf<typeof nlFictional> = {
  fictional: {
    label: 'Fiktiivinen profiili',
    short: 'Fiktiivinen',
  },
}
