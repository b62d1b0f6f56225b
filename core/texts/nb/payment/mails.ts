import { nameAfter } from '#core/kernel/name-after.ts'
import type { PaymentMails } from '#core/texts/nl/payment/mails.ts'

const credits = (count: number) => (count === 1 ? '1 credit' : `${count} credits`)

/** What mails on money say to who paid it, in Norwegian. */
export const nbPaymentMails: PaymentMails = {
  receipt: {
    subject: ({ site }) => `Kvitteringen din fra ${site}`,
    heading: ({ name }) => `Takk${nameAfter(name)}!`,
    body: ({ credits }) =>
      `Betalingen gikk gjennom, og ${credits === 1 ? 'crediten din er lagt til' : `de ${credits} creditsene dine er lagt til`}.`,
    fewer:
      'Det er færre enn du bestilte: rabattkoden gjaldt ikke lenger, siden en annen betaling kom først.',
    settled: ({ credits }) => `Det som var utestående, er trukket fra med en gang: ${credits}.`,
    receipt: 'Kvitteringsnummer',
    number: 'Betaling',
    date: 'Dato',
    method: 'Betalt med',
    bundle: (m) => credits(m.credits),
    discount: 'Rabatt',
    total: 'Totalt',
    vat: ({ percent }) => `Herav mva. (${percent})`,
    seller: 'Selger',
    address: 'Adresse',
    registered: 'Handelsregister',
    vatNumber: 'Mva.-nummer',
    methods: {
      creditcard: 'Kredittkort',
      banktransfer: 'Bankoverføring',
      directdebit: 'Direkte debitering',
    },
    button: 'Se betalingen din',
    withdraw: ({ until }) =>
      `Har du angret? Du kan angre denne bestillingen til og med ${until}, også uten å logge inn. Du fikk creditsene med en gang, som du ba om da du betalte: for det du har brukt da, kommer ingenting tilbake.`,
    withdrawHere: 'Gå fra avtalen her',
  },
  withdrawalLink: {
    subject: ({ site }) => `Angre bestillingen din hos ${site}`,
    heading: ({ name }) => `Hei${nameAfter(name, ' ')}`,
    body: ({ number, date, until }) => [
      `Noen har bedt om å angre bestillingen din av ${date} (kvittering ${number}). Var det deg? Med denne knappen ser du hva du får tilbake. Først når du bekrefter det der, har du angret.`,
      `Lenken virker én gang, til ${until}.`,
    ],
    button: 'Gå videre for å angre',
    rest: () => 'Ba du ikke om det? Da trenger du ikke å gjøre noe: ingenting endrer seg.',
  },
  payer: {
    credits,
    subject: ({ site }) => `Om betalingen din hos ${site}`,
    hello: (name) => `Hei${nameAfter(name, ' ')}`,
    about: {
      partlyRefunded: ({ money, credits }) =>
        `Du får ${money} av betalingen din tilbake. For det tas ${credits} fra saldoen din.`,
      givenBack: ({ money, credits }) =>
        `Vi betaler deg ${money} tilbake. For det tas ${credits} fra saldoen din. Pengene er som regel på kontoen din innen noen virkedager.`,
      withdrawn: ({ money, credits }) =>
        `Du har angret kjøpet ditt. Vi betaler deg ${money} tilbake for det du ikke har brukt: ${credits}. Pengene er som regel på kontoen din innen noen virkedager.`,
      refunded: ({ money, credits }) =>
        `Betalingen din er refundert: ${money}. For det tas ${credits} fra saldoen din. Du er fortsatt Premium.`,
      chargedBack: ({ money, credits }) =>
        `Banken din har tatt ${money} tilbake fra oss. For det tas ${credits} fra saldoen din. Stemmer det ikke? Ta kontakt med oss.`,
      advanceTaken: ({ money, credits }) =>
        `Trekket ditt på ${money} ble ikke betalt. Derfor tas creditsene du fikk på forskudd, fra saldoen din: ${credits}.`,
      wonBack: ({ money, credits }) =>
        `Banken din har gjort om tilbakeføringen av ${money}. Du har fått ${credits} tilbake.`,
      paidLate: ({ money, credits }) =>
        `Betalingen din på ${money} kom senere enn ventet, og den gjelder: ${credits} er lagt til.`,
      paidTwice: ({ money, credits }) =>
        `Det kom inn ${money} til for denne bestillingen. For det er ytterligere ${credits} lagt til. Var det ikke meningen? Si fra, så betaler vi deg tilbake.`,
    },
    owed: (credits) =>
      `Du hadde ikke nok credits igjen: ${credits} er fortsatt utestående. Du trenger ikke å gjøre noe nå.`,
    stillOwed: (credits) => `Fortsatt utestående: ${credits}.`,
    order: 'Bestilling',
    ordered: 'Bestilt den',
    withdrawn: 'Angret den',
    paid: 'Bestilt',
    money: 'Beløp',
    taken: 'Credits tatt',
    given: 'Credits lagt til',
    button: 'Se betalingen din',
  },
}
