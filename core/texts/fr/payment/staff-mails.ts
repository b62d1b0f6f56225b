import type { StaffMails } from '#core/texts/nl/payment/staff-mails.ts'

/** What the people of a site are told of its money, in French. */
export const frStaffMails: StaffMails = {
  matter: {
    locale: 'fr-FR',
    heading: 'Quelqu’un doit regarder un paiement',
    about: {
      partlyRefunded: 'Remboursé en partie. Les crédits sont repris ; le membre reste Premium.',
      wonBack: 'La banque a annulé une reprise. Les crédits sont revenus.',
      refundRefused:
        'Le prestataire de paiement ne rend pas cet argent. Regardez ce qui est déjà revenu, et remboursez le reste vous-mêmes.',
      refunded: 'Remboursé. Les crédits sont repris ; le membre reste Premium.',
      chargedBack: 'Repris par la banque. Les crédits sont repris ; le membre reste Premium.',
      paidTwice: 'Payé deux fois. Des crédits ont été donnés pour les deux.',
      discountGone:
        'Payé avec un code qui n’était plus valable : un autre paiement est arrivé avant. Des crédits ont été donnés pour ce qui a été payé.',
    },
    payment: 'Paiement',
    member: 'Membre',
    amount: 'Montant',
    credits: 'Commandé',
    toPay: 'À rendre',
    owed: 'Crédits que doit le membre',
    footer: 'Cet e-mail est pour l’équipe de',
  },
  day: {
    locale: 'fr-FR',
    subject: ({ site, day, fine }) =>
      fine
        ? `${site} : paiements du ${day}`
        : `${site} : les paiements du ${day} ne tombent pas juste`,
    fine: 'Commandes, paiements, crédits donnés, écritures et reçus concordent.',
    wrong: 'Quelqu’un doit regarder : cela ne tombe pas juste.',
    orders: 'Commandes',
    ends: 'Dont payées / ouvertes / non payées',
    paid: (payments) => `Payé (${payments})`,
    flows: {
      again: (times) => `Payé à nouveau (${times})`,
      refund: (times) => `Remboursé (${times})`,
      withdrawal: (times) => `Rétracté (${times})`,
      chargeback: (times) => `Repris par la banque (${times})`,
      undone: (times) => `Reprise annulée (${times})`,
    },
    credits: (credits) => `${credits} crédits`,
    remains: 'Ensemble',
    receipts: (receipts) => `Reçus de ce jour (${receipts})`,
    granted: 'Crédits donnés',
    returned: 'Crédits repris',
    standing:
      'Tous les paiements auxquels il est arrivé quelque chose ce jour-là, comme ils sont maintenant :',
    payments: 'Paiements',
    grantedTwice: 'Crédits donnés : paiements, écritures',
    returnedTwice: 'Crédits repris : paiements, écritures',
    keptTwice: 'Argent resté : paiements, reçus',
    books: 'Somme de toutes les écritures (devrait être 0)',
    wallets: 'Membres dont le solde est faux',
    kinds: {
      no_payment: 'Comptabilisé sans paiement',
      not_paid: 'Donné sans être payé',
      not_granted: 'Payé, pas donné',
      other_amount: 'Un autre nombre donné',
      not_taken_back: 'Remboursé, crédits non repris',
      taken_too_early: 'Crédits repris, non remboursé',
      not_restored: 'Reprise annulée, crédits non rendus',
      other_withdrawal: 'Rétracté, avec un autre nombre de crédits écrit',
      other_advance: 'Donné d’avance, avec un autre nombre de crédits écrit',
      other_receipts: 'Les reçus donnent une autre somme',
    },
    grants: ({ payment, booked, returned }) =>
      `paiement ${payment}, écrit ${booked}, repris ${returned}`,
    withdrawn: ({ told, booked }) => `à la rétractation ${told}, écrit ${booked}`,
    money: ({ payment, receipts }) => `paiement ${payment}, reçus ${receipts}`,
    notBack: {
      unanswered: 'À rendre, le prestataire ne répond pas',
      refused: 'Le prestataire ne le rend pas, remboursez-le vous-mêmes',
    },
    decided: ({ money, since }) => `${money}, décidé le ${since}`,
    stuckSubject: ({ site, day }) =>
      `${site} : une contestation attend une deuxième personne (${day})`,
    stuckAppeals: (appeals) =>
      `Contestations qui attendent, car il ne reste personne qui puisse en décider : ${appeals}. Nommez quelqu’un d’autre avec \`npm run operator -- appoint <e-mail> --role moderator\`.`,
    failedJobs:
      'Cela n’a pas marché et n’est plus essayé tout seul. Remettez-le avec `npm run operator -- jobs retry` :',
    failed: ({ jobs, since }) => `${jobs}, le plus ancien du ${since}`,
    footer: 'Cet e-mail est pour l’équipe de',
  },
}
