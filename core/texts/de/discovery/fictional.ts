import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlFictional } from '#core/texts/nl/discovery/fictional.ts'

/** The label of a fictional profile, in German. */
export const deFictional: TextsOf<typeof nlFictional> = {
  fictional: {
    label: 'Fiktives Profil',
    short: 'Fiktiv',
  },
}
