import type { Over } from '#core/kernel/variants.ts'
import type { enProfile } from '#core/texts/en/account/profile.ts'

/** What American English calls otherwise in a profile. */
export const enUSProfile: Over<typeof enProfile> = {
  hair_color: { gray: 'Gray' },
  eye_color: { gray: 'Gray' },
  interest: { theater: 'Theater', travelling: 'Traveling' },
}
