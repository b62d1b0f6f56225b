import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlBlocking } from '#core/texts/nl/chat/blocking.ts'

/** Members that one blocks, and conversations that have ended, in French. */
export const frBlocking: TextsIn<'fr', typeof nlBlocking> = {
  blocks: {
    block: 'Bloquer',
    blockName: 'Bloquer {{name}}',
    menu: 'Plus',
    sure: 'Bloquer {{name}} ? Votre conversation et vos likes disparaissent, et vous ne vous voyez plus. Tu peux l’annuler plus tard.',
    done: '{{name}} est dans tes blocages.',
    lift: 'Débloquer',
    liftName: 'Débloquer {{name}}',
    lifted: '{{name}} n’est plus dans tes blocages.',
    title: 'Membres bloqués',
    text: 'Qui tu bloques ne peut ni te voir ni t’envoyer quoi que ce soit. Il ne l’apprend pas.',
    none: 'Tu n’as bloqué personne',
    noneText: 'Tu peux bloquer depuis un profil et dans une conversation.',
  },
  gone: {
    name: 'Membre supprimé',
    title: 'Cette conversation n’est plus là',
    text: 'Le membre est parti ou la conversation a été retirée. Il reste tant à découvrir.',
    look: 'Voir les membres',
    removed: 'Ce message a été effacé.',
    refunded: 'Pas lu, tes crédits sont revenus',
    unanswered: 'Pas de réponse en 48 heures, tes crédits sont revenus',
  },
}
