import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlFictional } from '#core/texts/nl/discovery/fictional.ts'

/** The label of a fictional profile, in Spanish. */
export const esFictional: TextsIn<'es', typeof nlFictional> = {
  fictional: {
    label: 'Perfil ficticio',
    short: 'Ficticio',
  },
}
