import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlLikes } from '#core/texts/nl/discovery/likes.ts'

/** Likes, given and received, in Danish. */
export const daLikes: TextsOf<typeof nlLikes> = {
  likes: {
    back: 'Like igen',
    backTo: 'Like igen: {{name}}',
    bothLove: 'I er begge vilde med {{interest}}',
    earlier: 'Tidligere',
    title: 'Likes',
    received: 'Fået',
    given: 'Givet',
    matches: 'Matches',
    new: 'Nyt',
    newLike: 'Nyt like!',
    newLikeOf: '{{name}} synes om dig',
    see: 'Se {{name}}',
    begin: 'Begynd en samtale',
    close: 'Luk',
    visitors: 'Besøgende',
    noVisitors: 'Ingen besøgende endnu',
    noVisitorsText: 'Her finder du dem, der kigger på din profil.',
    unseen: 'Du kigger uden at blive set',
    unseenText:
      'Andre ser ikke, at du kigger på deres profil, og du ser ikke, hvem der har kigget på din.',
    unseenChange: 'Skift det i indstillingerne',
    favourites: 'Gemt',
    noFavourites: 'Ingen gemt endnu',
    noFavouritesText:
      'Vil du kunne finde nogen igen senere? Gem profilen. Kun du ser, hvem der står her.',
    keep: 'Gem {{name}}',
    kept: '{{name}} er gemt',
    letGo: '{{name}} er ikke længere gemt',
    undo: 'Fortryd',
    noReceived: 'Ingen likes endnu',
    noReceivedText: 'Udfyld din profil, og sig selv hej; så kommer resten.',
    noGiven: 'Du har ikke liket nogen endnu',
    noGivenText: 'Ser du en, du kan lide? Et like er gratis.',
    noMatches: 'Ingen matches endnu',
    noMatchesText: 'Et match er en, du kan lide, og som kan lide dig.',
    look: 'Se medlemmer',
  },
}
