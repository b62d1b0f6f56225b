/** The steps after the form of sign-up, in Dutch. */
export const nlSignupSteps = {
  signupSteps: {
    nth: 'Stap {{nth}} van {{of}}',
    place: 'Waar woon je?',
    placeText: 'Zo vind je mensen bij jou in de buurt.',
    personal: 'Hoe zie je eruit?',
    personalText: 'Vul in wat je kwijt wilt. Wat je openlaat, ziet niemand.',
    about: 'Vertel over jezelf',
    aboutText: 'Een paar zinnen en interesses maken een eerste bericht makkelijker.',
    next: 'Volgende',
    skip: 'Overslaan',
    close: 'Later verder',
    doneTitle: 'Je profiel staat er',
    doneText: 'Je kunt het altijd weer aanpassen bij je profiel.',
    toProfile: 'Terug naar het profiel dat je bekeek',
  },
} as const
