import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlOrder } from '#core/texts/nl/payment/order.ts'

/** What became of an order, in French. */
export const frOrder: TextsIn<'fr', typeof nlOrder> = {
  payment: {
    loading: {
      title: 'Nous préparons ton paiement',
      text: 'Un instant, tu vas arriver sur la page de paiement.',
      short: 'En préparation',
    },
    unknown: {
      title: 'Le service de paiement ne répond pas',
      text: 'Nous réessayons. Nous ne demandons le paiement qu’une fois.',
      short: 'Attend le service de paiement',
    },
    pending: {
      title: 'Ton paiement est en cours',
      text: 'Dès qu’il est arrivé, tu le vois ici. Tu peux fermer cette page sans crainte.',
      short: 'En cours',
    },
    completed: {
      title: 'Payé, merci !',
      text: 'Tes {{credits}} sont là.',
      short: 'Payé',
    },
    failed: {
      title: 'Le paiement a échoué',
      text: 'Rien n’a été débité. Réessaie avec un autre moyen.',
      short: 'Échoué',
    },
    cancelled: {
      title: 'Le paiement a été annulé',
      text: 'Rien n’a été débité. Réessaie avec un autre moyen.',
      short: 'Annulé',
    },
    paidTwice: {
      title: 'Tu as payé deux fois',
      text: 'Les deux comptent : {{credits}} sont là. Ce n’est pas ce que tu voulais ? Écris-nous et nous remboursons.',
      short: 'Payé deux fois',
    },
    partlyRefunded: {
      title: 'De l’argent revient',
      text: 'Sur {{paid}}, tu récupères {{back}}.',
      short: 'Remboursé en partie',
    },
    refunded: {
      title: 'Ton paiement a été remboursé',
      text: 'Tu récupères {{back}} par le moyen avec lequel tu as payé.',
      short: 'Remboursé',
    },
    chargedBack: {
      title: 'Ta banque a repris le paiement',
      text: 'Tu as de nouveau {{back}}.',
      short: 'Repris par la banque',
    },
    wonBack: {
      title: 'Ton paiement compte à nouveau',
      text: 'Ta banque a annulé sa reprise. Tes crédits sont revenus.',
      short: 'Payé à nouveau',
    },
    why: {
      withdrawn: 'Tu t’es rétracté de cette commande.',
      charged: 'Ta banque a repris {{charged}}.',
      twice: 'Tu avais payé deux fois.',
    },
    taken: 'Pour cela, {{taken}} crédits sur {{granted}} quittent ton solde.',
    takenAll: 'Pour cela, les {{granted}} crédits de ce paiement quittent ton solde.',
    byHand: 'Avec {{byHand}}, cela ne s’est pas fait tout seul. Nous nous en occupons.',
    staysPremium: 'Tu restes Premium.',
    wrong: 'Quelque chose ne va pas ? Écris-nous et nous réglons cela ensemble.',
    toNote: 'Voir l’avoir',
    mail: 'Nous écrire à ce sujet',
    fewer:
      'C’est moins que ta commande : ton code de réduction ne comptait plus, car un autre paiement est arrivé avant.',
    becamePremium: 'Tu es maintenant Premium.',
    stays: 'Payé une fois, et cela reste.',
    checkout: 'À la page de paiement',
    again: 'Choisir un autre moyen',
    retryCard: 'Encore par carte de crédit',
    retryWith: 'Encore avec {{method}}',
    toBalance: 'Voir tes crédits',
    paypal: 'Payer avec PayPal',
    chat: 'Continuer à chatter',
    browse: 'Voir les membres',
    chatWith: 'Continuer avec {{name}}',
    onBalance: '{{credits}} dans ton solde',
    toReceipt: 'Voir ton reçu',
    order: 'Commande',
    orderOf: '{{credits}} avec {{method}}',
    method: 'Moyen',
    number: 'Numéro de commande',
    date: 'Date',
    bank: 'Jouer la banque : rembourser, reprendre ou payer encore',
    watching: 'Nous regardons encore si ton paiement est arrivé.',
    lapses: 'Tu ne paies finalement pas ? Alors ta commande tombe d’elle-même.',
    seenAt: 'Vu la dernière fois : {{when}}.',
    notSeen:
      'Nous ne voyons pas en ce moment si ton paiement est arrivé. Tu ne perds rien : nous réessayons.',
  },
}
