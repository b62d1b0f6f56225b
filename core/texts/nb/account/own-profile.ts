import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlOwnProfile } from '#core/texts/nl/account/own-profile.ts'

/** A member's own profile, in Norwegian. */
export const nbOwnProfile: TextsOf<typeof nlOwnProfile> = {
  own: {
    choose: 'Velg…',
    save: 'Lagre',
    title: 'Profilen min',
    views: 'Profilen din',
    view: 'Slik ser andre deg',
    edit: 'Rediger',
    finder: 'Matchfinner: se hvem som passer til deg',
    missing: 'Slik blir du lettere funnet',
    lacks: {
      photo: 'Et bilde med ansiktet ditt',
      about_me: 'Noe om deg selv',
      reason: 'Hvorfor du er her',
      interests: 'Interessene dine',
      city: 'Hvor du bor',
    },
    unfound: 'Et søk på {{fields}} finner deg ikke.',
    unfoundByThese: 'Et søk på disse finner deg ikke.',
    byPlace: 'sted eller avstand',
    byInterests: 'interesser',
    ahead: {
      male_one: '{{total}} mann med bilde vises før deg.',
      male_other: '{{total}} menn med bilde vises før deg.',
      female_one: '{{total}} kvinne med bilde vises før deg.',
      female_other: '{{total}} kvinner med bilde vises før deg.',
    },
    length: '{{length}} av {{max}} tegn',
    beginWith: 'Du kan begynne slik',
    begin: {
      sunday: 'Min ideelle søndag begynner med',
      wake: 'Du får gjerne vekke meg for',
      friends: 'Vennene mine sier at jeg',
    },
    sexualityHint:
      'Fyll bare ut dette hvis andre får se det på profilen din. Du kan alltid fjerne det igjen.',
    saved: 'Profilen din er lagret.',
    age_one: '{{count}} år',
    age_other: '{{count}} år',
    free: 'Gratismedlem',
    premium: 'Premium-medlem',
  },
}
