import type { Texts } from './texts.ts'

export const nl: Texts = {
  locale: 'nl-NL',
  activation: {
    subject: ({ site }) => `Bevestig je e-mailadres voor ${site}`,
    heading: ({ name }) => `Welkom, ${name}!`,
    body: ({ site, credits, conversations }) => [
      `Fijn dat je er bent. Bevestig je e-mailadres, dan kun je op ${site} meteen berichten sturen.`,
      `Je begint met ${credits} credits voor gratis berichten, in ten hoogste ${conversations} gesprekken.`,
    ],
    button: 'Bevestig mijn e-mailadres',
    after: ({ hours }) =>
      `De link werkt één keer, en ${hours} uur lang. Heb je je niet aangemeld? Dan hoef je niets te doen.`,
  },
  alreadyMember: {
    subject: ({ site }) => `Je hebt al een account bij ${site}`,
    heading: ({ name }) => `Hoi ${name}`,
    body: ({ site }) => [
      `Iemand wilde zich met dit e-mailadres aanmelden bij ${site}. Je hebt hier al een account: je kunt gewoon inloggen.`,
      'Was jij dit niet? Dan hoef je niets te doen. Er is niets veranderd.',
    ],
    button: 'Inloggen',
  },
  receipt: {
    subject: ({ site }) => `Je bon van ${site}`,
    heading: ({ name }) => `Bedankt, ${name}!`,
    body: ({ credits }) => `Je betaling is gelukt en je ${credits} credits zijn bijgeschreven.`,
    number: 'Betaling',
    date: 'Datum',
    method: 'Betaald met',
    bundle: ({ credits }) => `${credits} credits`,
    discount: 'Korting',
    total: 'Totaal',
    vat: ({ percent }) => `Waarvan btw (${percent})`,
    seller: 'Verkoper',
    address: 'Adres',
    registered: 'KvK',
    vatNumber: 'Btw-nummer',
    methods: {
      ideal: 'iDEAL | Wero',
      bancontact: 'Bancontact',
      creditcard: 'Creditcard',
      paypal: 'PayPal',
      banktransfer: 'Overschrijving',
    },
    button: 'Bekijk je betaling',
  },
  newMessages: {
    subject: ({ site }) => `Er is iets nieuws voor je op ${site}`,
    heading: ({ name }) => `Hoi ${name}`,
    body: () => 'Je hebt nieuwe berichten. Kijk wanneer het jou uitkomt.',
    button: 'Naar mijn berichten',
  },
  footer: ({ site, support }) => `${site} is voor volwassenen (18+). Vragen? Mail ${support}.`,
}
