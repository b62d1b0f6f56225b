import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlAround } from '#core/texts/nl/platform/around.ts'

/** What stands around the pages of a member, in German. */
export const deAround: TextsOf<typeof nlAround> = {
  fresh: {
    unread_one: '{{count}} ungelesene Nachricht',
    unread_other: '{{count}} ungelesene Nachrichten',
    newLikes_one: '{{count}} neuer Like',
    newLikes_other: '{{count}} neue Likes',
  },
  around: {
    cancel: 'Doch nicht',
    chats: 'Nachrichten',
    likes: 'Likes',
    settings: 'Einstellungen',
    logout: 'Ausloggen',
    own: 'Konto',
    account: 'Mein Konto',
    myProfile: 'Mein Profil',
    matchFinder: 'Match-Finder',
    transactions: 'Zahlungen',
    credits: 'Credits',
    premium: 'Premium',
    confirm: 'Bestätige deine E-Mail-Adresse',
    confirmText:
      'Wir haben eine Mail an {{email}} geschickt. Öffne den Link darin, um chatten zu können.',
    confirmAsk: 'Keine Mail da?',
    photo: 'Zeig, wer du bist',
    photoText: 'Du hast noch kein Hauptfoto. Mit Foto wissen andere, mit wem sie schreiben.',
    photoAdd: 'Foto hinzufügen',
    unsent_one: '{{count}} Nachricht ist noch nicht gesendet. Trotzdem ausloggen?',
    unsent_other: '{{count}} Nachrichten sind noch nicht gesendet. Trotzdem ausloggen?',
  },
}
