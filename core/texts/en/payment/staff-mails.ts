import type { StaffMails } from '#core/texts/nl/payment/staff-mails.ts'

/** What the people of a site are told of its money, in English. */
export const enStaffMails: StaffMails = {
  matter: {
    locale: 'en-GB',
    heading: 'Somebody has to look at a payment',
    about: {
      partlyRefunded:
        'Refunded in part. The credits for it are taken back; the member stays Premium.',
      wonBack: 'The bank has undone a chargeback. The credits are back.',
      refundRefused:
        'The provider does not give this money back. See what is back already, and pay the rest yourselves.',
      refunded: 'Refunded. The credits are taken back; the member stays Premium.',
      chargedBack:
        'Charged back by the bank. The credits are taken back; the member stays Premium.',
      paidTwice: 'Paid twice. Credits have been granted for both.',
      discountGone:
        'Paid with a code that was no longer valid: another payment came first. Credits have been granted for what was paid.',
    },
    payment: 'Payment',
    member: 'Member',
    amount: 'Amount',
    credits: 'Ordered',
    toPay: 'To be given back',
    owed: 'Credits that the member owes',
    footer: 'This email is for the staff of',
  },
  day: {
    locale: 'en-GB',
    subject: ({ site, day, fine }) =>
      fine ? `${site}: payments of ${day}` : `${site}: the payments of ${day} do not add up`,
    fine: 'Orders, payments, granted credits, the ledger and the receipts agree.',
    wrong: 'Somebody has to look at this: it does not add up.',
    orders: 'Orders',
    ends: 'Of these paid / open / not paid',
    paid: (payments) => `Paid (${payments})`,
    flows: {
      again: (times) => `Paid once more (${times})`,
      refund: (times) => `Refunded (${times})`,
      withdrawal: (times) => `Withdrawn (${times})`,
      chargeback: (times) => `Charged back by the bank (${times})`,
      undone: (times) => `Chargeback undone (${times})`,
    },
    credits: (credits) => `${credits} credits`,
    remains: 'Together',
    receipts: (receipts) => `Receipts of this day (${receipts})`,
    granted: 'Credits granted',
    returned: 'Credits taken back',
    standing: 'All payments that something happened to on this day, as they stand now:',
    payments: 'Payments',
    grantedTwice: 'Credits granted: payments, ledger',
    returnedTwice: 'Credits taken back: payments, ledger',
    keptTwice: 'Money that stayed: payments, receipts',
    books: 'Sum of all entries (should be 0)',
    wallets: 'Members whose balance is wrong',
    kinds: {
      no_payment: 'Booked without a payment',
      not_paid: 'Granted without being paid',
      not_granted: 'Paid, not granted',
      other_amount: 'Another number granted',
      not_taken_back: 'Paid back, credits not taken back',
      taken_too_early: 'Credits taken back, not paid back',
      not_restored: 'Chargeback undone, credits not given back',
      other_withdrawal: 'Withdrawn, with another number of credits booked',
      other_advance: 'Given in advance, with another number of credits booked',
      other_receipts: 'The receipts come to another sum',
    },
    grants: ({ payment, booked, returned }) =>
      `payment ${payment}, booked ${booked}, taken back ${returned}`,
    withdrawn: ({ told, booked }) => `when withdrawing ${told}, booked ${booked}`,
    money: ({ payment, receipts }) => `payment ${payment}, receipts ${receipts}`,
    notBack: {
      unanswered: 'To be given back, the provider does not answer',
      refused: 'The provider does not give this back, pay it yourselves',
    },
    decided: ({ money, since }) => `${money}, decided on ${since}`,
    stuckSubject: ({ site, day }) => `${site}: an objection waits for a second person (${day})`,
    stuckAppeals: (appeals) =>
      `Objections that wait, because nobody is left who may decide on them: ${appeals}. Appoint somebody else with \`npm run operator -- appoint <e-mail> --role moderator\`.`,
    failedJobs:
      'This did not work and is no longer tried by itself. Put it back with `npm run operator -- jobs retry`:',
    failed: ({ jobs, since }) => `${jobs}, the oldest of ${since}`,
    footer: 'This email is for the staff of',
  },
}
