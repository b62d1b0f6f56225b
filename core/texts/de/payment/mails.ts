import { nameAfter } from '#core/kernel/name-after.ts'
import type { PaymentMails } from '#core/texts/nl/payment/mails.ts'

const credits = (count: number) => (count === 1 ? '1 Credit' : `${count} Credits`)

/** What mails on money say to who paid it, in German. */
export const dePaymentMails: PaymentMails = {
  receipt: {
    subject: ({ site }) => `Dein Beleg von ${site}`,
    heading: ({ name }) => `Danke${nameAfter(name)}!`,
    body: ({ credits }) =>
      `Deine Zahlung hat geklappt, und ${credits === 1 ? 'dein Credit ist da' : `deine ${credits} Credits sind da`}.`,
    fewer:
      'Das sind weniger, als du bestellt hast: Dein Rabattcode galt nicht mehr, weil eine andere Zahlung schneller war.',
    settled: ({ credits }) => `Damit ist gleich verrechnet, was noch offen war: ${credits}.`,
    receipt: 'Belegnummer',
    number: 'Zahlung',
    date: 'Datum',
    method: 'Bezahlt mit',
    bundle: (m) => credits(m.credits),
    discount: 'Rabatt',
    total: 'Gesamt',
    vat: ({ percent }) => `Davon MwSt. (${percent})`,
    seller: 'Verkäufer',
    address: 'Adresse',
    registered: 'Handelsregister',
    vatNumber: 'USt-IdNr.',
    methods: {
      creditcard: 'Kreditkarte',
      banktransfer: 'Überweisung',
      directdebit: 'Lastschrift',
    },
    button: 'Zahlung ansehen',
    withdraw: ({ until }) =>
      `Doch anders überlegt? Bis einschließlich ${until} kannst du diese Bestellung widerrufen, auch ohne dich einzuloggen. Du hast deine Credits sofort bekommen, wie du es beim Bezahlen wolltest: Für das, was du dann schon benutzt hast, gibt es nichts zurück.`,
    withdrawHere: 'Vertrag hier widerrufen',
  },
  withdrawalLink: {
    subject: ({ site }) => `Widerruf deiner Bestellung bei ${site}`,
    heading: ({ name }) => `Hallo${nameAfter(name, ' ')}`,
    body: ({ number, date, until }) => [
      `Jemand möchte deine Bestellung vom ${date} (Beleg ${number}) widerrufen. Warst du das? Mit diesem Knopf siehst du, was du zurückbekommst. Erst wenn du es dort bestätigst, hast du widerrufen.`,
      `Der Link gilt einmal, bis ${until}.`,
    ],
    button: 'Zum Widerruf',
    rest: () => 'Du hast nicht darum gebeten? Dann musst du nichts tun: Es ändert sich nichts.',
  },
  payer: {
    credits,
    subject: ({ site }) => `Zu deiner Zahlung bei ${site}`,
    hello: (name) => `Hallo${nameAfter(name, ' ')}`,
    about: {
      partlyRefunded: ({ money, credits }) =>
        `Du bekommst ${money} deiner Zahlung zurück. Dafür ziehen wir ${credits} von deinem Guthaben ab.`,
      givenBack: ({ money, credits }) =>
        `Wir zahlen dir ${money} zurück. Dafür ziehen wir ${credits} von deinem Guthaben ab. Meist ist das Geld in ein paar Werktagen auf deinem Konto.`,
      withdrawn: ({ money, credits }) =>
        `Du hast deinen Kauf widerrufen. Wir zahlen dir ${money} zurück für das, was du nicht benutzt hast: ${credits}. Meist ist das Geld in ein paar Werktagen auf deinem Konto.`,
      refunded: ({ money, credits }) =>
        `Deine Zahlung wurde zurückgezahlt: ${money}. Dafür ziehen wir ${credits} von deinem Guthaben ab. Du bleibst Premium.`,
      chargedBack: ({ money, credits }) =>
        `Deine Bank hat ${money} von uns zurückgeholt. Dafür ziehen wir ${credits} von deinem Guthaben ab. Stimmt das nicht? Melde dich bei uns.`,
      advanceTaken: ({ money, credits }) =>
        `Deine Lastschrift über ${money} wurde nicht bezahlt. Darum gehen die Credits, die du im Voraus bekommen hast, von deinem Guthaben ab: ${credits}.`,
      wonBack: ({ money, credits }) =>
        `Deine Bank hat die Rückbuchung von ${money} aufgehoben. Du hast ${credits} wieder.`,
      paidLate: ({ money, credits }) =>
        `Deine Zahlung von ${money} kam später als erwartet, und sie zählt: Du hast dafür ${credits} bekommen.`,
      paidTwice: ({ money, credits }) =>
        `Für diese Bestellung kam noch einmal ${money}. Dafür hast du noch einmal ${credits} bekommen. Nicht so gemeint? Sag es uns, dann zahlen wir es zurück.`,
    },
    owed: (credits) =>
      `Du hattest nicht genug Credits. Noch offen: ${credits}. Du musst jetzt nichts tun.`,
    stillOwed: (credits) => `Noch offen: ${credits}.`,
    order: 'Bestellung',
    ordered: 'Bestellt am',
    withdrawn: 'Widerrufen am',
    paid: 'Bestellt',
    money: 'Betrag',
    taken: 'Credits abgezogen',
    given: 'Credits dazu',
    button: 'Zahlung ansehen',
  },
}
