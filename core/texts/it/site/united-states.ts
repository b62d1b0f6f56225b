import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlUnitedStates } from '#core/texts/nl/site/united-states.ts'

/** What the footer says of the United States, in Italian, on every page. */
export const itUnitedStates: TextsIn<'it', typeof nlUnitedStates> = {
  unitedStates: {
    note: 'Stati Uniti: questo sito è per persone dai {{age}} anni in su, e chi si iscrive dichiara di averli. I profili con l’etichetta fittizio sono gestiti dal sito stesso.',
  },
}
