/** A member's own profile, in Dutch. */
export const nlOwnProfile = {
  own: {
    title: 'Mijn profiel',
    lead: 'Zo leren anderen je kennen. Je kunt alles later weer veranderen.',
    view: 'Bekijk je profiel zoals anderen het zien',
    sexualityHint:
      'Vul dit alleen in als anderen het op je profiel mogen zien. Weer weghalen kan altijd.',
    saved: 'Je profiel is opgeslagen.',
    age_one: '{{count}} jaar',
    age_other: '{{count}} jaar',
    free: 'Gratis lid',
    premium: 'Premium lid',
  },
} as const
