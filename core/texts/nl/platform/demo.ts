/** What only a demo says, in Dutch. */
export const nlDemo = {
  personas: {
    lead: 'Dit is een demo. Kies wie je bent, dan ben je meteen binnen.',
    newcomer: 'Nieuw lid',
    newcomerText: 'De bevestigingsmail ligt nog in het postvak.',
    free: 'Gratis lid',
    freeText: 'Een paar gratis credits, en al in gesprek.',
    broke: 'Credits op',
    brokeText: 'Midden in een gesprek zijn de credits op.',
    premium: 'Premiumlid',
    premiumText: 'Credits, bestellingen, likes en gesprekken.',
    regular: 'Vaste klant',
    regularText: 'Bewaarde kaart, en bestellingen om met één klik te herhalen.',
    refunded: 'Geld terug',
    refundedText: 'Een bestelling terugbetaald, een deels, en een herroepen.',
    leaving: 'Net opgezegd',
    leavingText: 'De mail in het postvak brengt dit lid terug.',
    charts: 'Bekijk de regels als tekening',
    clock: 'Zet de klok van de demo vooruit',
  },
} as const
