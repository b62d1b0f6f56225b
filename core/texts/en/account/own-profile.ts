import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlOwnProfile } from '#core/texts/nl/account/own-profile.ts'

/** A member's own profile, in English. */
export const enOwnProfile: TextsOf<typeof nlOwnProfile> = {
  own: {
    choose: 'Choose…',
    save: 'Save',
    title: 'My profile',
    views: 'Your profile',
    view: 'How others see you',
    edit: 'Edit',
    finder: 'Match finder: see who fits you',
    missing: 'How you are found more easily',
    lacks: {
      photo: 'A photo with your face',
      about_me: 'Something about yourself',
      reason: 'Why you are here',
      interests: 'Your interests',
      city: 'Where you live',
    },
    unfound: 'A search by {{fields}} does not find you.',
    unfoundByThese: 'A search by these does not find you.',
    byPlace: 'town or distance',
    byInterests: 'interests',
    ahead: {
      male_one: '{{total}} man with a photo is shown before you.',
      male_other: '{{total}} men with a photo are shown before you.',
      female_one: '{{total}} woman with a photo is shown before you.',
      female_other: '{{total}} women with a photo are shown before you.',
    },
    length: '{{length}} of {{max}} characters',
    beginWith: 'You could begin like this',
    begin: {
      sunday: 'My ideal Sunday begins with',
      wake: 'You may wake me up for',
      friends: 'My friends say that I',
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
