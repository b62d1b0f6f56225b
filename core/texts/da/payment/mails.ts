import { nameAfter } from '#core/kernel/name-after.ts'
import type { PaymentMails } from '#core/texts/nl/payment/mails.ts'

const credits = (count: number) => (count === 1 ? '1 credit' : `${count} credits`)

/** What mails on money say to who paid it, in Danish. */
export const daPaymentMails: PaymentMails = {
  receipt: {
    subject: ({ site }) => `Din kvittering fra ${site}`,
    heading: ({ name }) => `Tak${nameAfter(name)}!`,
    body: ({ credits }) =>
      `Din betaling er gået igennem, og ${credits === 1 ? 'din credit er lagt til' : `dine ${credits} credits er lagt til`}.`,
    fewer:
      'Det er færre, end du bestilte: din rabatkode gjaldt ikke længere, da en anden betaling kom først.',
    settled: ({ credits }) => `Det, der stod åbent, er straks trukket fra: ${credits}.`,
    receipt: 'Kvitteringsnummer',
    number: 'Betaling',
    date: 'Dato',
    method: 'Betalt med',
    bundle: (m) => credits(m.credits),
    discount: 'Rabat',
    total: 'I alt',
    vat: ({ percent }) => `Heraf moms (${percent})`,
    seller: 'Sælger',
    address: 'Adresse',
    registered: 'Handelsregister',
    vatNumber: 'Momsnummer',
    methods: {
      creditcard: 'Kreditkort',
      banktransfer: 'Bankoverførsel',
      directdebit: 'Direkte debitering',
    },
    button: 'Se din betaling',
    withdraw: ({ until }) =>
      `Har du fortrudt? Du kan fortryde denne ordre til og med ${until}, også uden at logge ind. Du fik dine credits med det samme, som du bad om, da du betalte: for det, du har brugt til den tid, kommer der intet tilbage.`,
    withdrawHere: 'Fortryd aftalen her',
  },
  withdrawalLink: {
    subject: ({ site }) => `Fortryd din ordre hos ${site}`,
    heading: ({ name }) => `Hej${nameAfter(name, ' ')}`,
    body: ({ number, date, until }) => [
      `Der er bedt om at fortryde din ordre af ${date} (kvittering ${number}). Var det dig? Med denne knap ser du, hvad du får tilbage. Først når du bekræfter det der, har du fortrudt.`,
      `Linket virker én gang, indtil ${until}.`,
    ],
    button: 'Gå videre og fortryd',
    rest: () => 'Har du ikke bedt om det? Så behøver du ikke gøre noget: intet ændrer sig.',
  },
  payer: {
    credits,
    subject: ({ site }) => `Om din betaling hos ${site}`,
    hello: (name) => `Hej${nameAfter(name, ' ')}`,
    about: {
      partlyRefunded: ({ money, credits }) =>
        `Du får ${money} af din betaling tilbage. Derfor tages ${credits} fra din saldo.`,
      givenBack: ({ money, credits }) =>
        `Vi betaler dig ${money} tilbage. Derfor tages ${credits} fra din saldo. Pengene er som regel på din konto inden for få hverdage.`,
      withdrawn: ({ money, credits }) =>
        `Du har fortrudt dit køb. Vi betaler dig ${money} tilbage for det, du ikke har brugt: ${credits}. Pengene er som regel på din konto inden for få hverdage.`,
      refunded: ({ money, credits }) =>
        `Din betaling er refunderet: ${money}. Derfor tages ${credits} fra din saldo. Du er stadig Premium.`,
      chargedBack: ({ money, credits }) =>
        `Din bank har taget ${money} tilbage fra os. Derfor tages ${credits} fra din saldo. Er det ikke rigtigt? Så skriv til os.`,
      advanceTaken: ({ money, credits }) =>
        `Din debitering på ${money} blev ikke betalt. Derfor tages de credits, du fik på forskud, fra din saldo: ${credits}.`,
      wonBack: ({ money, credits }) =>
        `Din bank har omgjort tilbageførslen af ${money}. Du har fået ${credits} tilbage.`,
      paidLate: ({ money, credits }) =>
        `Din betaling på ${money} kom senere end ventet, og den gælder: Du har fået ${credits} for den.`,
      paidTwice: ({ money, credits }) =>
        `Der kom ${money} mere ind for denne ordre. For dem har du fået yderligere ${credits}. Var det ikke meningen? Sig det, så betaler vi dig tilbage.`,
    },
    owed: (credits) =>
      `Du havde ikke credits nok tilbage: ${credits} udestår stadig. Du behøver ikke gøre noget nu.`,
    stillOwed: (credits) => `Udestår stadig: ${credits}.`,
    order: 'Ordre',
    ordered: 'Bestilt den',
    withdrawn: 'Fortrudt den',
    paid: 'Bestilt',
    money: 'Beløb',
    taken: 'Credits taget',
    given: 'Credits lagt til',
    button: 'Se din betaling',
  },
}
