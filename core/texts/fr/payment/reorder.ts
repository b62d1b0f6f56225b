import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlReorder } from '#core/texts/nl/payment/reorder.ts'

/** Buying again what one bought before, and the ways of paying that are kept, in French. */
export const frReorder: TextsIn<'fr', typeof nlReorder> = {
  repeat: {
    title: 'Commander à nouveau',
    lead: 'Commande en un clic ce que tu as déjà acheté, au prix d’aujourd’hui.',
    link: 'Répéter ta dernière commande',
    last: 'Commandé en dernier le {{date}}',
    pay: 'Payer {{price}}',
    payOf: 'Payer {{price}} pour {{credits}} avec {{method}}',
    byMandate: '{{method}}, gardé par toi. Tu paies aussitôt, sans page de paiement.',
    byDebit: '{{method}} du compte que tu as gardé.',
    byRedirect: 'Tu paies avec {{method}} sur la page de paiement.',
    byBank: 'Tu paies avec {{method}} chez {{bank}}.',
    otherWay: 'Payer autrement',
    none: 'Il n’y a rien à répéter en ce moment',
    noneText: 'Dès que tu as acheté quelque chose qui est encore en vente, tu le trouves ici.',
    toCredits: 'Voir les packs',
    ended: 'Ce moyen de paiement gardé ne marche plus. Rien n’est commandé et rien n’est débité.',
    placed: 'Cette commande est déjà passée, peut-être dans une autre fenêtre.',
    keep: 'Garder le moyen de paiement',
    keepText:
      'La prochaine fois, tu commandes en un clic. Tes données sont chez le service de paiement, pas chez nous. Rien n’est débité si tu ne cliques pas pour payer, et tu peux le retirer à tout moment dans tes réglages.',
    loading: 'Un instant, le service prend ton paiement.',
  },
  mandates: {
    title: 'Moyens de paiement gardés',
    text: 'Avec eux, tu commandes à nouveau en un clic. Rien n’est débité si tu ne cliques pas pour payer.',
    none: 'Tu n’as gardé aucun moyen de paiement. Tu peux le faire en commandant.',
    given: 'Gardé le {{date}}',
    remove: 'Retirer',
    removeOf: 'Retirer {{method}}',
    removed: 'Retiré. Tu ne peux plus rien commander avec.',
    failed: 'Tes moyens de paiement gardés ne peuvent pas être montrés en ce moment.',
  },
}
