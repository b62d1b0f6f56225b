/** What became of an order, in Dutch. */
export const nlOrder = {
  payment: {
    loading: {
      title: 'We zetten je betaling klaar',
      text: 'Een ogenblik, je gaat zo door naar de betaalpagina.',
      short: 'Wordt klaargezet',
    },
    unknown: {
      title: 'De betaaldienst antwoordt niet',
      text: 'We blijven het proberen. Er wordt nooit twee keer afgeschreven.',
      short: 'Wacht op de betaaldienst',
    },
    pending: {
      title: 'Je betaling loopt',
      text: 'Zodra de betaling binnen is, zie je het hier. Je kunt deze pagina gerust sluiten.',
      short: 'Loopt nog',
    },
    completed: {
      title: 'Betaald, dank je wel!',
      text: 'Je {{credits}} staan klaar.',
      short: 'Betaald',
    },
    failed: {
      title: 'De betaling is mislukt',
      text: 'We hebben geen betaling ontvangen. Probeer het opnieuw met een andere betaalwijze.',
      short: 'Mislukt',
    },
    cancelled: {
      title: 'De betaling is geannuleerd',
      text: 'We hebben geen betaling ontvangen. Probeer het opnieuw met een andere betaalwijze.',
      short: 'Geannuleerd',
    },
    paidTwice: {
      title: 'Je hebt twee keer betaald',
      text: 'Het telt allebei: er staan {{credits}} voor je klaar. Was dat niet de bedoeling? Mail ons, dan betalen we terug.',
      short: 'Twee keer betaald',
    },
    partlyRefunded: {
      title: 'Er gaat geld terug',
      text: 'Van de {{paid}} krijg je {{back}} terug.',
      short: 'Deels terugbetaald',
    },
    refunded: {
      title: 'Je betaling is terugbetaald',
      text: 'Je krijgt de {{back}} terug op de manier waarop je hebt betaald.',
      short: 'Terugbetaald',
    },
    chargedBack: {
      title: 'Je bank heeft de betaling teruggeboekt',
      text: 'Je hebt de {{back}} weer terug.',
      short: 'Teruggeboekt',
    },
    wonBack: {
      title: 'Je betaling telt weer',
      text: 'Je bank heeft de terugboeking ongedaan gemaakt. Je credits zijn er weer.',
      short: 'Weer betaald',
    },
    why: {
      withdrawn: 'Je hebt deze bestelling herroepen.',
      charged: 'Je bank heeft {{charged}} teruggehaald.',
      twice: 'Je had twee keer betaald.',
    },
    taken: 'Daarvoor gaan {{taken}} van de {{granted}} credits van je saldo af.',
    takenAll: 'Daarvoor gaan de {{granted}} credits van deze betaling van je saldo af.',
    byHand: 'Bij {{byHand}} ging dat niet vanzelf. Wij regelen het voor je.',
    staysPremium: 'Je blijft Premium.',
    wrong: 'Klopt er iets niet? Mail ons, dan zoeken we het samen uit.',
    toNote: 'Bekijk de creditbon',
    mail: 'Mail ons hierover',
    fewer:
      'Dat zijn er minder dan je bestelde: je kortingscode gold niet meer, want een andere betaling was eerder.',
    checkout: 'Naar de betaalpagina',
    again: 'Andere betaalwijze kiezen',
    retryCard: 'Opnieuw met creditcard',
    retryWith: 'Opnieuw met {{method}}',
    toBalance: 'Bekijk je credits',
    paypal: 'Betalen met PayPal',
    chat: 'Verder chatten',
    browse: 'Leden bekijken',
    order: 'Bestelling',
    orderOf: '{{credits}} met {{method}}',
    method: 'Betaalwijze',
    number: 'Bestelnummer',
    date: 'Datum',
    status: 'Stand',
    bank: 'Speel de bank: betaal terug, boek terug of betaal nog eens',
    watching: 'We kijken vanzelf of je betaling binnen is.',
    lapses: 'Toch niet betalen? Dan vervalt je bestelling vanzelf.',
    seenAt: 'Voor het laatst gezien: {{when}}.',
    notSeen:
      'We kunnen nu niet zien of je betaling binnen is. Je raakt niets kwijt: we blijven het proberen.',
  },
} as const
