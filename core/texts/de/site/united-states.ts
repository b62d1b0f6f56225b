import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlUnitedStates } from '#core/texts/nl/site/united-states.ts'

/** What the footer says of the United States, in German, on every page. */
export const deUnitedStates: TextsOf<typeof nlUnitedStates> = {
  unitedStates: {
    note: 'Vereinigte Staaten: Diese Seite ist für Menschen ab {{age}} Jahren, und wer sich anmeldet, erklärt, das zu sein. Die Profile mit dem Label fiktiv sind von der Seite selbst.',
  },
}
