import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlFictional } from '#core/texts/nl/discovery/fictional.ts'

/** The label of a fictional profile, in Polish. */
export const plFictional: TextsIn<'pl', typeof nlFictional> = {
  fictional: {
    label: 'Profil fikcyjny',
    short: 'Fikcyjny',
  },
}
