import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlRestRefusals } from '#core/texts/nl/platform/rest-refusals.ts'

/** Refusals and faults of fields on every other page, in German: they join those of `refusals.ts`. */
export const deRestRefusals: TextsOf<typeof nlRestRefusals> = {
  refusal: {
    other_account:
      'In diesem Browser ist inzwischen ein anderes Konto angemeldet. Es wurde nichts gesendet, und dein Text bleibt erhalten.',
    terms_changed: 'Unsere Bedingungen haben sich geändert. Stimme erst zu, dann geht das wieder.',
    insufficient_credits: 'Du hast nicht genug Credits.',
    no_likes_left: 'Deine Likes für heute sind aufgebraucht. Überspringen geht noch.',
    age_proof_needed: 'Zeig uns einmal, dass du 18 bist, dann kannst du schreiben.',
    age_refused: 'Laut Alterscheck bist du jünger als 18, deshalb kannst du hier nicht schreiben.',
    avoided_full: 'Deine Liste ist voll. Entferne erst eine Adresse.',
    message_empty: 'Schreib erst eine Nachricht.',
    gift_not_offered: 'Dieses Geschenk gibt es hier nicht.',
    photo_missing: 'Das Foto ist nicht angekommen. Sende es noch einmal.',
    photos_not_welcome: 'Dieses Mitglied möchte keine Fotos im Chat.',
    message_too_long: 'Deine Nachricht ist zu lang.',
    method_ended: 'Diese Zahlungsart gibt es nicht mehr. Es wurde nichts bestellt.',
    payment_mismatch: 'Die Zahlung passt nicht zur Bestellung. Melde dich bei uns.',
    refund_too_much: 'So viel ist von dieser Zahlung nicht mehr zurückzuzahlen.',
    price_changed:
      'Der Preis hat sich gerade geändert. Es ist nichts bestellt: Schau, was es jetzt kostet.',
    withdrawal_changed:
      'Dein Guthaben hat sich gerade geändert. Prüfe die Beträge und bestätige noch einmal.',
    withdrawal_nothing: 'Für diese Bestellung bekommst du nichts mehr zurück.',
    withdrawal_too_late: 'Diese Bestellung kannst du nicht mehr widerrufen.',
    talk_taken: 'Jemand aus dem Team hat dieses Gespräch schon übernommen.',
    spending_limit: 'Das geht über das Limit, das du dir gesetzt hast.',
    email_changed_recently:
      'Deine E-Mail-Adresse wurde vor Kurzem geändert. Nach zwei Tagen kannst du sie wieder ändern.',
    email_not_found: 'E-Mail-Adresse nicht gefunden.',
    chats_paused:
      'Du kannst gerade keine Nachrichten senden. Unter Sicherheit liest du, warum, und kannst widersprechen.',
    first_is_held: 'Deine erste Nachricht wird noch geprüft. Danach kannst du weiterschreiben.',
    appealed_already: 'Du hast schon widersprochen. Du hörst von uns.',
    case_claimed: 'Jemand anders ist schon dabei.',
    case_not_claimed: 'Du hast diesen Fall nicht mehr. Öffne ihn noch einmal.',
    own_case:
      'Du bist selbst daran beteiligt, oder es geht um jemanden aus dem Team. Jemand anders übernimmt.',
    own_decision: 'Diese Entscheidung ist von dir. Jemand anders sieht sich den Widerspruch an.',
    own_proposal: 'Das hast du selbst vorgeschlagen. Jemand aus dem Team bestätigt es.',
    proposed_already: 'Das ist schon vorgeschlagen. Jemand aus dem Team sieht es sich an.',
    reason_needed: 'Suche dieses Mitglied noch einmal, mit einem Grund.',
    second_person_needed: 'Dafür braucht es zwei. Schlag es vor.',
    mandate_ended: 'Diese gespeicherte Zahlungsart gilt nicht mehr. Es wurde nichts abgebucht.',
    code_void: 'Dieser Code gilt nicht mehr. Fordere einen neuen an.',
    debit_blocked: 'Dein Konto ist für Lastschrift gesperrt.',
    debit_limit: 'Dein Limit für Lastschrift ist erreicht. Andere Zahlungsarten gehen weiter.',
    number_busy_one:
      'An diese Nummer gingen gerade viele Codes. Versuch es in {{count}} Minute wieder, oder bezahle anders.',
    number_busy_other:
      'An diese Nummer gingen gerade viele Codes. Versuch es in {{count}} Minuten wieder, oder bezahle anders.',
    too_many_codes:
      'Heute gingen zu viele Codes raus. Versuch es morgen wieder, oder bezahle anders.',
    link_invalid: 'Dieser Link ist abgelaufen oder ungültig. Fordere eine neue E-Mail an.',
    already_active: 'Dein Konto ist schon aktiv.',
    already_changed: 'Deine E-Mail-Adresse ist schon geändert.',
    password_needed: 'Gib zuerst dein Passwort ein.',
    too_many_reset_mails: 'Zu viele Mails für ein neues Passwort, versuch es morgen.',
  },
  field: {
    code_invalid: 'Code ungültig',
    iban_invalid: 'Diese IBAN stimmt nicht. Prüfe sie bitte.',
    delivery_consent_changed: 'Dieser Text hat sich geändert. Lade die Seite neu und lies ihn kurz',
    delivery_consent_needed: 'Setz hier ein Häkchen, dann kannst du bestellen',
    iban_country: 'Von Konten dieses Landes können wir nicht abbuchen',
    phone_invalid: 'Das ist keine Handynummer',
    phone_country: 'In dieses Land schicken wir keine Codes',
    email_duplicate: 'Diese Adresse hat auf dieser Seite schon ein Konto',
    password_wrong: 'Dieses Passwort stimmt nicht',
    passwords_differ: 'Die Passwörter sind nicht gleich',
    receipt_invalid: 'Eine Belegnummer sieht aus wie 2026-000012',
  },
}
