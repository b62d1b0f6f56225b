import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlOwnProfile } from '#core/texts/nl/account/own-profile.ts'

/** A member's own profile, in English. */
export const enOwnProfile: TextsOf<typeof nlOwnProfile> = {
  own: {
    title: 'My profile',
    views: 'Your profile',
    view: 'As others see it',
    edit: 'Edit',
    finder: 'Match finder: see who fits you',
    missing: 'How you are found more easily',
    lacks: {
      photo: 'A photo with your face',
      about_me: 'Something about yourself',
      reason: 'Why you are here',
      interests: 'Your interests',
    },
    sexualityHint:
      'Fill this in only if others may see it on your profile. You can take it away at any time.',
    saved: 'Your profile has been saved.',
    age_one: '{{count}} year old',
    age_other: '{{count}} years old',
    free: 'Free member',
    premium: 'Premium member',
  },
}
