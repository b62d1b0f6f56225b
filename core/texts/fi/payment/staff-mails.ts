import type { StaffMails } from '#core/texts/nl/payment/staff-mails.ts'

/** What the people of a site are told of its money, in Finnish. */
export const fiStaffMails: StaffMails = {
  matter: {
    locale: 'fi-FI',
    heading: 'Jonkun pitää katsoa maksua',
    about: {
      partlyRefunded: 'Osaksi hyvitetty. Sen krediitit on otettu takaisin; jäsen pysyy premiumina.',
      wonBack: 'Pankki on kumonnut takaisinoton. Krediitit ovat palanneet.',
      refundRefused:
        'Maksunvälittäjä ei palauta näitä rahoja. Katsokaa, mitä on jo palautettu, ja maksakaa loput itse.',
      refunded: 'Hyvitetty. Krediitit on otettu takaisin; jäsen pysyy premiumina.',
      chargedBack: 'Pankki otti takaisin. Krediitit on otettu takaisin; jäsen pysyy premiumina.',
      paidTwice: 'Maksettu kahdesti. Krediitit on annettu molemmista.',
      discountGone:
        'Maksettu koodilla, joka ei enää pätenyt: toinen maksu tuli ensin. Krediitit on annettu siitä, mikä maksettiin.',
    },
    payment: 'Maksu',
    member: 'Jäsen',
    amount: 'Summa',
    credits: 'Tilattu',
    toPay: 'Palautettava',
    owed: 'Krediitit, jotka jäsen on velkaa',
    footer: 'Tämä sähköposti on henkilökunnalle:',
  },
  day: {
    locale: 'fi-FI',
    subject: ({ site, day, fine }) =>
      fine ? `${site}: maksut ${day}` : `${site}: maksut ${day} eivät täsmää`,
    fine: 'Tilaukset, maksut, annetut krediitit, kirjanpito ja kuitit täsmäävät.',
    wrong: 'Jonkun pitää katsoa tätä: se ei täsmää.',
    orders: 'Tilaukset',
    ends: 'Näistä maksettu / avoinna / maksamatta',
    paid: (payments) => `Maksettu (${payments})`,
    flows: {
      again: (times) => `Maksettu vielä kerran (${times})`,
      refund: (times) => `Hyvitetty (${times})`,
      withdrawal: (times) => `Peruutettu (${times})`,
      chargeback: (times) => `Pankki otti takaisin (${times})`,
      undone: (times) => `Takaisinotto kumottu (${times})`,
    },
    credits: (credits) => `${credits} krediittiä`,
    remains: 'Yhteensä',
    receipts: (receipts) => `Tämän päivän kuitit (${receipts})`,
    granted: 'Annetut krediitit',
    returned: 'Takaisin otetut krediitit',
    standing: 'Kaikki maksut, joille tapahtui tänä päivänä jotakin, sellaisina kuin ne nyt ovat:',
    payments: 'Maksut',
    grantedTwice: 'Annetut krediitit: maksut, kirjanpito',
    returnedTwice: 'Takaisin otetut krediitit: maksut, kirjanpito',
    keptTwice: 'Jäänyt raha: maksut, kuitit',
    books: 'Kaikkien kirjausten summa (pitäisi olla 0)',
    wallets: 'Jäsenet, joiden saldo on väärä',
    kinds: {
      no_payment: 'Kirjattu ilman maksua',
      not_paid: 'Annettu ilman maksua',
      not_granted: 'Maksettu, ei annettu',
      other_amount: 'Annettu toinen määrä',
      not_taken_back: 'Maksettu takaisin, krediittejä ei otettu takaisin',
      taken_too_early: 'Krediitit otettu takaisin, ei maksettu takaisin',
      not_restored: 'Takaisinotto kumottu, krediittejä ei palautettu',
      other_withdrawal: 'Peruutettu, kirjattu toinen määrä krediittejä',
      other_advance: 'Annettu ennakkoon, kirjattu toinen määrä krediittejä',
      other_receipts: 'Kuiteista tulee toinen summa',
    },
    grants: ({ payment, booked, returned }) =>
      `maksu ${payment}, kirjattu ${booked}, otettu takaisin ${returned}`,
    withdrawn: ({ told, booked }) => `peruutettaessa ${told}, kirjattu ${booked}`,
    money: ({ payment, receipts }) => `maksu ${payment}, kuitit ${receipts}`,
    notBack: {
      unanswered: 'Palautettava, maksunvälittäjä ei vastaa',
      refused: 'Maksunvälittäjä ei palauta tätä, maksakaa itse',
    },
    decided: ({ money, since }) => `${money}, päätetty ${since}`,
    stuckSubject: ({ site, day }) => `${site}: valitus odottaa toista käsittelijää (${day})`,
    stuckAppeals: (appeals) =>
      `Valitukset, jotka odottavat, koska jäljellä ei ole ketään, joka saa päättää niistä: ${appeals}. Nimitä joku toinen komennolla \`npm run operator -- appoint <e-mail> --role moderator\`.`,
    failedJobs:
      'Tämä ei onnistunut, eikä sitä enää yritetä itsestään. Laita takaisin: `npm run operator -- jobs retry`:',
    failed: ({ jobs, since }) => `${jobs}, vanhin ${since}`,
    footer: 'Tämä sähköposti on henkilökunnalle:',
  },
}
