/** The steps after the form of sign-up, in Dutch. */
export const nlSignupSteps = {
  signupSteps: {
    message: 'Je eerste bericht aan {{name}}',
    messageHint:
      'Mag leeg blijven. Het is gratis; we versturen het zodra je je e-mailadres bevestigt.',
    closed: 'Er kunnen nu even geen nieuwe leden bij. Kijk later nog eens.',
    closedPartner: 'Aanmelden kan nu alleen via een link van een partner.',
    mailTitle: 'Kijk in je mail',
    mailText:
      'We hebben een mail gestuurd naar {{email}}. Open de link daarin en je kunt beginnen.',
    mailSlow: 'Niets ontvangen na een minuut? Kijk bij ongewenste mail.',
    resent:
      'Is dit adres nog niet bevestigd? Dan is er een nieuwe mail onderweg. Gebruik de link uit de nieuwste mail.',
    again: 'Ander e-mailadres',
    photo: 'Laat jezelf zien',
    photoText: 'Zo zien anderen wie je bent. Ze zien je foto pas als je hem hebt toegevoegd.',
    place: 'Waar woon je?',
    placeText: 'Zo vind je mensen bij jou in de buurt.',
    personal: 'Hoe zie je eruit?',
    personalText: 'Vul in wat je kwijt wilt. Wat je openlaat, ziet niemand.',
    about: 'Vertel over jezelf',
    aboutText: 'Een paar zinnen en interesses maken een eerste bericht makkelijker.',
    push: 'Wil je een seintje?',
    pushText:
      'Dan weet je het meteen als iemand je schrijft of leuk vindt. De inhoud zie je alleen op de site zelf.',
    next: 'Volgende',
    kept: 'Geen verbinding. We bewaren wat je invulde en sturen het zodra je weer online bent.',
    skip: 'Sla over, dat kan later ook',
    close: 'Later verder',
    doneTitle: 'Je profiel staat er',
    doneText: 'Je kunt het altijd weer aanpassen bij je profiel.',
    toMatches: 'Bekijk wie bij je past',
    openGo: 'Maak het af',
    matches: 'Deze leden passen bij je',
    matchesText: 'Gekozen op {{by}}.',
    matchesAny: 'Dit zijn de leden die hier het laatst waren.',
    by: { wish: 'wie je zoekt', age: 'je leeftijd', place: 'waar je woont' },
    matchesNone: 'Nog niemand die bij je past',
    toAll: 'Bekijk alle leden',
    toProfile: 'Terug naar het profiel',
  },
} as const
