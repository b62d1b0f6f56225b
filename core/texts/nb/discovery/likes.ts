import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlLikes } from '#core/texts/nl/discovery/likes.ts'

/** Likes, given and received, in Norwegian. */
export const nbLikes: TextsOf<typeof nlLikes> = {
  likes: {
    back: 'Gi en like tilbake',
    backTo: 'Gi en like tilbake: {{name}}',
    bothLove: 'Dere elsker begge {{interest}}',
    earlier: 'Tidligere',
    title: 'Likes',
    received: 'Fått',
    given: 'Gitt',
    matches: 'Matcher',
    new: 'Nytt',
    newLike: 'Ny like!',
    newLikeOf: '{{name}} liker deg',
    see: 'Se {{name}}',
    begin: 'Begynn en samtale',
    close: 'Lukk',
    visitors: 'Besøkende',
    noVisitors: 'Ingen besøkende ennå',
    noVisitorsText: 'Her finner du dem som ser på profilen din.',
    unseen: 'Du ser uten å bli sett',
    unseenText:
      'Andre ser ikke at du ser på profilen deres, og du ser ikke hvem som har sett på din.',
    unseenChange: 'Endre det i innstillingene',
    favourites: 'Lagret',
    noFavourites: 'Ingen lagret ennå',
    noFavouritesText:
      'Vil du kunne finne noen igjen senere? Lagre profilen. Bare du ser hvem som står her.',
    keep: 'Lagre {{name}}',
    kept: '{{name}} er lagret',
    letGo: '{{name}} er ikke lenger lagret',
    undo: 'Angre',
    noReceived: 'Ingen likes ennå',
    noReceivedText: 'Fyll ut profilen din og si selv hei; så kommer resten.',
    noGiven: 'Du har ikke likt noen ennå',
    noGivenText: 'Ser du noen du liker? En like er gratis.',
    noMatches: 'Ingen matcher ennå',
    noMatchesText: 'En match er noen du liker og som liker deg.',
    look: 'Se medlemmer',
  },
}
