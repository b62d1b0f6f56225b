/** A member's own profile, in Dutch. */
export const nlOwnProfile = {
  own: {
    title: 'Mijn profiel',
    views: 'Je profiel',
    view: 'Zoals anderen',
    edit: 'Bewerk',
    finder: 'Match-finder: zie wie bij je past',
    missing: 'Zo ben je beter te vinden',
    lacks: {
      photo: 'Een foto met je gezicht',
      about_me: 'Iets over jezelf',
      reason: 'Waarom je hier bent',
      interests: 'Je interesses',
    },
    sexualityHint:
      'Vul dit alleen in als anderen het op je profiel mogen zien. Weer weghalen kan altijd.',
    saved: 'Je profiel is opgeslagen.',
    age_one: '{{count}} jaar',
    age_other: '{{count}} jaar',
    free: 'Gratis lid',
    premium: 'Premium lid',
  },
} as const
