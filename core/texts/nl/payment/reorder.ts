/** Buying again what one bought before, and the ways of paying that are kept, in Dutch. */
export const nlReorder = {
  repeat: {
    title: 'Herhaal je bestelling',
    lead: 'Wat je eerder kocht, bestel je hier met één klik opnieuw, voor de prijs van nu.',
    link: 'Herhaal je laatste bestelling',
    last: 'Laatst besteld op {{date}}',
    pay: 'Betaal {{price}}',
    payOf: 'Betaal {{price}} voor {{credits}} met {{method}}',
    byMandate: '{{method}}, door jou bewaard. Je betaalt meteen, zonder betaalpagina.',
    byRedirect: 'Je betaalt met {{method}} op de betaalpagina.',
    byBank: 'Je betaalt met {{method}} bij {{bank}}.',
    otherWay: 'Anders betalen',
    none: 'Er is nu niets te herhalen',
    noneText: 'Heb je iets gekocht en is het nog te koop, dan staat het hier klaar.',
    toCredits: 'Bekijk de bundels',
    ended: 'Deze bewaarde betaalwijze werkt niet meer. Er is niets besteld en niets afgeschreven.',
    placed: 'Deze bestelling is al geplaatst, misschien in een ander venster.',
    keep: 'Bewaar deze betaalwijze',
    keepText:
      'Dan bestel je de volgende keer met één klik. Je gegevens staan bij de betaaldienst, niet bij ons. Er gaat nooit iets af zonder dat jij op betalen klikt, en verwijderen kan altijd bij je instellingen.',
    loading: 'Nog even, de betaaldienst verwerkt je betaling.',
  },
  mandates: {
    title: 'Bewaarde betaalwijzen',
    text: 'Hiermee bestel je met één klik opnieuw. Er gaat nooit iets af zonder dat jij op betalen klikt.',
    none: 'Je hebt geen betaalwijze bewaard. Op de bestelpagina kun je daarvoor kiezen.',
    given: 'Bewaard op {{date}}',
    remove: 'Verwijder',
    removeOf: 'Verwijder {{method}}',
    removed: 'Verwijderd. Hiermee kan niets meer worden betaald.',
    failed: 'We kunnen je bewaarde betaalwijzen nu niet laten zien.',
  },
} as const
