import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlFictional } from '#core/texts/nl/discovery/fictional.ts'

/** The label of a fictional profile, in Danish. */
export const daFictional: TextsOf<typeof nlFictional> = {
  fictional: {
    label: 'Fiktiv profil',
    short: 'Fiktiv',
  },
}
