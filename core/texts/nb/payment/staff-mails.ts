import type { StaffMails } from '#core/texts/nl/payment/staff-mails.ts'

/** What the people of a site are told of its money, in Norwegian. */
export const nbStaffMails: StaffMails = {
  matter: {
    locale: 'nb-NO',
    heading: 'Noen må se på en betaling',
    about: {
      partlyRefunded:
        'Delvis refundert. Creditsene for det er tatt tilbake; medlemmet er fortsatt premium.',
      wonBack: 'Banken har gjort om en tilbakeføring. Creditsene er tilbake.',
      refundRefused:
        'Betalingstjenesten gir ikke disse pengene tilbake. Se hva som allerede er tilbake, og betal resten selv.',
      refunded: 'Refundert. Creditsene er tatt tilbake; medlemmet er fortsatt premium.',
      chargedBack:
        'Tilbakeført av banken. Creditsene er tatt tilbake; medlemmet er fortsatt premium.',
      paidTwice: 'Betalt to ganger. Det er gitt credits for begge.',
      discountGone:
        'Betalt med en kode som ikke gjaldt lenger: en annen betaling kom først. Det er gitt credits for det som ble betalt.',
    },
    payment: 'Betaling',
    member: 'Medlem',
    amount: 'Beløp',
    credits: 'Bestilt',
    toPay: 'Skal gis tilbake',
    owed: 'Credits som medlemmet skylder',
    footer: 'Denne e-posten er til dem som jobber hos',
  },
  day: {
    locale: 'nb-NO',
    subject: ({ site, day, fine }) =>
      fine ? `${site}: betalingene ${day}` : `${site}: betalingene ${day} stemmer ikke`,
    fine: 'Bestillinger, betalinger, gitte credits, regnskapet og kvitteringene stemmer.',
    wrong: 'Noen må se på dette: det stemmer ikke.',
    orders: 'Bestillinger',
    ends: 'Herav betalt / åpne / ikke betalt',
    paid: (payments) => `Betalt (${payments})`,
    flows: {
      again: (times) => `Betalt en gang til (${times})`,
      refund: (times) => `Refundert (${times})`,
      withdrawal: (times) => `Angret (${times})`,
      chargeback: (times) => `Tilbakeført av banken (${times})`,
      undone: (times) => `Tilbakeføring gjort om (${times})`,
    },
    credits: (credits) => `${credits} credits`,
    remains: 'Til sammen',
    receipts: (receipts) => `Kvitteringer denne dagen (${receipts})`,
    granted: 'Credits gitt',
    returned: 'Credits tatt tilbake',
    standing: 'Alle betalinger det skjedde noe med denne dagen, slik de står nå:',
    payments: 'Betalinger',
    grantedTwice: 'Credits gitt: betalinger, regnskap',
    returnedTwice: 'Credits tatt tilbake: betalinger, regnskap',
    keptTwice: 'Penger som ble: betalinger, kvitteringer',
    books: 'Summen av alle posteringer (skal være 0)',
    wallets: 'Medlemmer med feil saldo',
    kinds: {
      no_payment: 'Bokført uten betaling',
      not_paid: 'Gitt uten å være betalt',
      not_granted: 'Betalt, ikke gitt',
      other_amount: 'Et annet antall gitt',
      not_taken_back: 'Betalt tilbake, credits ikke tatt tilbake',
      taken_too_early: 'Credits tatt tilbake, ikke betalt tilbake',
      not_restored: 'Tilbakeføring gjort om, credits ikke gitt tilbake',
      other_withdrawal: 'Angret, med et annet antall credits bokført',
      other_advance: 'Gitt på forskudd, med et annet antall credits bokført',
      other_receipts: 'Kvitteringene gir en annen sum',
    },
    grants: ({ payment, booked, returned }) =>
      `betaling ${payment}, bokført ${booked}, tatt tilbake ${returned}`,
    withdrawn: ({ told, booked }) => `ved angring ${told}, bokført ${booked}`,
    money: ({ payment, receipts }) => `betaling ${payment}, kvitteringer ${receipts}`,
    notBack: {
      unanswered: 'Skal gis tilbake, betalingstjenesten svarer ikke',
      refused: 'Betalingstjenesten gir ikke dette tilbake, betal det selv',
    },
    decided: ({ money, since }) => `${money}, bestemt ${since}`,
    stuckSubject: ({ site, day }) => `${site}: en klage venter på en kollega til (${day})`,
    stuckAppeals: (appeals) =>
      `Klager som blir liggende, fordi ingen er igjen som kan avgjøre dem: ${appeals}. Utnevn en til med \`npm run operator -- appoint <e-mail> --role moderator\`.`,
    failedJobs:
      'Det gikk ikke, og prøves ikke igjen av seg selv. Sett det tilbake med `npm run operator -- jobs retry`:',
    failed: ({ jobs, since }) => `${jobs}, den eldste fra ${since}`,
    footer: 'Denne e-posten er til dem som jobber hos',
  },
}
