import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlAround } from '#core/texts/nl/platform/around.ts'

/** What stands around the pages of a member, in Polish. */
export const plAround: TextsIn<'pl', typeof nlAround> = {
  fresh: {
    unread_one: '{{count}} nieprzeczytana wiadomość',
    unread_few: '{{count}} nieprzeczytane wiadomości',
    unread_many: '{{count}} nieprzeczytanych wiadomości',
    unread_other: '{{count}} nieprzeczytanej wiadomości',
    newLikes_one: '{{count}} nowe polubienie',
    newLikes_few: '{{count}} nowe polubienia',
    newLikes_many: '{{count}} nowych polubień',
    newLikes_other: '{{count}} nowego polubienia',
  },
  around: {
    cancel: 'Jednak nie',
    chats: 'Wiadomości',
    likes: 'Polubienia',
    settings: 'Ustawienia',
    logout: 'Wyloguj się',
    own: 'Konto',
    account: 'Moje konto',
    myProfile: 'Mój profil',
    matchFinder: 'Dopasowanie',
    transactions: 'Płatności',
    credits: 'Kredyty',
    premium: 'Premium',
    confirm: 'Potwierdź swój adres e-mail',
    confirmText: 'Wysłaliśmy e-mail na {{email}}. Otwórz link, by móc czatować.',
    confirmAsk: 'Nie ma e-maila?',
    photo: 'Pokaż, kim jesteś',
    photoText: 'Nie ma jeszcze zdjęcia głównego. Ze zdjęciem inni wiedzą, z kim rozmawiają.',
    photoAdd: 'Dodaj zdjęcie',
    unsent_one: '{{count}} wiadomość jest jeszcze niewysłana. Wylogować mimo to?',
    unsent_few: '{{count}} wiadomości są jeszcze niewysłane. Wylogować mimo to?',
    unsent_many: '{{count}} wiadomości jest jeszcze niewysłanych. Wylogować mimo to?',
    unsent_other: '{{count}} wiadomości jest jeszcze niewysłane. Wylogować mimo to?',
  },
}
