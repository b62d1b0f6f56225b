import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlTerms } from '#core/texts/nl/account/terms.ts'

/** The page that asks a member to agree to new terms, in French. */
export const frTerms: TextsOf<typeof nlTerms> = {
  terms: {
    title: 'Nos conditions ont changé',
    alert: 'Nos conditions ont changé.',
    alertText: 'Tu pourras de nouveau écrire et acheter après les avoir acceptées.',
    look: 'Voir ce qui change',
    lead: 'Prends le temps de voir ce qui change. Ensuite, tu décides.',
    news: 'Ce qui change',
    new: 'Nouveau',
    changed: 'Modifié',
    gone: 'Supprimé',
    unknown: 'Nous ne savons pas quel texte tu as lu. Relis donc tout le texte.',
    read: 'Lire toutes les conditions',
    agree: 'J’accepte',
    agreed: 'Merci, tu peux continuer',
    agreedText: 'Nous avons noté que tu as accepté, et quel texte.',
    onward: 'Vers les membres',
    refuse: 'Tu préfères ne pas accepter ?',
    refuseText: 'Tu ne pourras plus écrire, liker ni acheter. Ceci reste possible :',
    withdraw: 'Demander un remboursement',
    data: 'Emporter tes données',
    leave: 'Partir',
  },
}
