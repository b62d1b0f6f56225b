import type { StaffMails } from '#core/texts/nl/payment/staff-mails.ts'

/** What the people of a site are told of its money, in German. */
export const deStaffMails: StaffMails = {
  matter: {
    locale: 'de-DE',
    heading: 'Jemand muss sich eine Zahlung ansehen',
    about: {
      partlyRefunded:
        'Teilweise zurückgezahlt. Die Credits dafür sind zurückgenommen; das Mitglied bleibt Premium.',
      wonBack: 'Die Bank hat eine Rückbuchung aufgehoben. Die Credits sind wieder da.',
      refundRefused:
        'Der Zahlungsdienst gibt dieses Geld nicht zurück. Seht nach, was schon zurück ist, und zahlt den Rest selbst.',
      refunded: 'Zurückgezahlt. Die Credits sind zurückgenommen; das Mitglied bleibt Premium.',
      chargedBack:
        'Von der Bank zurückgebucht. Die Credits sind zurückgenommen; das Mitglied bleibt Premium.',
      paidTwice: 'Zweimal bezahlt. Für beides gab es Credits.',
      discountGone:
        'Mit einem Code bezahlt, der nicht mehr galt: Eine andere Zahlung war schneller. Es gab Credits für das, was bezahlt wurde.',
    },
    payment: 'Zahlung',
    member: 'Mitglied',
    amount: 'Betrag',
    credits: 'Bestellt',
    toPay: 'Zurückzugeben',
    owed: 'Credits, die das Mitglied schuldet',
    footer: 'Diese Mail ist für das Team von',
  },
  day: {
    locale: 'de-DE',
    subject: ({ site, day, fine }) =>
      fine ? `${site}: Zahlungen vom ${day}` : `${site}: die Zahlungen vom ${day} gehen nicht auf`,
    fine: 'Bestellungen, Zahlungen, vergebene Credits, Buchungen und Belege stimmen überein.',
    wrong: 'Jemand muss sich das ansehen: Es geht nicht auf.',
    orders: 'Bestellungen',
    ends: 'Davon bezahlt / offen / nicht bezahlt',
    paid: (payments) => `Bezahlt (${payments})`,
    flows: {
      again: (times) => `Noch einmal bezahlt (${times})`,
      refund: (times) => `Zurückgezahlt (${times})`,
      withdrawal: (times) => `Widerrufen (${times})`,
      chargeback: (times) => `Von der Bank zurückgebucht (${times})`,
      undone: (times) => `Rückbuchung aufgehoben (${times})`,
    },
    credits: (credits) => `${credits} Credits`,
    remains: 'Zusammen',
    receipts: (receipts) => `Belege dieses Tages (${receipts})`,
    granted: 'Vergebene Credits',
    returned: 'Zurückgenommene Credits',
    standing: 'Alle Zahlungen, mit denen an diesem Tag etwas geschah, wie sie jetzt stehen:',
    payments: 'Zahlungen',
    grantedTwice: 'Vergebene Credits: Zahlungen, Buchungen',
    returnedTwice: 'Zurückgenommene Credits: Zahlungen, Buchungen',
    keptTwice: 'Geld, das blieb: Zahlungen, Belege',
    books: 'Summe aller Buchungen (sollte 0 sein)',
    wallets: 'Mitglieder, deren Guthaben nicht stimmt',
    kinds: {
      no_payment: 'Gebucht ohne Zahlung',
      not_paid: 'Vergeben, ohne bezahlt zu sein',
      not_granted: 'Bezahlt, nicht vergeben',
      other_amount: 'Eine andere Zahl vergeben',
      not_taken_back: 'Zurückgezahlt, Credits nicht zurückgenommen',
      taken_too_early: 'Credits zurückgenommen, nicht zurückgezahlt',
      not_restored: 'Rückbuchung aufgehoben, Credits nicht wieder da',
      other_withdrawal: 'Widerrufen, mit einer anderen Zahl gebuchter Credits',
      other_advance: 'Im Voraus gegeben, mit einer anderen Zahl gebuchter Credits',
      other_receipts: 'Die Belege ergeben eine andere Summe',
    },
    grants: ({ payment, booked, returned }) =>
      `Zahlung ${payment}, gebucht ${booked}, zurückgenommen ${returned}`,
    withdrawn: ({ told, booked }) => `beim Widerruf ${told}, gebucht ${booked}`,
    money: ({ payment, receipts }) => `Zahlung ${payment}, Belege ${receipts}`,
    notBack: {
      unanswered: 'Zurückzugeben, der Zahlungsdienst antwortet nicht',
      refused: 'Der Zahlungsdienst gibt das nicht zurück, zahlt es selbst',
    },
    decided: ({ money, since }) => `${money}, entschieden am ${since}`,
    stuckSubject: ({ site, day }) =>
      `${site}: ein Widerspruch wartet auf eine zweite Person (${day})`,
    stuckAppeals: (appeals) =>
      `Widersprüche, die liegen bleiben, weil niemand übrig ist, der darüber entscheiden darf: ${appeals}. Ernennt noch jemanden mit \`npm run operator -- appoint <e-mail> --role moderator\`.`,
    failedJobs:
      'Das hat nicht geklappt und wird nicht mehr von allein versucht. Stellt es mit `npm run operator -- jobs retry` zurück:',
    failed: ({ jobs, since }) => `${jobs}, der älteste vom ${since}`,
    footer: 'Diese Mail ist für das Team von',
  },
}
