import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlFictional } from '#core/texts/nl/discovery/fictional.ts'

/** The label of a fictional profile, in Norwegian. */
export const nbFictional: TextsOf<typeof nlFictional> = {
  fictional: {
    label: 'Fiktiv profil',
    short: 'Fiktiv',
  },
}
