import type { Over } from '#core/kernel/variants.ts'
import type { enUnitedStates } from '#core/texts/en/site/united-states.ts'

/** What the footer says of the United States in their own English. */
export const enUSUnitedStates: Over<typeof enUnitedStates> = {
  unitedStates: {
    note: 'United States: this site is for people aged {{age}} and over, and everyone who signs up declares that they are. Profiles labeled fictional are run by the site itself.',
  },
}
