import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlRefusals } from '#core/texts/nl/platform/refusals.ts'

/** What is refused, and what is wrong with a field, where one signs up or logs in, in German. */
export const deRefusals: TextsOf<typeof nlRefusals> = {
  refusal: {
    account_leaving:
      'Du hast dieses Konto gekündigt. Komm mit dem Link aus der Mail zurück, oder logge dich einfach ein.',
    account_suspended:
      'Dieses Konto ist gesperrt. In der Mail, die du bekommen hast, steht, warum, und wie du widersprichst.',
    authentication_required: 'Du bist ausgeloggt. Logge dich ein, um weiterzumachen.',
    cross_site: 'Diese Anfrage kam von einer anderen Seite und wurde abgelehnt.',
    invalid: 'Da stimmt etwas nicht.',
    key_reused: 'Da ging etwas doppelt. Versuch es noch einmal.',
    login_failed: 'Login fehlgeschlagen, versuch es noch einmal.',
    mailbox_full:
      'An diese Adresse gingen schon genug Mails. Schau ins Postfach: Links, die du noch nicht benutzt hast, gelten noch.',
    not_found: 'Das können wir nicht finden.',
    not_now: 'Das geht gerade nicht.',
    signups_closed: 'Anmelden geht im Moment nicht.',
    too_large: 'Das ist zu groß zum Senden.',
    too_many_attempts_one: 'Zu oft versucht: Dein Konto ist {{count}} Minute gesperrt.',
    too_many_attempts_other: 'Zu oft versucht: Dein Konto ist {{count}} Minuten gesperrt.',
    too_many_guesses:
      'Es wurden zu oft falsche Passwörter versucht. Warte {{count}} Min., oder wähle per E-Mail ein neues Passwort.',
    too_many_requests: 'Langsam. Versuch es gleich noch einmal.',
    unavailable: 'Kurz gestört. Versuch es gleich noch einmal.',
    unforeseen: 'Es ist ein Fehler aufgetreten, versuch es später noch einmal.',
  },
  field: {
    consent_needed: 'Dafür brauchen wir deine Einwilligung',
    date_invalid: 'Ungültiges Geburtsdatum',
    email_invalid: 'Ungültige E-Mail-Adresse',
    field_invalid: 'Das stimmt nicht ganz',
    name_characters: 'Nimm normale Buchstaben, Ziffern und Zeichen, in einer Zeile',
    name_is_contact: 'Schreib keine Adresse, Website oder Telefonnummer in deinen Namen',
    name_is_email: 'Dein Profilname muss anders sein als deine E-Mail-Adresse',
    name_length: 'Wähle einen Namen mit 2 bis {{max}} Zeichen',
    name_of_staff: 'So wirkst du wie jemand von der Seite. Wähle einen anderen Namen',
    name_starts_with_at: 'Dein Profilname darf nicht mit @ anfangen',
    password_length: 'Wähle ein Passwort mit mindestens {{min}} Zeichen',
    required: 'Fülle das noch aus',
    text_too_long: 'Dieser Text ist zu lang',
    too_young: 'Gib dein Geburtsdatum ein, {{age}}+',
  },
}
