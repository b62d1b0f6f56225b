import { nameAfter } from '#core/kernel/name-after.ts'
import type { Unbranded } from '#core/payment/methods.ts'
import type { PayerMatter } from '#core/payment/setup.ts'
import type { Member, Note } from '#core/texts/nl/platform/mails.ts'

type Receipt = Member & { credits: number }
type Facts = { site: string; money: string; credits: string }

/** What mails on money say to who paid it. */
export type PaymentMails = {
  receipt: {
    subject: (m: Member) => string
    heading: (m: Receipt) => string
    body: (m: Receipt) => string
    /** Where another payment has used up the code of this one. */
    fewer: string
    /** Of what it brings, what was owed is taken off at once. */
    settled: (m: { credits: string }) => string
    receipt: string
    /** Of the order. */
    number: string
    date: string
    method: string
    bundle: (m: { credits: number }) => string
    discount: string
    total: string
    vat: (m: { percent: string }) => string
    seller: string
    address: string
    registered: string
    vatNumber: string
    methods: Record<Unbranded, string>
    button: string
    /** Until which day one may withdraw, and where. */
    withdraw: (m: { until: string }) => string
    withdrawHere: string
  }
  withdrawalLink: Note<Member & { number: string; date: string; until: string }>
  /** Of money that came or went otherwise than ordered. */
  payer: {
    credits: (count: number) => string
    subject: (facts: Facts) => string
    hello: (name: string) => string
    about: Record<PayerMatter, (facts: Facts) => string>
    owed: (credits: string) => string
    /** Where credits have come, and fewer than are owed. */
    stillOwed: (credits: string) => string
    order: string
    ordered: string
    withdrawn: string
    paid: string
    money: string
    taken: string
    given: string
    button: string
  }
}

const credits = (count: number) => (count === 1 ? '1 credit' : `${count} credits`)

export const nlPaymentMails: PaymentMails = {
  receipt: {
    subject: ({ site }) => `Je bon van ${site}`,
    heading: ({ name }) => `Bedankt${nameAfter(name)}!`,
    body: ({ credits }) =>
      `Je betaling is gelukt en ${credits === 1 ? 'je credit is bijgeschreven' : `je ${credits} credits zijn bijgeschreven`}.`,
    fewer:
      'Dat zijn er minder dan je bestelde: je kortingscode gold niet meer, want een andere betaling was eerder.',
    settled: ({ credits }) => `Hiermee is meteen verrekend wat nog openstond: ${credits}.`,
    receipt: 'Bonnummer',
    number: 'Betaling',
    date: 'Datum',
    method: 'Betaald met',
    bundle: (m) => credits(m.credits),
    discount: 'Korting',
    total: 'Totaal',
    vat: ({ percent }) => `Waarvan btw (${percent})`,
    seller: 'Verkoper',
    address: 'Adres',
    registered: 'KvK',
    vatNumber: 'Btw-nummer',
    methods: {
      creditcard: 'Creditcard',
      banktransfer: 'Overschrijving',
      directdebit: 'Incasso',
    },
    button: 'Bekijk je betaling',
    withdraw: ({ until }) =>
      `Bedenk je je? Je kunt deze bestelling tot en met ${until} herroepen, ook zonder in te loggen. Je kreeg je credits meteen, zoals je bij het betalen vroeg; gebruikte credits betalen we niet terug.`,
    withdrawHere: 'Overeenkomst hier herroepen',
  },
  withdrawalLink: {
    subject: ({ site }) => `Je bestelling bij ${site} herroepen`,
    heading: ({ name }) => `Hoi${nameAfter(name, ' ')}`,
    body: ({ number, date, until }) => [
      `Er is gevraagd om je bestelling van ${date} te herroepen (bonnummer ${number}). Was jij dat? Met deze knop zie je wat je terugkrijgt. Pas als je het daar bevestigt, is het herroepen.`,
      `De link werkt één keer, tot ${until}.`,
    ],
    button: 'Ga naar je herroeping',
    rest: () => 'Heb je hier niet om gevraagd? Dan hoef je niets te doen: er verandert niets.',
  },
  payer: {
    credits,
    subject: ({ site }) => `Over je betaling bij ${site}`,
    hello: (name) => `Hoi${nameAfter(name, ' ')}`,
    about: {
      partlyRefunded: ({ money, credits }) =>
        `Je krijgt ${money} van je betaling terug. Daarvoor halen we ${credits} van je saldo af.`,
      givenBack: ({ money, credits }) =>
        `We betalen je ${money} terug. Daarvoor halen we ${credits} van je saldo af. Meestal staat het geld binnen enkele werkdagen op je rekening.`,
      withdrawn: ({ money, credits }) =>
        `Je hebt je aankoop herroepen. We betalen je ${money} terug voor de ${credits} die je niet hebt gebruikt. Meestal staat het geld binnen enkele werkdagen op je rekening.`,
      refunded: ({ money, credits }) =>
        `Je betaling is terugbetaald: ${money}. Daarvoor halen we ${credits} van je saldo af. Je blijft Premium.`,
      chargedBack: ({ money, credits }) =>
        `Je bank heeft ${money} bij ons teruggehaald. Daarvoor halen we ${credits} van je saldo af. Klopt dat niet? Neem dan contact met ons op.`,
      advanceTaken: ({ money, credits }) =>
        `Je afschrijving van ${money} is niet betaald. Daarom gaan de credits die je als voorschot kreeg weer van je saldo af: ${credits}.`,
      wonBack: ({ money, credits }) =>
        `Je bank heeft het terughalen van ${money} ongedaan gemaakt. Je hebt je ${credits} weer terug.`,
      paidLate: ({ money, credits }) =>
        `Je betaling van ${money} kwam later binnen dan verwacht, en telt gewoon mee: je krijgt er ${credits} voor.`,
      paidTwice: ({ money, credits }) =>
        `Er is voor deze bestelling nog eens ${money} binnengekomen. Daarvoor kreeg je nog eens ${credits}. Was dat niet de bedoeling? Laat het ons weten, dan betalen we terug.`,
    },
    owed: (credits) =>
      `Je had niet genoeg credits meer. Nog open: ${credits}. Je hoeft nu niets te doen.`,
    stillOwed: (credits) => `Nog open: ${credits}.`,
    order: 'Bestelling',
    ordered: 'Besteld op',
    withdrawn: 'Herroepen op',
    paid: 'Besteld',
    money: 'Bedrag',
    taken: 'Credits af',
    given: 'Credits bij',
    button: 'Bekijk je betaling',
  },
}
