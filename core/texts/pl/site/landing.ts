import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlLanding } from '../../nl/site/landing.ts'

/** The pages that one profile stands on alone, in Polish. */
export const plLanding: TextsIn<'pl', typeof nlLanding> = {
  landing: {
    niches: {
      she: 'Gdzie ona robi pierwszy krok',
      bdsm: 'Dla tych, którzy lubią grę i uległość',
      bbw: 'Dla tych, którzy kochają krągłości',
      gilf: 'Dla tych, którzy mają słabość do dojrzałych kobiet',
      milf: 'Dla tych, którzy mają słabość do kobiet z doświadczeniem',
      gay: 'Dla mężczyzn, którzy kochają mężczyzn',
    },
    write: 'Napisz: {{name}}',
    answer: 'Odpowiedz: {{name}}',
    meet: 'Poznaj: {{name}}',
    talk: 'O czym porozmawiać: {{name}}',
    quiet: '{{name}} nie ma jeszcze opisu.',
    free: 'Dołączenie jest darmowe, od {{age}} lat. Na początek masz {{credits}}; wiadomość kosztuje {{cost}}.',
    closed: 'Ten profil zobaczysz w środku',
    closedText:
      'Nie wszyscy chcą być widziani poza serwisem {{site}}. Dołącz za darmo, a trafisz tutaj.',
    join: 'Dołącz za darmo',
  },
}
