import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlFictional } from '#core/texts/nl/discovery/fictional.ts'

/** The label of a fictional profile, in French. */
export const frFictional: TextsIn<'fr', typeof nlFictional> = {
  fictional: {
    label: 'Profil fictif',
    short: 'Fictif',
  },
}
