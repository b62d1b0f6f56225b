import type { StaffMails } from '#core/texts/nl/payment/staff-mails.ts'

/** What the people of a site are told of its money, in Swedish. */
export const svStaffMails: StaffMails = {
  matter: {
    locale: 'sv-SE',
    heading: 'Någon måste titta på en betalning',
    about: {
      partlyRefunded:
        'Delvis återbetald. Creditsen för det är återtagna; medlemmen är fortfarande premium.',
      wonBack: 'Banken har dragit tillbaka ett återkrav. Medlemmen har fått tillbaka sina credits.',
      refundRefused:
        'Betalbolaget ger inte tillbaka pengarna. Se vad som redan är återbetalt, och betala resten själva.',
      refunded: 'Återbetald. Creditsen är återtagna; medlemmen är fortfarande premium.',
      chargedBack: 'Återkrävd av banken. Creditsen är återtagna; medlemmen är fortfarande premium.',
      paidTwice: 'Betald två gånger. Credits har getts för båda.',
      discountGone:
        'Betald med en kod som inte längre gällde: en annan betalning kom först. Credits har getts för det som betalades.',
    },
    payment: 'Betalning',
    member: 'Medlem',
    amount: 'Belopp',
    credits: 'Beställt',
    toPay: 'Ska ges tillbaka',
    owed: 'Credits som medlemmen är skyldig',
    footer: 'Mejlet är till dem som arbetar på',
  },
  day: {
    locale: 'sv-SE',
    subject: ({ site, day, fine }) =>
      fine ? `${site}: betalningarna den ${day}` : `${site}: betalningarna den ${day} stämmer inte`,
    fine: 'Beställningar, betalningar, givna credits, bokföringen och kvittona stämmer.',
    wrong: 'Någon måste titta på det här: det stämmer inte.',
    orders: 'Beställningar',
    ends: 'Varav betalda / öppna / inte betalda',
    paid: (payments) => `Betalt (${payments})`,
    flows: {
      again: (times) => `Betalt en gång till (${times})`,
      refund: (times) => `Återbetalt (${times})`,
      withdrawal: (times) => `Ångrat (${times})`,
      chargeback: (times) => `Återkrävt av banken (${times})`,
      undone: (times) => `Återkrav tillbakadraget (${times})`,
    },
    credits: (credits) => `${credits} credits`,
    remains: 'Tillsammans',
    receipts: (receipts) => `Dagens kvitton (${receipts})`,
    granted: 'Givna credits',
    returned: 'Återtagna credits',
    standing: 'Alla betalningar som det hände något med den dagen, som de står nu:',
    payments: 'Betalningar',
    grantedTwice: 'Givna credits: betalningar, bokföring',
    returnedTwice: 'Återtagna credits: betalningar, bokföring',
    keptTwice: 'Pengar vi behöll: betalningar, kvitton',
    books: 'Summan av alla poster (ska vara 0)',
    wallets: 'Medlemmar vars saldo är fel',
    kinds: {
      no_payment: 'Bokfört utan betalning',
      not_paid: 'Givet utan att vara betalt',
      not_granted: 'Betalt, inte givet',
      other_amount: 'Ett annat antal givet',
      not_taken_back: 'Återbetalt, credits inte återtagna',
      taken_too_early: 'Credits återtagna, inte återbetalt',
      not_restored: 'Återkrav tillbakadraget, credits inte återgivna',
      other_withdrawal: 'Ångrat, med ett annat antal credits bokfört',
      other_advance: 'Givet i förskott, med ett annat antal credits bokfört',
      other_receipts: 'Kvittona ger en annan summa',
    },
    grants: ({ payment, booked, returned }) =>
      `betalning ${payment}, bokfört ${booked}, återtaget ${returned}`,
    withdrawn: ({ told, booked }) => `vid ånger ${told}, bokfört ${booked}`,
    money: ({ payment, receipts }) => `betalning ${payment}, kvitton ${receipts}`,
    notBack: {
      unanswered: 'Ska ges tillbaka, betalbolaget svarar inte',
      refused: 'Betalbolaget ger inte tillbaka det, betala själva',
    },
    decided: ({ money, since }) => `${money}, beslutat den ${since}`,
    stuckSubject: ({ site, day }) =>
      `${site}: ett överklagande väntar på en medarbetare till (${day})`,
    stuckAppeals: (appeals) =>
      `Överklaganden som blir liggande, eftersom ingen finns kvar som får avgöra dem: ${appeals}. Utse en till med \`npm run operator -- appoint <e-mail> --role moderator\`.`,
    failedJobs:
      'Det här misslyckades och görs inte om av sig självt. Lägg tillbaka det med `npm run operator -- jobs retry`:',
    failed: ({ jobs, since }) => `${jobs}, det äldsta från ${since}`,
    footer: 'Mejlet är till dem som arbetar på',
  },
}
