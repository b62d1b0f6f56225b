/** A member's own profile, in Dutch. */
export const nlOwnProfile = {
  own: {
    choose: 'Kies…',
    save: 'Opslaan',
    title: 'Mijn profiel',
    views: 'Je profiel',
    view: 'Zo zien anderen je',
    edit: 'Bewerk',
    finder: 'Match-finder: zie wie bij je past',
    missing: 'Zo ben je beter te vinden',
    lacks: {
      photo: 'Een foto met je gezicht',
      about_me: 'Iets over jezelf',
      reason: 'Waarom je hier bent',
      interests: 'Je interesses',
      city: 'Je woonplaats',
    },
    unfound: 'Wie op {{fields}} zoekt, vindt jou niet.',
    unfoundByThese: 'Wie daarop zoekt, vindt jou niet.',
    byPlace: 'plaats of afstand',
    byInterests: 'interesses',
    ahead: {
      male_one: '{{total}} man met een foto staat nu vóór jou.',
      male_other: '{{total}} mannen met een foto staan nu vóór jou.',
      female_one: '{{total}} vrouw met een foto staat nu vóór jou.',
      female_other: '{{total}} vrouwen met een foto staan nu vóór jou.',
    },
    length: '{{length}} van {{max}} tekens',
    beginWith: 'Begin bijvoorbeeld zo',
    begin: {
      sunday: 'Mijn ideale zondag begint met',
      wake: 'Je mag me wakker maken voor',
      friends: 'Mijn vrienden zeggen dat ik',
    },
    sexualityHint:
      'Vul dit alleen in als anderen het op je profiel mogen zien. Weer weghalen kan altijd.',
    saved: 'Je profiel is opgeslagen.',
    age_one: '{{count}} jaar',
    age_other: '{{count}} jaar',
    free: 'Gratis lid',
    premium: 'Premiumlid',
  },
} as const
