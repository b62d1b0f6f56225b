import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlActivation } from '#core/texts/nl/account/activation.ts'

/** Confirming an e-mail address, in German. */
export const deActivation: TextsOf<typeof nlActivation> = {
  activate: {
    title: 'Bestätige deine E-Mail-Adresse',
    text: 'Noch ein Tipp, dann ist dein Konto bereit.',
    submit: 'Konto aktivieren',
    chooseTitle: 'Wähle dein Passwort, {{name}}',
    chooseText:
      'Diese Anmeldung kam von einem anderen Gerät. Wähle ein Passwort oder gib deins noch einmal ein: Damit loggst du dich ab jetzt ein.',
    chooseNotYou:
      'Du bist nicht {{name}}? Dann hat jemand anders deine E-Mail-Adresse eingegeben. Was du hier wählst, weißt nur du.',
    password: 'Passwort',
    doneTitle: 'Willkommen! Dein Konto ist aktiv',
    doneText: 'Du kannst jetzt {{conversations}} beginnen.',
    doneGift: 'Deine ersten Nachrichten bekommst du von uns.',
    doneCredits: 'Du hast {{credits}}.',
    conversations_one: '{{count}} Gespräch',
    conversations_other: '{{count}} Gespräche',
    doneProfile: 'Profil ergänzen',
    doneGo: 'Mitglieder ansehen',
    errorTitle: 'Die Aktivierung hat nicht geklappt',
    errorText: 'Der Link ist abgelaufen, ungültig oder wurde schon benutzt.',
    resend: 'Neue Mail schicken',
    resent: 'Die Mail ist unterwegs. Nimm den Link aus der neuesten Mail.',
    loginFirst: 'Logge dich ein, um eine neue Mail zu bekommen.',
    support: 'Es klappt nicht? Schreib an {{email}}.',
  },
}
