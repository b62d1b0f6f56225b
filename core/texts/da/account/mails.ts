import { nameAfter } from '#core/kernel/name-after.ts'
import type { AccountMails } from '#core/texts/nl/account/mails.ts'

/** What mails on an account say, in Danish. */
export const daAccountMails: AccountMails = {
  activation: {
    subject: ({ site }) => `Bekræft din e-mailadresse til ${site}`,
    heading: ({ name }) => `Velkommen${nameAfter(name)}!`,
    body: ({ site, credits, conversations }) => [
      `Dejligt, at du er her. Bekræft din e-mailadresse, så kan du gå i gang på ${site} med det samme.`,
      ...(credits > 0
        ? [
            `Du får ${credits} ${credits === 1 ? 'credit' : 'credits'} til gratis beskeder, i højst ${conversations} ${conversations === 1 ? 'samtale' : 'samtaler'}.`,
          ]
        : []),
    ],
    button: 'Bekræft min e-mailadresse',
    after: ({ hours }) =>
      `Linket virker én gang og i ${hours} timer. Har du ikke tilmeldt dig? Så behøver du ikke gøre noget.`,
  },
  welcome: {
    subject: ({ site }) => `Velkommen til ${site}`,
    heading: ({ name }) => `Du er inde${nameAfter(name)}!`,
    body: ({ credits }) => [
      credits > 0
        ? `Din e-mailadresse er bekræftet, og du har fået ${credits} ${credits === 1 ? 'credit' : 'credits'}: du kan sende beskeder med det samme.`
        : 'Din e-mailadresse er bekræftet: du kan gå i gang med det samme.',
      'Fortæl noget om dig selv i din profil, så andre ved, hvem du er.',
    ],
    button: 'Se, hvem der er her',
    rest: () =>
      'Du bestemmer selv, hvilke mails du får, i dine indstillinger. Der kan du også lukke din konto.',
  },
  alreadyMember: {
    subject: ({ site }) => `Du har allerede en konto hos ${site}`,
    heading: ({ name }) => `Hej${nameAfter(name, ' ')}`,
    body: ({ site }) => [
      `Nogen ville tilmelde sig ${site} med denne e-mailadresse. Du har allerede en konto: du kan bare logge ind.`,
      'Var det ikke dig? Så behøver du ikke gøre noget. Intet er ændret.',
    ],
    button: 'Log ind',
  },
  passwordReset: {
    subject: ({ site }) => `En ny adgangskode til ${site}`,
    heading: ({ name }) => `Hej${nameAfter(name, ' ')}`,
    body: ({ until }) => [
      'Der er bedt om en ny adgangskode. Var det dig? Vælg en med denne knap.',
      `Linket virker én gang, indtil ${until}.`,
    ],
    button: 'Vælg en ny adgangskode',
    rest: () =>
      'Har du ikke bedt om det? Så behøver du ikke gøre noget: din adgangskode er, som den var.',
  },
  passwordGuessed: {
    subject: ({ site }) => `Der er prøvet mange forkerte adgangskoder hos ${site}`,
    heading: ({ name }) => `Hej${nameAfter(name, ' ')}`,
    body: () => [
      'Nogen har prøvet mange forkerte adgangskoder på din konto. På enheder, vi ikke kender, kan ingen logge ind lige nu. Der, hvor du har logget ind før, kan du stadig.',
      'Kan du ikke selv komme ind? Vælg en ny adgangskode, så kan du logge ind med det samme.',
    ],
    button: 'Vælg en ny adgangskode',
    rest: () =>
      'Var det ikke dig? Så behøver du ikke gøre noget, så længe ingen kender din adgangskode.',
  },
  passwordChanged: {
    subject: ({ site }) => `Din adgangskode til ${site} er ændret`,
    heading: ({ name }) => `Din adgangskode er ændret${nameAfter(name)}`,
    body: () => ['Du er logget ud på alle dine andre enheder.', 'Var det dig? Så er alt godt.'],
    button: 'Det var ikke mig',
    rest: ({ site }) =>
      `Knappen beder om en mail, hvor du vælger en ny adgangskode. Derefter bliver alle, der er inde på din konto på ${site} nu, logget ud.`,
  },
  emailChangeAsked: {
    subject: ({ site }) => `Bekræft din nye e-mailadresse til ${site}`,
    heading: () => 'Er det din nye e-mailadresse?',
    body: ({ site, until }) => [
      `Nogen vil bruge denne e-mailadresse til en konto hos ${site}. Er det dig? Så bekræft den.`,
      `Linket virker én gang, indtil ${until}.`,
    ],
    button: 'Bekræft denne adresse',
    rest: () => 'Er det ikke dig? Så behøver du ikke gøre noget: intet bliver ændret.',
  },
  emailChanged: {
    subject: ({ site }) => `Din e-mailadresse hos ${site} er ændret`,
    heading: ({ name }) => `Din e-mailadresse er ændret${nameAfter(name)}`,
    body: ({ site, until }) => [
      `Fra nu af logger du ind på ${site} med din nye e-mailadresse, og vores mails kommer dertil.`,
      `Var det ikke dig? Så fortryd det: det kan du indtil ${until}.`,
    ],
    button: 'Fortryd det',
    rest: () => 'Har du selv ændret den? Så behøver du ikke gøre noget.',
  },
  emailChangedLate: ({ site, until, support }) => [
    `Fra nu af logger du ind på ${site} med din nye e-mailadresse, og vores mails kommer dertil.`,
    `Denne mail blev forsinket og kommer for sent: du kunne selv fortryde det indtil ${until}.`,
    `Var det ikke dig? Så skriv straks til ${support}. Har du selv ændret den? Så behøver du ikke gøre noget.`,
  ],
  addressTaken: {
    subject: ({ site }) => `Du har allerede en konto hos ${site}`,
    heading: ({ name }) => `Hej${nameAfter(name, ' ')}`,
    body: ({ site }) => [
      `Nogen ville flytte en anden konto hos ${site} til denne e-mailadresse. Det kan ikke lade sig gøre: du har allerede en konto her med denne adresse.`,
      'Var det dig, så luk denne konto først, eller brug en anden adresse. Var det ikke dig? Så behøver du ikke gøre noget. Intet er ændret.',
    ],
    button: 'Log ind',
  },
  addressHeld: {
    subject: ({ site }) => `Denne e-mailadresse er stadig optaget hos ${site}`,
    heading: () => 'Denne adresse bliver snart ledig',
    body: ({ site, until }) => [
      `Nogen ville bruge denne e-mailadresse til en konto hos ${site}. Det kan endnu ikke lade sig gøre: indtil for nylig hørte den til en anden konto, og indtil ${until} kan det fortrydes.`,
      'Derefter kan du bare bruge den. Var det ikke dig? Så behøver du ikke gøre noget.',
    ],
    button: 'Log ind',
  },
  addressBanned: {
    subject: ({ site }) => `Om din e-mailadresse hos ${site}`,
    heading: () => 'Denne adresse kan ikke bruges',
    body: ({ site, support, months }) => [
      `Nogen ville bruge denne e-mailadresse til en konto hos ${site}. Det kan ikke lade sig gøre: en konto med denne adresse er suspenderet her, fordi den brød reglerne.`,
      `Er du uenig? Skriv til ${support}. En anden ser på det igen, og du får et svar.`,
      `Af denne adresse gemmer vi kun en kode, som ingen kan læse den ud af, i højst ${months} måneder efter suspensionen. Var det ikke dig? Så behøver du ikke gøre noget.`,
    ],
    button: 'Læs reglerne',
  },
  newDevice: {
    subject: ({ site }) => `Nogen loggede ind på din konto hos ${site}`,
    heading: ({ name }) => `Var det dig${nameAfter(name)}?`,
    body: ({ device }) => [
      `Nogen loggede ind på din konto med en enhed, vi ikke kendte: ${device}.`,
      'Var det dig? Så behøver du ikke gøre noget.',
    ],
    button: 'Se dine enheder',
    rest: () =>
      'Var det ikke dig? Log enheden ud der, og vælg en anden adgangskode: så bliver alle logget ud.',
  },
  leaving: {
    subject: ({ site }) => `Du har lukket din konto hos ${site}`,
    heading: ({ name }) => `Trist, at du går${nameAfter(name)}`,
    body: ({ site, until }) => [
      `Ingen på ${site} ser dig længere, og du er logget ud overalt.`,
      `Indtil ${until} kan du komme tilbage med alt, hvad du havde. Derefter sletter vi dine data for altid.`,
    ],
    button: 'Jeg kommer tilbage',
    after: () =>
      'Vil du virkelig gå? Så behøver du ikke gøre noget. Var det ikke dig? Kom tilbage med knappen ovenfor.',
    withdraw:
      'Har du købt credits for nylig? I den tid kan du stadig fortryde den ordre, uden at logge ind.',
    withdrawHere: 'Fortryd aftalen her',
  },
  restored: {
    subject: ({ site }) => `Om din konto hos ${site}`,
    heading: ({ name }) => `Du kan fortsætte${nameAfter(name)}`,
    body: () => 'Suspensionen af din konto er ophævet. Du kan logge ind som før.',
    button: 'Log ind',
  },
  goodwill: {
    subject: ({ site }) => `En gave fra ${site}`,
    heading: ({ name }) => `Den er til dig${nameAfter(name)}`,
    body: ({ credits }) =>
      `Du får ${credits} ${credits === 1 ? 'credit' : 'credits'} af os i gave. Gaven står allerede på din saldo.`,
    button: 'Se dine credits',
  },
  erased: {
    subject: ({ site }) => `Dine data hos ${site} er slettet`,
    heading: () => 'Farvel, og alt godt',
    body: ({ site }) => [
      `Din konto hos ${site} findes ikke længere. Det er der sket med dine data.`,
      'Det er vores sidste mail: nu sletter vi også denne e-mailadresse.',
    ],
    gone: 'Slettet',
    goneWhat:
      'e-mailadresse, adgangskode, navn, fødselsdato, by, profil, fotos, præferencer, samtykker, likes, enheder og teksten i dine beskeder',
    kept: 'Gemt, uden navn',
    keptWhat:
      'betalinger og posteringer af credits, fordi skatteloven kræver, at de gemmes i nogle år; og det, der blev anmeldt, indtil ingen kan klage længere. Fik du gratis credits, eller var du suspenderet, så også en kode af din e-mailadresse, som ingen kan læse den ud af, i højst 24 måneder',
  },
}
