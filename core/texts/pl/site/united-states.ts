import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlUnitedStates } from '#core/texts/nl/site/united-states.ts'

/** What the footer says of the United States, in Polish, on every page. */
export const plUnitedStates: TextsIn<'pl', typeof nlUnitedStates> = {
  unitedStates: {
    note: 'Stany Zjednoczone: ten serwis jest dla osób od {{age}} lat, a każdy, kto dołącza, oświadcza, że tyle ma. Profile oznaczone jako fikcyjne prowadzi sam serwis.',
  },
}
