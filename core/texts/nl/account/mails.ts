import { nameAfter } from '#core/kernel/name-after.ts'
import type { Member, Note } from '#core/texts/nl/platform/mails.ts'

/** What mails on an account say. */
export type AccountMails = {
  activation: {
    subject: (m: Member) => string
    heading: (m: Member) => string
    body: (m: Member & { credits: number; conversations: number }) => string[]
    button: string
    after: (m: { hours: number }) => string
  }
  welcome: Note<Member & { credits: number }>
  alreadyMember: Note
  passwordReset: Note<Member & { until: string }>
  passwordGuessed: Note
  passwordChanged: Note
  emailChangeAsked: Note<Member & { until: string }>
  emailChanged: Note<Member & { until: string }>
  /** What the same mail says once it is too late to undo it. */
  emailChangedLate: (m: Member & { until: string; support: string }) => string[]
  addressTaken: Note
  addressHeld: Note<Member & { until: string }>
  addressBanned: Note<Member & { support: string; months: number }>
  newDevice: Note<Member & { device: string }>
  leaving: {
    subject: (m: Member) => string
    heading: (m: Member) => string
    body: (m: Member & { until: string }) => string[]
    button: string
    after: (m: Member) => string
    withdraw: string
    withdrawHere: string
  }
  restored: {
    subject: (m: Member) => string
    heading: (m: Member) => string
    body: (m: Member) => string
    button: string
  }
  goodwill: {
    subject: (m: Member) => string
    heading: (m: Member) => string
    body: (m: Member & { credits: number }) => string
    button: string
  }
  erased: {
    subject: (m: Member) => string
    heading: (m: Member) => string
    body: (m: Member) => string[]
    gone: string
    goneWhat: string
    kept: string
    keptWhat: string
  }
}

