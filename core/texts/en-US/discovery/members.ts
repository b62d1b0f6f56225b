import type { Over } from '#core/kernel/variants.ts'
import type { enMembers } from '#core/texts/en/discovery/members.ts'

/** What American English says otherwise of members. */
export const enUSMembers: Over<typeof enMembers> = {
  profile: { hair_color: 'Hair color', eye_color: 'Eye color' },
}
