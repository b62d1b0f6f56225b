import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlCredentials } from '#core/texts/nl/account/credentials.ts'

/** Password, e-mail address and devices, in German. */
export const deCredentials: TextsOf<typeof nlCredentials> = {
  reset: {
    title: 'Passwort vergessen?',
    lead: 'Gib deine E-Mail-Adresse ein. Wir schicken dir einen Link für ein neues Passwort.',
    submit: 'Link schicken',
    sentTitle: 'Schau in deine Mails',
    sent: 'Gehört {{email}} zu einem Konto, dann ist eine Mail unterwegs. Der Link darin gilt {{minutes}} Minuten.',
    limit:
      'Noch nichts da? Schau in den Spam-Ordner. Du kannst {{max}} Mal am Tag eine Mail anfordern.',
    again: 'Noch einmal schicken',
    other: 'Andere E-Mail-Adresse',
    toLogin: 'Zurück zum Login',
    doTitle: 'Neues Passwort wählen',
    doText: 'Danach bist du überall ausgeloggt und loggst dich mit dem neuen Passwort ein.',
    new: 'Neues Passwort',
    repeat: 'Noch einmal',
    doSubmit: 'Passwort speichern',
    doneTitle: 'Dein Passwort ist geändert',
    doneText: 'Du bist auf allen Geräten ausgeloggt. Logge dich mit dem neuen Passwort ein.',
    newMail: 'Neue Mail anfordern',
  },
  security: {
    email: 'E-Mail-Adresse ändern',
    password: 'Passwort ändern',
    back: 'Zurück zu den Einstellungen',
  },
  changePassword: {
    text: 'Auf deinen anderen Geräten bist du ausgeloggt.',
    old: 'Jetziges Passwort',
    forgot: 'Jetziges Passwort vergessen?',
    done: 'Dein Passwort ist geändert. Auf deinen anderen Geräten bist du ausgeloggt.',
  },
  mailChange: {
    now: 'Du loggst dich jetzt mit {{email}} ein.',
    wrong: 'Du hast dich mit {{email}} angemeldet, und diese Adresse ist noch nicht bestätigt.',
    text: 'Wir schicken einen Link an die neue Adresse. Öffne ihn, um die Änderung zu bestätigen.',
    email: 'Neue E-Mail-Adresse',
    submit: 'Link schicken',
    pending:
      'Eine Mail ist unterwegs an {{email}}. Öffne den Link darin innerhalb von {{hours}} Stunden.',
    limit: 'Du kannst {{max}} Mal am Tag eine Mail anfordern.',
    resend: 'Noch einmal schicken',
    resent: 'Die Mail ist noch einmal unterwegs. Nimm den Link aus der neuesten.',
    cancel: 'Doch nicht ändern',
    correct: 'Stimmt die Adresse nicht?',
    doTitle: 'Bestätige deine neue E-Mail-Adresse',
    doText: 'Danach loggst du dich mit dieser Adresse ein, und unsere Mails gehen dorthin.',
    doSubmit: 'Adresse bestätigen',
    chooseText:
      'Du bist hier nicht eingeloggt. Wähle ein Passwort oder gib deins noch einmal ein: Damit loggst du dich ab jetzt ein. Andere Geräte werden ausgeloggt.',
    chooseNotYou:
      'Du bist nicht {{name}}? Dann schließe diese Seite. Jemand anders hat deine E-Mail-Adresse eingegeben.',
    doneTitle: 'Deine E-Mail-Adresse ist geändert',
    doneText: 'Du loggst dich ab jetzt damit ein. Wir haben deiner alten Adresse Bescheid gesagt.',
    doneGo: 'Weiter',
    undoTitle: 'Deine alte E-Mail-Adresse zurückholen?',
    undoText:
      'Alle werden ausgeloggt und das Passwort gilt nicht mehr. Wir schicken dir gleich einen Link, um ein neues zu wählen.',
    undoSubmit: 'Meine Adresse zurückholen',
    undoneTitle: 'Du hast deine alte E-Mail-Adresse wieder',
    undoneText:
      'Alle sind ausgeloggt. Eine Mail ist unterwegs: Wähle damit ein neues Passwort, dann kannst du dich wieder einloggen.',
    newLink: 'Neuen Link anfordern',
  },
  devices: {
    title: 'Geräte',
    text: 'Hier bist du eingeloggt. Kennst du eins nicht? Logge es aus und wähle ein anderes Passwort.',
    unknown: 'Unbekanntes Gerät',
    this: 'Dieses Gerät',
    seen: 'Zuletzt benutzt: {{date}}, {{time}}',
    since: 'Eingeloggt am {{date}}',
    end: 'Ausloggen',
    endName: '{{device}} ausloggen',
    ended: '{{device}} ist ausgeloggt.',
    others: 'Alle anderen ausloggen',
    othersEnded: 'Alle anderen Geräte sind ausgeloggt.',
    only: 'Du bist nur auf diesem Gerät eingeloggt.',
  },
}
