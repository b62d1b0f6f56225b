/** The welcome bonus, in Dutch. */
export const nlBonus = {
  bonus: {
    label: 'Welkomstbonus',
    banner: '{{percent}} korting op je eerste aankoop',
    special: 'Speciaal voor nieuwe leden',
    heading: '{{percent}} welkomstbonus',
    unlock: 'Je eerste bundel credits met {{percent}} korting',
    actFast: 'Elk nieuw lid krijgt hem één keer, tot {{hours}} uur na het aanmelden.',
    valid: 'De bonus geldt nog',
    instant: 'Je credits staan klaar zodra je betaling binnen is.',
    toCredits: 'Naar de credits',
  },
} as const
