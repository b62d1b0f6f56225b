/** Signing up, in Dutch. */
export const nlSignup = {
  signup: {
    title: 'Gratis aanmelden',
    name: 'Profielnaam',
    nameHint: 'Kies een naam waaraan niemand je herkent.',
    birth: 'Geboortedatum',
    day: 'Dag',
    month: 'Maand',
    year: 'Jaar',
    gender: 'Ik ben',
    seeks: 'Ik zoek',
    consent: 'Ik vind het goed dat {{name}} bewaart wie ik zoek, om me passende leden te tonen.',
    consentHint:
      'Dat zegt iets over je geaardheid, daarom vragen we het apart. Je kunt het altijd intrekken bij je instellingen: dan wissen we het.',
    am: 'Ik ben een',
    and: 'en zoek',
    or: 'of',
    nth: 'Stap {{nth}} van {{of}}',
    reason: 'Wat zoek je hier?',
    reasonHint: 'Mag leeg blijven. Het komt op je profiel te staan.',
    submit: 'Aanmelden',
    adults:
      'Met aanmelden zeg je dat je {{age}} jaar of ouder bent, en ga je akkoord met onze voorwaarden.',
    have: 'Heb je al een account?',
  },
  gender: { male: 'Man', female: 'Vrouw' },
  seeks: { male: 'een man', female: 'een vrouw' },
} as const
