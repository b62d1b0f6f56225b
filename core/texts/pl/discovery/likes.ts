import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlLikes } from '#core/texts/nl/discovery/likes.ts'

/** Likes, given and received, in Polish. */
export const plLikes: TextsIn<'pl', typeof nlLikes> = {
  likes: {
    back: 'Polub też',
    backTo: 'Polub też: {{name}}',
    bothLove: 'Łączy was: {{interest}}',
    earlier: 'Wcześniej',
    title: 'Polubienia',
    received: 'Otrzymane',
    given: 'Dane',
    matches: 'Pary',
    new: 'Nowe',
    newLike: 'Nowe polubienie!',
    newLikeOf: '{{name}} Cię lubi',
    see: 'Zobacz: {{name}}',
    begin: 'Zacznij rozmowę',
    close: 'Zamknij',
    visitors: 'Odwiedziny',
    noVisitors: 'Jeszcze nikt nie zajrzał',
    noVisitorsText: 'Tu znajdziesz tych, którzy patrzą na Twój profil.',
    unseen: 'Patrzysz niewidocznie',
    unseenText: 'Inni nie widzą, że patrzysz na ich profil, a Ty nie widzisz, kto patrzył na Twój.',
    unseenChange: 'Zmień to w ustawieniach',
    favourites: 'Zapisane',
    noFavourites: 'Jeszcze nikogo nie zapisano',
    noFavouritesText:
      'Chcesz kogoś później odnaleźć? Zapisz profil. Tylko Ty widzisz, kto tu jest.',
    keep: 'Zapisz: {{name}}',
    kept: '{{name}}: zapisano',
    letGo: '{{name}}: już nie jest zapisane',
    undo: 'Cofnij',
    noReceived: 'Nie ma jeszcze polubień',
    noReceivedText: 'Uzupełnij profil i przywitaj się; reszta przyjdzie sama.',
    noGiven: 'Jeszcze nikogo nie lubisz',
    noGivenText: 'Ktoś Ci się podoba? Polubienie jest darmowe.',
    noMatches: 'Nie ma jeszcze par',
    noMatchesText: 'Para to ktoś, kogo lubisz i kto lubi Ciebie.',
    look: 'Zobacz osoby',
  },
}
