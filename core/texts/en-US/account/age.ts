import type { Over } from '#core/kernel/variants.ts'
import type { enAge } from '#core/texts/en/account/age.ts'

/** What American English says otherwise of the age check. */
export const enUSAge: Over<typeof enAge> = {
  age: {
    kept: 'We keep the outcome, how and when. No copy of your passport or license, and no photo.',
  },
}
