import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlActivation } from '#core/texts/nl/account/activation.ts'

/** Confirming an e-mail address, in German. */
export const deActivation: TextsOf<typeof nlActivation> = {
  activate: {
    title: 'Bestätige deine E-Mail-Adresse',
    text: 'Noch ein Tipp, dann ist dein Konto bereit.',
    submit: 'Konto aktivieren',
    proveTitle: 'Wie lautet dein Passwort?',
    proveText:
      'Du öffnest diesen Link auf einem anderen Gerät als dem, auf dem du dich angemeldet hast. Gib das Passwort ein, das du damals gewählt hast.',
    startAgain: 'Ich weiß es nicht mehr, oder ich war es nicht',
    startAgainTitle: 'Fang neu an',
    startAgainText:
      'Wir löschen, was mit deiner E-Mail-Adresse angemeldet wurde, und zahlen unbenutzte Credits zurück. Danach meldest du dich neu an.',
    startAgainSubmit: 'Löschen und neu anfangen',
    activeTitle: 'Dein Konto ist schon aktiv',
    activeText: 'Dieser Link wurde schon benutzt. Du kannst einfach weitermachen.',
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
