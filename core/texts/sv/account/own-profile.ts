import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlOwnProfile } from '#core/texts/nl/account/own-profile.ts'

/** A member's own profile, in Swedish. */
export const svOwnProfile: TextsOf<typeof nlOwnProfile> = {
  own: {
    choose: 'Välj…',
    save: 'Spara',
    title: 'Min profil',
    views: 'Din profil',
    view: 'Så ser andra dig',
    edit: 'Redigera',
    finder: 'Matchfinder: se vem som passar dig',
    missing: 'Så blir du lättare att hitta',
    lacks: {
      photo: 'En bild på ditt ansikte',
      about_me: 'Något om dig själv',
      reason: 'Varför du är här',
      interests: 'Dina intressen',
      city: 'Var du bor',
    },
    unfound: 'En sökning på {{fields}} hittar dig inte.',
    unfoundByThese: 'En sökning på de här hittar dig inte.',
    byPlace: 'ort eller avstånd',
    byInterests: 'intressen',
    ahead: {
      male_one: '{{total}} man med bild visas före dig.',
      male_other: '{{total}} män med bild visas före dig.',
      female_one: '{{total}} kvinna med bild visas före dig.',
      female_other: '{{total}} kvinnor med bild visas före dig.',
    },
    length: '{{length}} av {{max}} tecken',
    beginWith: 'Du kan börja så här',
    begin: {
      sunday: 'Min perfekta söndag börjar med',
      wake: 'Du får gärna väcka mig för',
      friends: 'Mina vänner säger att jag',
    },
    sexualityHint:
      'Fyll bara i det här om andra får se det på din profil. Du kan alltid ta bort det igen.',
    saved: 'Din profil är sparad.',
    age_one: '{{count}} år',
    age_other: '{{count}} år',
    free: 'Gratismedlem',
    premium: 'Premiummedlem',
  },
}
