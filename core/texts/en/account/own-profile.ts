import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlOwnProfile } from '#core/texts/nl/account/own-profile.ts'

/** A member's own profile, in English. */
export const enOwnProfile: TextsOf<typeof nlOwnProfile> = {
  own: {
    title: 'My profile',
    lead: 'This is how others get to know you. You can change everything later.',
    view: 'See your profile as others do',
    sexualityHint:
      'Fill this in only if others may see it on your profile. You can take it away at any time.',
    saved: 'Your profile has been saved.',
    age_one: '{{count}} year old',
    age_other: '{{count}} years old',
    free: 'Free member',
    premium: 'Premium member',
  },
}
