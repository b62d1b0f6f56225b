/** A member's own profile. */
export const nlOwn = {
  own: {
    title: 'Mijn profiel',
    lead: 'Zo leren anderen je kennen. Je kunt alles later weer veranderen.',
    view: 'Bekijk je profiel zoals anderen het zien',
    saved: 'Je profiel is opgeslagen.',
    age_one: '{{count}} jaar',
    age_other: '{{count}} jaar',
    free: 'Gratis lid',
    premium: 'Premium lid',
  },
} as const
