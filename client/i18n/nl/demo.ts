/** What only a demo says. */
export const nlDemo = {
  personas: {
    title: 'Kijk mee als iemand anders',
    lead: 'Dit is een demo. Kies wie je bent, dan ben je meteen binnen.',
    newcomer: 'Nieuw lid',
    newcomerText: 'Net aangemeld: de bevestigingsmail ligt nog in het postvak.',
    free: 'Gratis lid',
    freeText: 'Bevestigd, met de laatste gratis credits en een paar gesprekken.',
    broke: 'Credits op',
    brokeText: 'Midden in een gesprek, en niets meer om een bericht mee te sturen.',
    premium: 'Premium lid',
    premiumText: 'Credits genoeg, bestellingen, likes en lopende gesprekken.',
    clock: 'Zet de klok van de demo vooruit',
  },
} as const
