import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlLikes } from '#core/texts/nl/discovery/likes.ts'

/** Likes, given and received, in French. */
export const frLikes: TextsIn<'fr', typeof nlLikes> = {
  likes: {
    back: 'Liker en retour',
    backTo: 'Liker {{name}} en retour',
    bothLove: 'Vous aimez tous les deux : {{interest}}',
    earlier: 'Avant',
    title: 'Likes',
    received: 'Reçus',
    given: 'Donnés',
    matches: 'Matchs',
    new: 'Nouveau',
    newLike: 'Nouveau like !',
    newLikeOf: 'Tu plais à {{name}}',
    see: 'Voir {{name}}',
    begin: 'Commencer une conversation',
    close: 'Fermer',
    visitors: 'Visites',
    noVisitors: 'Pas encore de visites',
    noVisitorsText: 'Qui regarde ton profil, tu le retrouves ici.',
    unseen: 'Tu regardes sans être vu',
    unseenText:
      'Les autres ne voient pas que tu regardes leur profil, et tu ne vois pas qui a regardé le tien.',
    unseenChange: 'Le changer dans les réglages',
    favourites: 'Gardés',
    noFavourites: 'Encore personne de gardé',
    noFavouritesText:
      'Tu veux retrouver quelqu’un plus tard ? Garde son profil. Toi seul vois qui est ici.',
    keep: 'Garder {{name}}',
    kept: '{{name}} est dans tes profils gardés',
    letGo: '{{name}} n’est plus dans tes profils gardés',
    undo: 'Annuler',
    noReceived: 'Pas encore de likes',
    noReceivedText: 'Complète ton profil et fais le premier pas ; le reste suivra.',
    noGiven: 'Tu n’as encore liké personne',
    noGivenText: 'Quelqu’un te plaît ? Un like est gratuit.',
    noMatches: 'Pas encore de matchs',
    noMatchesText: 'Un match, c’est quelqu’un qui te plaît et à qui tu plais.',
    look: 'Voir les membres',
  },
}
