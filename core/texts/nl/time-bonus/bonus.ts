/** The welcome bonus, in Dutch. */
export const nlBonus = {
  bonus: {
    label: 'Welkomstkorting',
    banner: '{{percent}} korting op je eerste aankoop',
    special: 'Speciaal voor nieuwe leden',
    heading: '{{percent}} welkomstkorting',
    unlock: 'Je eerste bundel credits met {{percent}} korting',
    actFast: 'Je krijgt deze korting één keer, tot {{hours}} uur na je aanmelding.',
    valid: 'Deze korting geldt nog',
    instant: 'Je credits staan klaar zodra je betaling binnen is.',
    toCredits: 'Naar de credits',
  },
} as const
