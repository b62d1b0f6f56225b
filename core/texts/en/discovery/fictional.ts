import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlFictional } from '#core/texts/nl/discovery/fictional.ts'

/** The label of a fictional profile, in English. */
export const enFictional: TextsOf<typeof nlFictional> = {
  fictional: {
    label: 'Fictional profile',
    short: 'Fictional',
  },
}
