import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlUnitedStates } from '#core/texts/nl/site/united-states.ts'

/** What the footer says of the United States, in French, on every page. */
export const frUnitedStates: TextsIn<'fr', typeof nlUnitedStates> = {
  unitedStates: {
    note: 'United States: this site is for people aged {{age}} and over, and everyone who signs up declares that they are. Profiles labelled fictional are run by the site itself.',
  },
}
