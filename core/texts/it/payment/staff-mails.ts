import type { StaffMails } from '#core/texts/nl/payment/staff-mails.ts'

/** What the people of a site are told of its money, in Italian. */
export const itStaffMails: StaffMails = {
  matter: {
    locale: 'it-IT',
    heading: 'Qualcuno deve guardare un pagamento',
    about: {
      partlyRefunded:
        'Rimborsato in parte. I crediti relativi sono ritirati; il membro resta premium.',
      wonBack: 'La banca ha annullato uno storno. I crediti sono tornati.',
      refundRefused:
        'Il servizio di pagamento non restituisce questi soldi. Guardate cosa è già tornato, e pagate voi il resto.',
      refunded: 'Rimborsato. I crediti sono ritirati; il membro resta premium.',
      chargedBack: 'Stornato dalla banca. I crediti sono ritirati; il membro resta premium.',
      paidTwice: 'Pagato due volte. Sono stati dati crediti per tutti e due.',
      discountGone:
        'Pagato con un codice che non valeva più: un altro pagamento è arrivato prima. Sono stati dati crediti per quanto pagato.',
    },
    payment: 'Pagamento',
    member: 'Membro',
    amount: 'Importo',
    credits: 'Ordinato',
    toPay: 'Da restituire',
    owed: 'Crediti che il membro deve',
    footer: 'Questa e-mail è per il team di',
  },
  day: {
    locale: 'it-IT',
    subject: ({ site, day, fine }) =>
      fine ? `${site}: i pagamenti del ${day}` : `${site}: i pagamenti del ${day} non tornano`,
    fine: 'Ordini, pagamenti, crediti dati, libro mastro e ricevute tornano.',
    wrong: 'Qualcuno deve guardare: i conti non tornano.',
    orders: 'Ordini',
    ends: 'Di questi pagati / aperti / non pagati',
    paid: (payments) => `Pagati (${payments})`,
    flows: {
      again: (times) => `Pagati ancora (${times})`,
      refund: (times) => `Rimborsati (${times})`,
      withdrawal: (times) => `Recessi (${times})`,
      chargeback: (times) => `Stornati dalla banca (${times})`,
      undone: (times) => `Storno annullato (${times})`,
    },
    credits: (credits) => `${credits} crediti`,
    remains: 'In tutto',
    receipts: (receipts) => `Ricevute di questo giorno (${receipts})`,
    granted: 'Crediti dati',
    returned: 'Crediti ritirati',
    standing: 'Tutti i pagamenti a cui è successo qualcosa in questo giorno, come stanno ora:',
    payments: 'Pagamenti',
    grantedTwice: 'Crediti dati: pagamenti, libro mastro',
    returnedTwice: 'Crediti ritirati: pagamenti, libro mastro',
    keptTwice: 'Soldi rimasti: pagamenti, ricevute',
    books: 'Somma di tutte le voci (deve essere 0)',
    wallets: 'Membri con saldo sbagliato',
    kinds: {
      no_payment: 'Registrato senza pagamento',
      not_paid: 'Dato senza essere pagato',
      not_granted: 'Pagato, non dato',
      other_amount: 'Dato un altro numero',
      not_taken_back: 'Rimborsato, crediti non ritirati',
      taken_too_early: 'Crediti ritirati, non rimborsato',
      not_restored: 'Storno annullato, crediti non restituiti',
      other_withdrawal: 'Recesso, con un altro numero di crediti registrato',
      other_advance: 'Dato in anticipo, con un altro numero di crediti registrato',
      other_receipts: 'Le ricevute danno un’altra somma',
    },
    grants: ({ payment, booked, returned }) =>
      `pagamento ${payment}, registrato ${booked}, ritirato ${returned}`,
    withdrawn: ({ told, booked }) => `al recesso ${told}, registrato ${booked}`,
    money: ({ payment, receipts }) => `pagamento ${payment}, ricevute ${receipts}`,
    notBack: {
      unanswered: 'Da restituire, il servizio di pagamento non risponde',
      refused: 'Il servizio di pagamento non restituisce, pagate voi',
    },
    decided: ({ money, since }) => `${money}, deciso il ${since}`,
    stuckSubject: ({ site, day }) => `${site}: un ricorso aspetta una seconda persona (${day})`,
    stuckAppeals: (appeals) =>
      `Ricorsi in attesa, perché non resta nessuno che possa decidere: ${appeals}. Nominate qualcun altro con \`npm run operator -- appoint <e-mail> --role moderator\`.`,
    failedJobs:
      'Non è riuscito e non si riprova da solo. Rimettilo con `npm run operator -- jobs retry`:',
    failed: ({ jobs, since }) => `${jobs}, il più vecchio del ${since}`,
    footer: 'Questa e-mail è per il team di',
  },
}
