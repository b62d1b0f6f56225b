import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlGoodbye } from '#core/texts/nl/account/goodbye.ts'

/** After leaving, and the way back, in German: whoever reads it is not logged in. */
export const deGoodbye: TextsOf<typeof nlGoodbye> = {
  goodbye: {
    title: 'Dein Konto ist gekündigt',
    until: 'Bis zum {{date}} kannst du zurückkommen. Danach löschen wir deine Daten für immer.',
    days: 'Du hast {{days}} Tage, um zurückzukommen. Danach löschen wir deine Daten für immer.',
    text: 'Nimm den Link aus unserer Mail, oder logge dich einfach ein. Bis dahin sieht dich niemand.',
    erasedTitle: 'Deine Daten sind gelöscht',
    erasedText:
      'Du hattest deine E-Mail-Adresse noch nicht bestätigt. Deshalb ist alles über dich sofort gelöscht.',
    erasedPaid:
      'Wir speichern nur, was du bezahlt hast, ohne deinen Namen: Das verlangt das Steuerrecht. Eine Frage dazu? Schreib an {{email}}.',
    backTitle: 'Kommst du zurück?',
    backText:
      'Alles ist, wie du es verlassen hast: dein Profil, deine Gespräche und deine Credits.',
    offer:
      'Du hast dieses Konto gekündigt. Du kannst noch bis zum {{date}} um {{time}} zurückkommen. Danach löschen wir deine Daten für immer.',
    textSuspended:
      'Das geht mit dem Link in der Mail, die wir dir geschickt haben. Dein Konto bleibt gesperrt, solange die Entscheidung gilt.',
    backSuspended:
      'Dein Konto bleibt gesperrt, solange die Entscheidung gilt. Danach kannst du dich wieder einloggen.',
    suspendedTitle: 'Dein Konto ist wieder da',
    suspendedText:
      'Einloggen kannst du dich erst, wenn die Sperre vorbei ist. Warum, und wie du widersprichst, steht in der Mail über die Entscheidung.',
    back: 'Ja, ich komme zurück',
    stayAway: 'Nein, ich bleibe weg',
    invalid: 'Dieser Link gilt nicht mehr: Du bist schon zurück, oder deine Daten sind gelöscht.',
  },
}
