import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlBlocking } from '#core/texts/nl/chat/blocking.ts'

/** Members that one blocks, and conversations that have ended, in French. */
export const frBlocking: TextsIn<'fr', typeof nlBlocking> = {
  blocks: {
    block: 'Bloquer',
    blockName: 'Bloquer {{name}}',
    menu: 'Plus',
    sure: 'Bloquer {{name}} ? Votre conversation et vos likes disparaissent, et vous ne vous voyez plus. Tu peux l’annuler plus tard.',
    done: 'Tu as bloqué {{name}}.',
    lift: 'Débloquer',
    liftName: 'Débloquer {{name}}',
    lifted: 'Tu ne bloques plus {{name}}.',
    title: 'Membres bloqués',
    text: 'La personne que tu bloques ne peut ni te voir ni rien t’envoyer. Elle n’en sait rien.',
    none: 'Tu n’as bloqué personne',
    noneText: 'Tu peux bloquer depuis un profil et dans une conversation.',
  },
  gone: {
    name: 'Membre supprimé',
    title: 'Cette conversation n’existe plus',
    text: 'Le membre est parti ou la conversation a été retirée. Il reste plein d’autres personnes avec qui chatter.',
    look: 'Voir les membres',
    removed: 'Ce message a été effacé.',
    refunded: 'Pas lu, tes crédits sont revenus',
    unanswered: 'Pas de réponse en 48 heures, tes crédits sont revenus',
  },
}
