import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSignup } from '#core/texts/nl/account/signup.ts'

/** Signing up, in German. */
export const deSignup: TextsOf<typeof nlSignup> = {
  signup: {
    title: 'Kostenlos anmelden',
    name: 'Profilname',
    nameHint: 'Wähle einen Namen, an dem dich niemand erkennt.',
    birth: 'Geburtsdatum',
    day: 'Tag',
    month: 'Monat',
    year: 'Jahr',
    gender: 'Ich bin',
    seeks: 'Ich suche',
    consent:
      'Ich bin einverstanden, dass {{name}} sich merkt, wen ich suche, um mir passende Mitglieder zu zeigen.',
    consentHint:
      'Das sagt etwas über deine Orientierung, deshalb fragen wir es extra. Du kannst es jederzeit in den Einstellungen widerrufen: Dann löschen wir es.',
    am: 'Ich bin',
    and: 'und suche',
    or: 'oder',
    nth: 'Schritt {{nth}} von {{of}}',
    reason: 'Was suchst du hier?',
    reasonHint: 'Darf leer bleiben. Es steht dann in deinem Profil.',
    submit: 'Anmelden',
    adults:
      'Mit der Anmeldung sagst du, dass du {{age}} oder älter bist, und stimmst unseren AGB zu.',
    have: 'Hast du schon ein Konto?',
  },
  gender: { male: 'Mann', female: 'Frau' },
  seeks: { male: 'einen Mann', female: 'eine Frau' },
}
