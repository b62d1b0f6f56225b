import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlLeaving } from '#core/texts/nl/account/leaving.ts'

/** Being invisible and leaving, in French. */
export const frLeaving: TextsIn<'fr', typeof nlLeaving> = {
  leaving: {
    visibility: 'Visibilité',
    meeting: 'Rencontrer',
    realOnly: 'Vrais membres seulement',
    realOnlyText: 'En swipant, tu ne croises aucun profil fictif, et aucun ne te like tout seul.',
    unseen: 'Regarder sans être vu',
    unseenText:
      'Personne ne voit que tu regardes un profil. En échange, tu ne vois pas qui a regardé le tien.',
    readMarks: 'Montrer que j’ai lu',
    chatPhotos: 'Recevoir des photos dans le chat',
    chatPhotosText: 'Si tu désactives ceci, personne ne peut t’envoyer de photo.',
    readMarksText: 'Si tu désactives ceci, tu ne vois pas non plus si les autres t’ont lu.',
    place: 'Où j’habite',
    placeHidden: 'Cacher ma ville',
    placeHiddenText:
      'Les autres ne voient que ta région. Une recherche par ville ou distance ne te trouve pas.',
    others: 'On me trouve',
    visibleText: 'Les membres peuvent te trouver.',
    invisibleText:
      'Personne ne te trouve dans la recherche, les likes ou les matchs. Tes conversations continuent.',
    title: 'Fermer mon compte',
    how: 'Si tu pars quand même, voici comment',
    today: 'Aujourd’hui',
    todayText: 'Plus personne ne voit ton profil.',
    grace: 'Pendant {{days}} jours',
    graceText:
      'Du temps pour réfléchir. Un lien dans ton e-mail, ou une connexion, et tout revient.',
    after: 'Après',
    afterText: 'Tes données sont effacées pour de bon.',
    atOnce:
      'Ton adresse e-mail n’est pas confirmée. Nous effaçons donc tes données aussitôt et pour de bon.',
    creditsLeft: 'Il te reste {{credits}}.',
    creditsAtOnce:
      'Les crédits qui te restent partent aussitôt, et tu ne peux plus te rétracter de leur commande.',
    credits: 'Les crédits qui te restent alors partent quand tes données sont effacées.',
    why: 'Pourquoi pars-tu ?',
    reason: {
      found_someone: 'J’ai trouvé quelqu’un',
      pause: 'Je veux faire une pause',
      too_expensive: 'C’est trop cher',
      few_answers: 'Je reçois peu de réponses',
      many_messages: 'Je reçois trop de messages',
      privacy: 'Pour ma vie privée',
      unpleasant: 'Quelqu’un était désagréable',
      other: 'Autre chose',
    },
    solution: {
      found_someone: 'Super ! Tout le bonheur à vous deux.',
      pause:
        'Tu peux aussi devenir invisible : personne ne te trouve, jusqu’à ce que l’envie revienne.',
      too_expensive: 'Regarder, liker et ton profil ne coûtent rien.',
      few_answers:
        'Un profil avec une histoire et des intérêts rend le premier message plus facile.',
      many_messages:
        'Deviens invisible, et personne ne commence une nouvelle conversation avec toi.',
      privacy:
        'Deviens invisible, et seules les personnes à qui tu parles voient encore ton profil.',
      unpleasant: 'Dis-nous ce qui s’est passé, et nous ferons quelque chose.',
      other: 'Dis-nous ce qui pourrait être mieux. Peut-être pouvons-nous aider.',
    },
    discount: {
      offer:
        'Rien que pour toi, parce que c’est trop cher : {{percent}} de réduction sur un pack, une fois. Le code vaut {{days}} jours, sans conditions.',
      take: 'Donne-moi le code',
      taken: 'Ton code personnel est {{code}} : {{percent}} de réduction, jusqu’au {{until}}.',
      use: 'Choisis un pack, la réduction se déduit de ta commande',
    },
    hide: 'Devenir invisible',
    hidden: 'Tu es invisible maintenant.',
    hiddenAlready: 'Tu es déjà invisible.',
    toProfile: 'Compléter ton profil',
    toPrices: 'Voir les prix',
    toSupport: 'Écrire à {{email}}',
    passwordHint: 'Pour que nous sachions que c’est toi.',
    submit: 'Fermer mon compte',
    stay: 'Finalement, je reste',
  },
}
