import type { StaffMails } from '#core/texts/nl/payment/staff-mails.ts'

/** What the people of a site are told of its money, in Polish. */
export const plStaffMails: StaffMails = {
  matter: {
    locale: 'pl-PL',
    heading: 'Ktoś musi spojrzeć na płatność',
    about: {
      partlyRefunded: 'Częściowo zwrócona. Kredyty za to cofnięte; konto zostaje premium.',
      wonBack: 'Bank odwołał cofnięcie. Kredyty wróciły.',
      refundRefused:
        'Operator nie zwraca tych pieniędzy. Sprawdźcie, co już wróciło, i zwróćcie resztę sami.',
      refunded: 'Zwrócona. Kredyty cofnięte; konto zostaje premium.',
      chargedBack: 'Cofnięta przez bank. Kredyty cofnięte; konto zostaje premium.',
      paidTwice: 'Zapłacona dwa razy. Kredyty dodano za obie.',
      discountGone:
        'Zapłacona z kodem, który już się nie liczył: inna płatność była pierwsza. Kredyty dodano za to, co zapłacono.',
    },
    payment: 'Płatność',
    member: 'Osoba',
    amount: 'Kwota',
    credits: 'Zamówiono',
    toPay: 'Do zwrotu',
    owed: 'Kredyty do oddania',
    footer: 'Ten e-mail jest dla zespołu:',
  },
  day: {
    locale: 'pl-PL',
    subject: ({ site, day, fine }) =>
      fine ? `${site}: płatności z ${day}` : `${site}: płatności z ${day} się nie zgadzają`,
    fine: 'Zamówienia, płatności, dodane kredyty, księga i paragony się zgadzają.',
    wrong: 'Ktoś musi na to spojrzeć: to się nie zgadza.',
    orders: 'Zamówienia',
    ends: 'Z tego zapłacone / otwarte / niezapłacone',
    paid: (payments) => `Zapłacone (${payments})`,
    flows: {
      again: (times) => `Zapłacone jeszcze raz (${times})`,
      refund: (times) => `Zwrócone (${times})`,
      withdrawal: (times) => `Odstąpienia (${times})`,
      chargeback: (times) => `Cofnięte przez bank (${times})`,
      undone: (times) => `Odwołane cofnięcia (${times})`,
    },
    credits: (credits) => `kredyty: ${credits}`,
    remains: 'Razem',
    receipts: (receipts) => `Paragony z tego dnia (${receipts})`,
    granted: 'Dodane kredyty',
    returned: 'Cofnięte kredyty',
    standing: 'Wszystkie płatności, z którymi coś się tego dnia działo, w obecnym stanie:',
    payments: 'Płatności',
    grantedTwice: 'Dodane kredyty: płatności, księga',
    returnedTwice: 'Cofnięte kredyty: płatności, księga',
    keptTwice: 'Pieniądze, które zostały: płatności, paragony',
    books: 'Suma wszystkich zapisów (ma być 0)',
    wallets: 'Osoby z błędnym saldem',
    kinds: {
      no_payment: 'Zapisane bez płatności',
      not_paid: 'Dodane bez zapłaty',
      not_granted: 'Zapłacone, niedodane',
      other_amount: 'Dodano inną liczbę',
      not_taken_back: 'Zwrócone, kredytów nie cofnięto',
      taken_too_early: 'Kredyty cofnięte, niezwrócone',
      not_restored: 'Cofnięcie odwołane, kredytów nie oddano',
      other_withdrawal: 'Odstąpienie z inną liczbą zapisanych kredytów',
      other_advance: 'Dane z góry, z inną liczbą zapisanych kredytów',
      other_receipts: 'Paragony dają inną sumę',
    },
    grants: ({ payment, booked, returned }) =>
      `płatność ${payment}, zapisane ${booked}, cofnięte ${returned}`,
    withdrawn: ({ told, booked }) => `przy odstąpieniu ${told}, zapisane ${booked}`,
    money: ({ payment, receipts }) => `płatność ${payment}, paragony ${receipts}`,
    notBack: {
      unanswered: 'Do zwrotu, operator nie odpowiada',
      refused: 'Operator tego nie zwraca, zwróćcie sami',
    },
    decided: ({ money, since }) => `${money}, decyzja z ${since}`,
    stuckSubject: ({ site, day }) => `${site}: odwołanie czeka na drugą osobę (${day})`,
    stuckAppeals: (appeals) =>
      `Odwołania, które czekają, bo nie został nikt, kto może o nich zdecydować: ${appeals}. Wyznacz kogoś jeszcze poleceniem \`npm run operator -- appoint <e-mail> --role moderator\`.`,
    failedJobs:
      'To się nie udało i samo już się nie ponowi. Przywróć: `npm run operator -- jobs retry`:',
    failed: ({ jobs, since }) => `${jobs}, najstarsze z ${since}`,
    footer: 'Ten e-mail jest dla zespołu:',
  },
}
