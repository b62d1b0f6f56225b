import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlOwnProfile } from '#core/texts/nl/account/own-profile.ts'

/** A member's own profile, in Danish. */
export const daOwnProfile: TextsOf<typeof nlOwnProfile> = {
  own: {
    choose: 'Vælg…',
    save: 'Gem',
    title: 'Min profil',
    views: 'Din profil',
    view: 'Sådan ser andre dig',
    edit: 'Redigér',
    finder: 'Matchfinder: se, hvem der passer til dig',
    missing: 'Sådan bliver du lettere fundet',
    lacks: {
      photo: 'Et foto med dit ansigt',
      about_me: 'Noget om dig selv',
      reason: 'Hvorfor du er her',
      interests: 'Dine interesser',
      city: 'Hvor du bor',
    },
    unfound: 'En søgning på {{fields}} finder dig ikke.',
    unfoundByThese: 'En søgning på disse finder dig ikke.',
    byPlace: 'by eller afstand',
    byInterests: 'interesser',
    ahead: {
      male_one: '{{total}} mand med foto bliver vist før dig.',
      male_other: '{{total}} mænd med foto bliver vist før dig.',
      female_one: '{{total}} kvinde med foto bliver vist før dig.',
      female_other: '{{total}} kvinder med foto bliver vist før dig.',
    },
    length: '{{length}} af {{max}} tegn',
    beginWith: 'Du kunne begynde sådan',
    begin: {
      sunday: 'Min ideelle søndag begynder med',
      wake: 'Du må gerne vække mig for',
      friends: 'Mine venner siger, at jeg',
    },
    sexualityHint:
      'Udfyld kun dette, hvis andre må se det på din profil. Du kan altid fjerne det igen.',
    saved: 'Din profil er gemt.',
    age_one: '{{count}} år',
    age_other: '{{count}} år',
    free: 'Gratis medlem',
    premium: 'Premium-medlem',
  },
}
