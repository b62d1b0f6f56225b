/** The pages that one profile stands on alone, in Dutch. */
export const nlLanding = {
  landing: {
    write: 'Schrijf {{name}}',
    answer: 'Antwoord {{name}}',
    meet: 'Leer {{name}} kennen',
    talk: 'Waar je met {{name}} over praat',
    quiet: '{{name}} zegt het liever in een gesprek.',
    free: 'Aanmelden is gratis, voor wie {{age}} of ouder is. Je krijgt {{credits}} om te beginnen.',
    closed: 'Dit profiel zie je binnen',
    closedText:
      'Niet iedereen wil buiten {{site}} te zien zijn. Meld je gratis aan, dan kom je hier uit.',
    join: 'Gratis aanmelden',
  },
} as const
