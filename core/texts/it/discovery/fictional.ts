import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlFictional } from '#core/texts/nl/discovery/fictional.ts'

/** The label of a fictional profile, in Italian. */
export const itFictional: TextsIn<'it', typeof nlFictional> = {
  fictional: {
    label: 'Profilo fittizio',
    short: 'Fittizio',
  },
}
