/** The pages that one profile stands on alone, in Dutch. */
export const nlLanding = {
  landing: {
    /** What a site is about, by its niche, where it is not about everybody. */
    niches: {
      she: 'Waar zij de eerste stap zet',
      bdsm: 'Voor wie van spel en overgave houdt',
      bbw: 'Voor wie van rondingen houdt',
      gilf: 'Voor wie op rijpere vrouwen valt',
      milf: 'Voor wie op ervaren vrouwen valt',
      gay: 'Voor mannen die van mannen houden',
    },
    write: 'Schrijf {{name}}',
    answer: 'Antwoord {{name}}',
    meet: 'Leer {{name}} kennen',
    talk: 'Waar je met {{name}} over praat',
    quiet: '{{name}} heeft nog niets over zichzelf verteld.',
    free: 'Aanmelden is gratis, voor wie {{age}} of ouder is. Je krijgt {{credits}} om te beginnen; een bericht kost {{cost}}.',
    closed: 'Dit profiel zie je binnen',
    closedText:
      'Niet iedereen wil buiten {{site}} te zien zijn. Meld je gratis aan, dan kom je hier uit.',
    join: 'Gratis aanmelden',
  },
} as const
