import { titlesOf } from '#core/moderation/rule-titles.ts'
import type { ModerationWords } from '#core/texts/nl/moderation/decisions.ts'
import { deRulebook } from './rulebook.ts'

/** What the screens, the mails and the desk call a rule, a reason and a decision, in German. */
export const deModerationWords: ModerationWords = {
  rule: titlesOf(deRulebook.rules),
  reason: {
    child_abuse: 'Sexuelles Bild von einem Kind',
    under_age: 'Jünger als 18',
    threat: 'Bedroht mich oder jemand anders',
    force: 'Wird gezwungen oder zwingt jemanden',
    extortion: 'Erpresst mit Fotos oder Geheimnissen',
    fraud: 'Bittet um Geld oder betrügt',
    harassment: 'Belästigt oder beschimpft',
    hate: 'Hass oder Diskriminierung',
    sexual_unasked: 'Sexuell und ungefragt',
    others_photo: 'Foto von jemand anderem',
    fake_profile: 'Falsches Profil',
    photo_not_you: 'Ist nicht die Person auf dem Foto',
    photo_explicit: 'Nacktheit im Profil',
    contact: 'Kontaktdaten im Profil',
    advertising: 'Werbung oder bezahlte Dienste',
    spam: 'Schickt allen dasselbe',
    illegal: 'Etwas anderes, das strafbar ist',
    evasion: 'War gesperrt und ist wieder da',
    other: 'Etwas anderes',
  },
  subject: {
    member: 'Profil',
    text: 'Profiltext',
    photo: 'Foto',
    message: 'Nachricht',
    conversation: 'Gespräch',
    notice: 'Meldung von außen',
    signs: 'Erste Nachrichten',
  },
  decision: {
    nothing_found: 'Nichts gefunden',
    warning: 'Verwarnung',
    remove_photo: 'Foto entfernt',
    remove_text: 'Profiltext entfernt',
    remove_message: 'Nachricht entfernt',
    hide_profile: 'Profil verborgen',
    pause_chat: 'Chat pausiert',
    suspend: 'Konto auf Zeit gesperrt',
    ban: 'Konto für immer gesperrt',
    upheld: 'Die Entscheidung bleibt',
    overturned: 'Die Entscheidung wurde zurückgenommen',
  },
  means: {
    nothing_found: 'Es ändert sich nichts.',
    warning: 'Jetzt ändert sich nichts. Passiert es noch einmal, kann das anders sein.',
    remove_photo: 'Niemand sieht dieses Foto mehr.',
    remove_text: 'Niemand sieht diesen Text mehr. Du kannst einen neuen schreiben.',
    remove_message: 'Niemand sieht diese Nachricht mehr.',
    hide_profile: 'Andere finden dich nicht. Ändere dein Profil, dann ist es wieder da.',
    pause_chat: 'Du kannst lesen, aber keine Nachrichten senden.',
    suspend: 'Du kannst dich nicht einloggen, und andere sehen dich nicht.',
    ban: 'Du kannst dich nicht einloggen, und andere sehen dich nicht.',
    upheld: 'Jemand anders hat noch einmal hingesehen. Es ändert sich nichts.',
    overturned: 'Alles ist wieder, wie es war. Es tut uns leid.',
  },
  undelivered:
    'Die Entscheidung gilt nicht mehr. Was wir angehalten haben, wurde nicht zugestellt, und du hast deine Credits zurück. Es tut uns leid.',
  found: {
    report: 'Durch eine Meldung. Ein Mensch hat sie angesehen und entschieden, kein Computer.',
    staff: 'Ein Mensch hat es gesehen und entschieden, kein Computer.',
    machine:
      'Ein Computer hat deine ersten Nachrichten gezählt. Ein Mensch hat entschieden und sie nicht gelesen.',
  },
  credits: {
    wait: 'Deine Credits bleiben dir. Nur ein Rabatt mit Uhr läuft weiter.',
    stay: 'Deine Credits bleiben dir, solange es dein Konto gibt.',
    withdraw:
      'Hast du erst vor Kurzem Credits gekauft? Diese Bestellung kannst du auch jetzt widerrufen, ohne dich einzuloggen.',
    withdrawHere: 'Vertrag hier widerrufen',
  },
}
