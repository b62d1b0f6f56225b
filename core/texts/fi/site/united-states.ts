import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlUnitedStates } from '#core/texts/nl/site/united-states.ts'

/** What the footer says of the United States, in Finnish, on every page. */
export const fiUnitedStates: TextsOf<typeof nlUnitedStates> = {
  unitedStates: {
    note: 'Yhdysvallat: tämä sivusto on vähintään {{age}}-vuotiaille, ja jokainen rekisteröityvä vakuuttaa olevansa. Fiktiivisiksi merkittyjä profiileja ylläpitää sivusto itse.',
  },
}