export const nlAccountMails: AccountMails = {
  activation: {
    subject: ({ site }) => `Bevestig je e-mailadres voor ${site}`,
    heading: ({ name }) => `Welkom${nameAfter(name)}!`,
    body: ({ site, credits, conversations }) => [
      `Fijn dat je er bent. Bevestig je e-mailadres, dan kun je op ${site} meteen beginnen.`,
      ...(credits > 0
        ? [
            `Je krijgt ${credits} ${credits === 1 ? 'credit' : 'credits'} voor gratis berichten, in maximaal ${conversations} ${conversations === 1 ? 'gesprek' : 'gesprekken'}.`,
          ]
        : []),
    ],
    button: 'Bevestig mijn e-mailadres',
    after: ({ hours }) =>
      `De link werkt één keer, en ${hours} uur lang. Heb je je niet aangemeld? Dan hoef je niets te doen.`,
  },
  welcome: {
    subject: ({ site }) => `Welkom bij ${site}`,
    heading: ({ name }) => `Je bent erbij${nameAfter(name)}!`,
    body: ({ credits }) => [
      credits > 0
        ? `Je e-mailadres is bevestigd en je hebt ${credits} ${credits === 1 ? 'credit' : 'credits'} gekregen: daarmee kun je meteen berichten sturen.`
        : 'Je e-mailadres is bevestigd: je kunt meteen beginnen.',
      'Vertel iets over jezelf in je profiel, dan weten anderen wie je bent.',
    ],
    button: 'Bekijk wie er zijn',
    rest: () =>
      'Welke mails je krijgt, bepaal je zelf bij je instellingen. Daar kun je je account ook weer opzeggen.',
  },
  alreadyMember: {
    subject: ({ site }) => `Je hebt al een account bij ${site}`,
    heading: ({ name }) => `Hoi${nameAfter(name, ' ')}`,
    body: ({ site }) => [
      `Iemand wilde zich met dit e-mailadres aanmelden bij ${site}. Je hebt hier al een account: je kunt gewoon inloggen.`,
      'Was jij dit niet? Dan hoef je niets te doen. Er is niets veranderd.',
    ],
    button: 'Inloggen',
  },
  passwordReset: {
    subject: ({ site }) => `Een nieuw wachtwoord voor ${site}`,
    heading: ({ name }) => `Hoi${nameAfter(name, ' ')}`,
    body: ({ until }) => [
      'Er is een nieuw wachtwoord aangevraagd. Was jij dat? Kies er een met deze knop.',
      `De link werkt één keer, tot ${until}.`,
    ],
    button: 'Kies een nieuw wachtwoord',
    rest: () =>
      'Heb je hier niet om gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
  },
  passwordGuessed: {
    subject: ({ site }) => `Er is vaak een verkeerd wachtwoord geprobeerd bij ${site}`,
    heading: ({ name }) => `Hoi${nameAfter(name, ' ')}`,
    body: () => [
      'Iemand heeft op je account vaak een verkeerd wachtwoord geprobeerd. Op apparaten die we niet kennen kan daarom tijdelijk niemand inloggen. Waar je al eerder inlogde, kan het gewoon.',
      'Kom je er zelf niet in? Kies dan een nieuw wachtwoord: daarna kun je meteen inloggen.',
    ],
    button: 'Kies een nieuw wachtwoord',
    rest: () => 'Was jij dit niet? Dan hoef je niets te doen, zolang niemand je wachtwoord kent.',
  },
  passwordChanged: {
    subject: ({ site }) => `Je wachtwoord van ${site} is gewijzigd`,
    heading: ({ name }) => `Je wachtwoord is gewijzigd${nameAfter(name)}`,
    body: () => [
      'Op al je andere apparaten ben je uitgelogd.',
      'Heb jij dit gedaan? Dan is alles goed.',
    ],
    button: 'Dit was ik niet',
    rest: ({ site }) =>
      `De knop vraagt een mail aan waarmee je een nieuw wachtwoord kiest. Daarna is iedereen uitgelogd die nu op ${site} in je account zit.`,
  },
  emailChangeAsked: {
    subject: ({ site }) => `Bevestig je nieuwe e-mailadres voor ${site}`,
    heading: () => 'Is dit je nieuwe e-mailadres?',
    body: ({ site, until }) => [
      `Iemand wil dit e-mailadres gaan gebruiken voor een account bij ${site}. Ben jij dat? Bevestig het dan.`,
      `De link werkt één keer, tot ${until}.`,
    ],
    button: 'Bevestig dit adres',
    rest: () => 'Ben jij dit niet? Dan hoef je niets te doen: er verandert niets.',
  },
  emailChanged: {
    subject: ({ site }) => `Je e-mailadres bij ${site} is gewijzigd`,
    heading: ({ name }) => `Je e-mailadres is gewijzigd${nameAfter(name)}`,
    body: ({ site, until }) => [
      `Je logt bij ${site} voortaan in met je nieuwe e-mailadres, en onze mails gaan daarheen.`,
      `Was jij dit niet? Draai het dan terug: dat kan tot ${until}.`,
    ],
    button: 'Draai het terug',
    rest: () => 'Heb je het zelf gewijzigd? Dan hoef je niets te doen.',
  },
  emailChangedLate: ({ site, until, support }) => [
    `Je logt bij ${site} voortaan in met je nieuwe e-mailadres, en onze mails gaan daarheen.`,
    `Deze mail bleef hangen en komt te laat: zelf terugdraaien kon tot ${until}.`,
    `Was jij dit niet? Mail dan meteen naar ${support}. Heb je het zelf gewijzigd? Dan hoef je niets te doen.`,
  ],
  addressTaken: {
    subject: ({ site }) => `Je hebt al een account bij ${site}`,
    heading: ({ name }) => `Hoi${nameAfter(name, ' ')}`,
    body: ({ site }) => [
      `Iemand wilde dit e-mailadres gebruiken voor een ander account bij ${site}. Dat kan niet: je hebt hier al een account met dit adres.`,
      'Was jij dit? Zeg dan eerst dit account op, of gebruik een ander adres. Was jij dit niet? Dan hoef je niets te doen. Er is niets veranderd.',
    ],
    button: 'Inloggen',
  },
  addressHeld: {
    subject: ({ site }) => `Dit e-mailadres is nog even bezet bij ${site}`,
    heading: () => 'Dit adres komt binnenkort vrij',
    body: ({ site, until }) => [
      `Iemand wilde dit e-mailadres gebruiken voor een account bij ${site}. Dat kan nog niet: tot voor kort hoorde het bij een ander account, en tot ${until} kan dat worden teruggedraaid.`,
      'Daarna kun je het gewoon gebruiken. Was jij dit niet? Dan hoef je niets te doen.',
    ],
    button: 'Inloggen',
  },
  addressBanned: {
    subject: ({ site }) => `Over je e-mailadres bij ${site}`,
    heading: () => 'Met dit adres kan het niet',
    body: ({ site, support, months }) => [
      `Iemand wilde dit e-mailadres gebruiken voor een account bij ${site}. Dat kan niet: een account met dit adres is hier geblokkeerd, omdat het tegen de regels inging.`,
      `Niet mee eens? Mail naar ${support}. Iemand anders kijkt opnieuw, en je krijgt antwoord.`,
      `Van dit adres bewaren we alleen een code waaruit niemand het kan lezen, hooguit ${months} maanden na de blokkade. Was jij dit niet? Dan hoef je niets te doen.`,
    ],
    button: 'Lees de regels',
  },
  newDevice: {
    subject: ({ site }) => `Er is ingelogd op je account bij ${site}`,
    heading: ({ name }) => `Was jij dit${nameAfter(name)}?`,
    body: ({ device }) => [
      `Er is op je account ingelogd met een apparaat dat we nog niet kenden: ${device}.`,
      'Was jij dit? Dan hoef je niets te doen.',
    ],
    button: 'Bekijk je apparaten',
    rest: () =>
      'Was jij dit niet? Log het apparaat daar uit en kies een ander wachtwoord: dan is iedereen uitgelogd.',
  },
  leaving: {
    subject: ({ site }) => `Je hebt je account bij ${site} opgezegd`,
    heading: ({ name }) => `Jammer dat je gaat${nameAfter(name)}`,
    body: ({ site, until }) => [
      `Je bent op ${site} voor niemand meer te zien en je bent overal uitgelogd.`,
      `Tot ${until} kun je nog terugkomen, met alles wat je had. Daarna wissen we je gegevens voorgoed.`,
    ],
    button: 'Ik kom toch terug',
    after: () =>
      'Wil je echt weg? Dan hoef je niets te doen. Was jij dit niet? Kom dan terug met de knop hierboven.',
    withdraw:
      'Heb je pas nog credits gekocht? Die bestelling kun je in deze tijd nog herroepen, zonder in te loggen.',
    withdrawHere: 'Overeenkomst hier herroepen',
  },
  restored: {
    subject: ({ site }) => `Over je account bij ${site}`,
    heading: ({ name }) => `Je kunt weer verder${nameAfter(name)}`,
    body: () => 'De blokkade van je account is opgeheven. Je kunt weer inloggen zoals eerst.',
    button: 'Inloggen',
  },
  goodwill: {
    subject: ({ site }) => `Een cadeau van ${site}`,
    heading: ({ name }) => `Dit is voor jou${nameAfter(name)}`,
    body: ({ credits }) =>
      `Je krijgt ${credits} ${credits === 1 ? 'credit' : 'credits'} van ons cadeau. Dat staat al bij je saldo.`,
    button: 'Bekijk je credits',
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
      'e-mailadres, wachtwoord, naam, geboortedatum, woonplaats, profiel, foto’s, voorkeuren, toestemmingen, likes, apparaten en de tekst van je berichten',
    kept: 'Bewaard, zonder naam',
    keptWhat:
      'betalingen en de boekingen van credits, omdat de belastingwet vraagt die een aantal jaren te bewaren; en wat er gemeld is, totdat niemand meer bezwaar kan maken. Kreeg je gratis credits of ben je geblokkeerd, dan ook een code van je e-mailadres waaruit niemand het kan lezen, hooguit 24 maanden',
  },
}
