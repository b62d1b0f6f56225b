import { nameAfter } from '#core/kernel/name-after.ts'
import type { PaymentMails } from '#core/texts/nl/payment/mails.ts'

const credits = (count: number) => (count === 1 ? '1 credit' : `${count} credits`)

/** What mails on money say to who paid it, in Swedish. */
export const svPaymentMails: PaymentMails = {
  receipt: {
    subject: ({ site }) => `Ditt kvitto från ${site}`,
    heading: ({ name }) => `Tack${nameAfter(name)}!`,
    body: ({ credits }) =>
      `Din betalning gick igenom och ${credits === 1 ? 'din credit är tillagd' : `dina ${credits} credits är tillagda`}.`,
    fewer:
      'Det är färre än du beställde: din rabattkod gällde inte längre, eftersom en annan betalning kom först.',
    settled: ({ credits }) => `Det som var obetalt är redan avdraget: ${credits}.`,
    receipt: 'Kvittonummer',
    number: 'Betalning',
    date: 'Datum',
    method: 'Betalt med',
    bundle: (m) => credits(m.credits),
    discount: 'Rabatt',
    total: 'Totalt',
    vat: ({ percent }) => `Varav moms (${percent})`,
    seller: 'Säljare',
    address: 'Adress',
    registered: 'Handelsregister',
    vatNumber: 'Momsnummer',
    methods: {
      creditcard: 'Kreditkort',
      banktransfer: 'Banköverföring',
      directdebit: 'Autogiro',
    },
    button: 'Se din betalning',
    withdraw: ({ until }) =>
      `Har du ångrat dig? Du kan ångra beställningen till och med ${until}, även utan att logga in. Du fick dina credits direkt, som du bad om när du betalade: för det du har använt då kommer inget tillbaka.`,
    withdrawHere: 'Frånträd avtalet här',
  },
  withdrawalLink: {
    subject: ({ site }) => `Att ångra din beställning hos ${site}`,
    heading: ({ name }) => `Hej${nameAfter(name, ' ')}`,
    body: ({ number, date, until }) => [
      `Någon har bett om att ångra din beställning av ${date} (kvitto ${number}). Var det du? Med den här knappen ser du vad du får tillbaka. Först när du bekräftar det där har du ångrat dig.`,
      `Länken fungerar en gång, till ${until}.`,
    ],
    button: 'Gå vidare och ångra',
    rest: () => 'Bad du inte om det? Då behöver du inte göra något: inget ändras.',
  },
  payer: {
    credits,
    subject: ({ site }) => `Om din betalning hos ${site}`,
    hello: (name) => `Hej${nameAfter(name, ' ')}`,
    about: {
      partlyRefunded: ({ money, credits }) =>
        `Du får tillbaka ${money} av din betalning. För det tas ${credits} från ditt saldo.`,
      givenBack: ({ money, credits }) =>
        `Vi betalar tillbaka ${money}. För det tas ${credits} från ditt saldo. Pengarna är oftast på ditt konto inom några bankdagar.`,
      withdrawn: ({ money, credits }) =>
        `Du har ångrat ditt köp. Vi betalar tillbaka ${money} för det du inte har använt: ${credits}. Pengarna är oftast på ditt konto inom några bankdagar.`,
      refunded: ({ money, credits }) =>
        `Din betalning är återbetald: ${money}. För det tas ${credits} från ditt saldo. Du är fortfarande Premium.`,
      chargedBack: ({ money, credits }) =>
        `Din bank har tagit tillbaka ${money} från oss. För det tas ${credits} från ditt saldo. Stämmer det inte? Hör av dig.`,
      advanceTaken: ({ money, credits }) =>
        `Din dragning på ${money} blev inte betald. Därför tas de credits du fick i förskott från ditt saldo: ${credits}.`,
      wonBack: ({ money, credits }) =>
        `Din bank har återställt de ${money} som den tog tillbaka. Du har fått tillbaka ${credits}.`,
      paidLate: ({ money, credits }) =>
        `Din betalning på ${money} kom senare än väntat, och den gäller: du har fått ${credits} för den.`,
      paidTwice: ({ money, credits }) =>
        `Det kom in ${money} till för beställningen. För det har du fått ytterligare ${credits}. Var det inte meningen? Säg till, så betalar vi tillbaka.`,
    },
    owed: (credits) =>
      `Du hade inte tillräckligt med credits kvar. Fortfarande obetalt: ${credits}. Du behöver inte göra något nu.`,
    stillOwed: (credits) => `Fortfarande obetalt: ${credits}.`,
    order: 'Beställning',
    ordered: 'Beställd den',
    withdrawn: 'Frånträdd den',
    paid: 'Beställt',
    money: 'Belopp',
    taken: 'Credits tagna',
    given: 'Credits tillagda',
    button: 'Se din betalning',
  },
}
