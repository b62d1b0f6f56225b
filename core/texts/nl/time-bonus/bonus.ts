/** The welcome bonus, in Dutch. */
export const nlBonus = {
  bonus: {
    label: 'Welkomstkorting',
    banner: '{{percent}} korting op je eerste aankoop',
    special: 'Speciaal voor nieuwe leden',
    heading: '{{percent}} welkomstkorting',
    unlock: 'Pak {{percent}} korting op je eerste bundel credits',
    actFast: 'Wees er snel bij: je hebt er {{hours}} uur voor, vanaf je aanmelding.',
    valid: 'Deze korting geldt nog',
    instant: 'Je ontvangt je credits meteen als je betaling binnen is.',
    toCredits: 'Naar de credits',
  },
} as const
