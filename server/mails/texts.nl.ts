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
  leaving: {
    subject: ({ site }) => `Je hebt je account bij ${site} opgezegd`,
    heading: ({ name }) => `Jammer dat je gaat, ${name}`,
    body: ({ site, until }) => [
      `Je bent op ${site} voor niemand meer te zien en je bent overal uitgelogd.`,
      `Tot ${until} kun je nog terugkomen, met alles wat je had. Daarna wissen we je gegevens voorgoed.`,
    ],
    button: 'Ik kom toch terug',
    after: () =>
      'Wil je echt weg? Dan hoef je niets te doen. Was jij dit niet? Kom dan terug met de knop hierboven.',
  },
  suspended: {
    subject: ({ site }) => `Over je account bij ${site}`,
    heading: ({ name }) => `Je account is geblokkeerd, ${name}`,
    body: ({ reason, support }) => [
      `De reden: ${reason}`,
      'Je kunt niet meer inloggen en anderen zien je niet. Dit geldt tot we de blokkade opheffen.',
      `Ben je het er niet mee eens? Antwoord op ${support}. Iemand anders dan wie dit besloot kijkt er dan opnieuw naar, en je krijgt antwoord.`,
    ],
  },
  restored: {
    subject: ({ site }) => `Over je account bij ${site}`,
    heading: ({ name }) => `Je kunt weer verder, ${name}`,
    body: () => 'De blokkade van je account is opgeheven. Je kunt weer inloggen zoals eerst.',
    button: 'Inloggen',
  },
  erased: {
    subject: ({ site }) => `Je gegevens bij ${site} zijn gewist`,
    heading: () => 'Dag, en het ga je goed',
    body: ({ site }) => [
      `Je account bij ${site} bestaat niet meer. Dit is wat er met je gegevens is gebeurd.`,
      'Dit is onze laatste mail: ook dit e-mailadres wissen we nu.',
    ],
    gone: 'Gewist',
    goneWhat:
      'e-mailadres, wachtwoord, naam, geboortedatum, woonplaats, profiel, voorkeuren, likes, sessies en de tekst van je berichten',
    kept: 'Bewaard, zonder naam',
    keptWhat: 'betalingen en de boekingen van credits, zolang de belastingwet dat vraagt',
  },
  footer: ({ site, support }) => `${site} is voor volwassenen (18+). Vragen? Mail ${support}.`,
}
