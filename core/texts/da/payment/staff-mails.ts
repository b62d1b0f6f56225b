import type { StaffMails } from '#core/texts/nl/payment/staff-mails.ts'

/** What the people of a site are told of its money, in Danish. */
export const daStaffMails: StaffMails = {
  matter: {
    locale: 'da-DK',
    heading: 'Nogen skal se på en betaling',
    about: {
      partlyRefunded:
        'Delvist refunderet. Credits for det er taget tilbage; medlemmet er stadig premium.',
      wonBack: 'Banken har omgjort en tilbageførsel. Medlemmet har sine credits igen.',
      refundRefused:
        'Betalingsudbyderen giver ikke disse penge tilbage. Se, hvad der allerede er betalt tilbage, og betal selv resten.',
      refunded: 'Refunderet. Credits er taget tilbage; medlemmet er stadig premium.',
      chargedBack: 'Tilbageført af banken. Credits er taget tilbage; medlemmet er stadig premium.',
      paidTwice: 'Betalt to gange. Der er givet credits for begge.',
      discountGone:
        'Betalt med en kode, der ikke gjaldt længere: en anden betaling kom først. Der er givet credits for det, der blev betalt.',
    },
    payment: 'Betaling',
    member: 'Medlem',
    amount: 'Beløb',
    credits: 'Bestilt',
    toPay: 'Skal gives tilbage',
    owed: 'Credits, som medlemmet skylder',
    footer: 'Denne mail er til medarbejderne hos',
  },
  day: {
    locale: 'da-DK',
    subject: ({ site, day, fine }) =>
      fine ? `${site}: betalingerne den ${day}` : `${site}: betalingerne den ${day} stemmer ikke`,
    fine: 'Ordrer, betalinger, givne credits, posteringer og kvitteringer stemmer.',
    wrong: 'Nogen skal se på dette: det stemmer ikke.',
    orders: 'Ordrer',
    ends: 'Heraf betalt / åbne / ikke betalt',
    paid: (payments) => `Betalt (${payments})`,
    flows: {
      again: (times) => `Betalt én gang til (${times})`,
      refund: (times) => `Refunderet (${times})`,
      withdrawal: (times) => `Fortrudt (${times})`,
      chargeback: (times) => `Tilbageført af banken (${times})`,
      undone: (times) => `Tilbageførsel omgjort (${times})`,
    },
    credits: (credits) => `${credits} credits`,
    remains: 'I alt',
    receipts: (receipts) => `Kvitteringer for dagen (${receipts})`,
    granted: 'Credits givet',
    returned: 'Credits taget tilbage',
    standing: 'Alle betalinger, der skete noget med denne dag, som de står nu:',
    payments: 'Betalinger',
    grantedTwice: 'Credits givet: betalinger, posteringer',
    returnedTwice: 'Credits taget tilbage: betalinger, posteringer',
    keptTwice: 'Penge, vi beholdt: betalinger, kvitteringer',
    books: 'Sum af alle posteringer (skal være 0)',
    wallets: 'Medlemmer, hvis saldo er forkert',
    kinds: {
      no_payment: 'Bogført uden betaling',
      not_paid: 'Givet uden at være betalt',
      not_granted: 'Betalt, ikke givet',
      other_amount: 'Et andet antal givet',
      not_taken_back: 'Betalt tilbage, credits ikke taget tilbage',
      taken_too_early: 'Credits taget tilbage, ikke betalt tilbage',
      not_restored: 'Tilbageførsel omgjort, credits ikke givet tilbage',
      other_withdrawal: 'Fortrudt, med et andet antal credits bogført',
      other_advance: 'Givet på forskud, med et andet antal credits bogført',
      other_receipts: 'Kvitteringerne giver en anden sum',
    },
    grants: ({ payment, booked, returned }) =>
      `betaling ${payment}, bogført ${booked}, taget tilbage ${returned}`,
    withdrawn: ({ told, booked }) => `ved fortrydelse ${told}, bogført ${booked}`,
    money: ({ payment, receipts }) => `betaling ${payment}, kvitteringer ${receipts}`,
    notBack: {
      unanswered: 'Skal gives tilbage, betalingsudbyderen svarer ikke',
      refused: 'Betalingsudbyderen giver det ikke tilbage, betal det selv',
    },
    decided: ({ money, since }) => `${money}, besluttet den ${since}`,
    stuckSubject: ({ site, day }) => `${site}: en klage venter på en medarbejder mere (${day})`,
    stuckAppeals: (appeals) =>
      `Klager, der bliver liggende, fordi ingen er tilbage, som må afgøre dem: ${appeals}. Udpeg en til med \`npm run operator -- appoint <e-mail> --role moderator\`.`,
    failedJobs:
      'Dette mislykkedes og bliver ikke prøvet igen af sig selv. Sæt det tilbage med `npm run operator -- jobs retry`:',
    failed: ({ jobs, since }) => `${jobs}, den ældste fra ${since}`,
    footer: 'Denne mail er til medarbejderne hos',
  },
}
