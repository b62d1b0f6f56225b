/** Buying again what one bought before, and the ways of paying that are kept for it, in Dutch. */
export const nlRepeat = {
  repeat: {
    title: 'Herhaal je bestelling',
    lead: 'Wat je eerder kocht, bestel je hier met één klik opnieuw. Voor de prijs van nu.',
    link: 'Herhaal je laatste bestelling',
    last: 'Laatst besteld op {{date}}',
    pay: 'Betaal {{price}}',
    payOf: 'Betaal {{price}} voor {{credits}} met {{method}}',
    byMandate:
      'Gaat meteen van je bewaarde betaalwijze {{method}} af. Je ziet geen betaalpagina meer.',
    byRedirect: 'Je betaalt met {{method}} op de betaalpagina.',
    byBank: 'Je betaalt met {{method}} bij {{bank}}.',
    otherWay: 'Anders betalen',
    otherWayOf: '{{credits}} anders betalen',
    none: 'Er is nu niets te herhalen',
    noneText: 'Heb je iets gekocht en is het nog te koop, dan staat het hier klaar.',
    toCredits: 'Bekijk de bundels',
    ended: 'Deze bewaarde betaalwijze geldt niet meer. Er is niets besteld en niets afgeschreven.',
    placed: 'Deze bestelling is al geplaatst, misschien in een ander venster.',
    keep: 'Bewaar deze betaalwijze',
    keepText:
      'Dan bestel je de volgende keer met één klik. Je gegevens staan bij de betaaldienst, niet bij ons. Er gaat nooit iets af zonder dat jij op betalen klikt, en verwijderen kan altijd bij je instellingen.',
    loading: 'Een ogenblik, de betaaldienst verwerkt je betaling.',
  },
  mandates: {
    title: 'Bewaarde betaalwijzen',
    text: 'Hiermee bestel je met één klik opnieuw. Er gaat nooit iets af zonder dat jij op betalen klikt.',
    none: 'Je hebt geen betaalwijze bewaard. Op de bestelpagina kun je daarvoor kiezen.',
    given: 'Bewaard op {{date}}',
    remove: 'Verwijder',
    removeOf: 'Verwijder {{method}}',
    removed: 'Verwijderd. Hiermee kan niets meer worden betaald.',
    failed: 'Je bewaarde betaalwijzen zijn er nu niet.',
  },
} as const
