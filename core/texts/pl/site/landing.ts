import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlLanding } from '../../nl/site/landing.ts'

/** The pages that one profile stands on alone, in Polish. */
export const plLanding: TextsIn<'pl', typeof nlLanding> = {
  landing: {
    write: 'Napisz: {{name}}',
    answer: 'Odpowiedz: {{name}}',
    meet: 'Poznaj: {{name}}',
    talk: 'O czym porozmawiać: {{name}}',
    quiet: '{{name}} woli to powiedzieć w czacie.',
    free: 'Dołączenie jest darmowe, od {{age}} lat. Na początek masz {{credits}}.',
    closed: 'Ten profil zobaczysz w środku',
    closedText:
      'Nie wszyscy chcą być widziani poza serwisem {{site}}. Dołącz za darmo, a trafisz tutaj.',
    join: 'Dołącz za darmo',
  },
}
