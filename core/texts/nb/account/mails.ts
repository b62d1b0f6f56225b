import { nameAfter } from '#core/kernel/name-after.ts'
import type { AccountMails } from '#core/texts/nl/account/mails.ts'

/** What mails on an account say, in Norwegian. */
export const nbAccountMails: AccountMails = {
  activation: {
    subject: ({ site }) => `Bekreft e-postadressen din til ${site}`,
    heading: ({ name }) => `Velkommen${nameAfter(name)}!`,
    body: ({ site, credits, conversations }) => [
      `Så fint at du er her. Bekreft e-postadressen din, så kan du begynne på ${site} med en gang.`,
      ...(credits > 0
        ? [
            `Du får ${credits} ${credits === 1 ? 'credit' : 'credits'} til gratis meldinger, i høyst ${conversations} ${conversations === 1 ? 'samtale' : 'samtaler'}.`,
          ]
        : []),
    ],
    button: 'Bekreft e-postadressen min',
    after: ({ hours }) =>
      `Lenken virker én gang og i ${hours} timer. Har du ikke registrert deg? Da trenger du ikke å gjøre noe.`,
  },
  welcome: {
    subject: ({ site }) => `Velkommen til ${site}`,
    heading: ({ name }) => `Du er inne${nameAfter(name)}!`,
    body: ({ credits }) => [
      credits > 0
        ? `E-postadressen din er bekreftet, og du har fått ${credits} ${credits === 1 ? 'credit' : 'credits'}: du kan sende meldinger med en gang.`
        : 'E-postadressen din er bekreftet: du kan begynne med en gang.',
      'Fortell noe om deg selv i profilen din, så andre vet hvem du er.',
    ],
    button: 'Se hvem som er her',
    rest: () =>
      'Hvilke e-poster du får, bestemmer du selv i innstillingene dine. Der kan du også lukke kontoen.',
  },
  alreadyMember: {
    subject: ({ site }) => `Du har allerede en konto hos ${site}`,
    heading: ({ name }) => `Hei${nameAfter(name, ' ')}`,
    body: ({ site }) => [
      `Noen ville registrere seg hos ${site} med denne e-postadressen. Du har allerede en konto: du kan logge inn som vanlig.`,
      'Var det ikke deg? Da trenger du ikke å gjøre noe. Ingenting er endret.',
    ],
    button: 'Logg inn',
  },
  passwordReset: {
    subject: ({ site }) => `Et nytt passord til ${site}`,
    heading: ({ name }) => `Hei${nameAfter(name, ' ')}`,
    body: ({ until }) => [
      'Noen har bedt om et nytt passord. Var det deg? Velg ett med denne knappen.',
      `Lenken virker én gang, til ${until}.`,
    ],
    button: 'Velg et nytt passord',
    rest: () => 'Ba du ikke om det? Da trenger du ikke å gjøre noe: passordet ditt er som det var.',
  },
  passwordGuessed: {
    subject: ({ site }) => `Feil passord er prøvd mange ganger hos ${site}`,
    heading: ({ name }) => `Hei${nameAfter(name, ' ')}`,
    body: () => [
      'Noen har prøvd feil passord mange ganger på kontoen din. På enheter vi ikke kjenner, kan ingen logge inn på en stund. Der du har logget inn før, går det fortsatt.',
      'Kommer du ikke inn selv? Velg et nytt passord, så kan du logge inn med en gang.',
    ],
    button: 'Velg et nytt passord',
    rest: () =>
      'Var det ikke deg? Da trenger du ikke gjøre noe, så lenge ingen kan passordet ditt.',
  },
  passwordChanged: {
    subject: ({ site }) => `Passordet ditt til ${site} er endret`,
    heading: ({ name }) => `Passordet ditt er endret${nameAfter(name)}`,
    body: () => [
      'Du er logget ut på alle de andre enhetene dine.',
      'Var det deg? Da er alt i orden.',
    ],
    button: 'Det var ikke meg',
    rest: ({ site }) =>
      `Knappen ber om en e-post som du velger et nytt passord med. Etterpå blir alle som er inne på kontoen din på ${site} nå, logget ut.`,
  },
  emailChangeAsked: {
    subject: ({ site }) => `Bekreft den nye e-postadressen din til ${site}`,
    heading: () => 'Er dette den nye e-postadressen din?',
    body: ({ site, until }) => [
      `Noen vil bruke denne e-postadressen til en konto hos ${site}. Er det deg? Bekreft den da.`,
      `Lenken virker én gang, til ${until}.`,
    ],
    button: 'Bekreft adressen',
    rest: () => 'Er det ikke deg? Da trenger du ikke å gjøre noe: ingenting blir endret.',
  },
  emailChanged: {
    subject: ({ site }) => `E-postadressen din hos ${site} er endret`,
    heading: ({ name }) => `E-postadressen din er endret${nameAfter(name)}`,
    body: ({ site, until }) => [
      `Fra nå av logger du inn på ${site} med den nye e-postadressen, og e-postene våre kommer dit.`,
      `Var det ikke deg? Angre det: det kan du til ${until}.`,
    ],
    button: 'Angre det',
    rest: () => 'Endret du den selv? Da trenger du ikke å gjøre noe.',
  },
  emailChangedLate: ({ site, until, support }) => [
    `Fra nå av logger du inn på ${site} med den nye e-postadressen, og e-postene våre kommer dit.`,
    `Denne e-posten ble forsinket og kommer for sent: du kunne angre det selv til ${until}.`,
    `Var det ikke deg? Skriv straks til ${support}. Endret du den selv? Da trenger du ikke å gjøre noe.`,
  ],
  addressTaken: {
    subject: ({ site }) => `Du har allerede en konto hos ${site}`,
    heading: ({ name }) => `Hei${nameAfter(name, ' ')}`,
    body: ({ site }) => [
      `Noen ville flytte en annen konto hos ${site} til denne e-postadressen. Det går ikke: du har allerede en konto her med denne adressen.`,
      'Var det deg, lukk først denne kontoen eller bruk en annen adresse. Var det ikke deg? Da trenger du ikke å gjøre noe. Ingenting er endret.',
    ],
    button: 'Logg inn',
  },
  addressHeld: {
    subject: ({ site }) => `Denne e-postadressen er fortsatt opptatt hos ${site}`,
    heading: () => 'Denne adressen blir snart ledig',
    body: ({ site, until }) => [
      `Noen ville bruke denne e-postadressen til en konto hos ${site}. Det går ikke ennå: til nylig hørte den til en annen konto, og til ${until} kan det angres.`,
      'Etterpå kan du bruke den som vanlig. Var det ikke deg? Da trenger du ikke å gjøre noe.',
    ],
    button: 'Logg inn',
  },
  addressBanned: {
    subject: ({ site }) => `Om e-postadressen din hos ${site}`,
    heading: () => 'Denne adressen kan ikke brukes',
    body: ({ site, support, months }) => [
      `Noen ville bruke denne e-postadressen til en konto hos ${site}. Det går ikke: en konto med denne adressen er utestengt her, fordi den brøt reglene.`,
      `Er du uenig? Skriv til ${support}. Noen andre ser på det igjen, og du får et svar.`,
      `Av denne adressen lagrer vi bare en kode som ingen kan lese den ut av, i høyst ${months} måneder etter utestengelsen. Var det ikke deg? Da trenger du ikke å gjøre noe.`,
    ],
    button: 'Les reglene',
  },
  newDevice: {
    subject: ({ site }) => `Noen logget inn på kontoen din hos ${site}`,
    heading: ({ name }) => `Var det deg${nameAfter(name)}?`,
    body: ({ device }) => [
      `Noen logget inn på kontoen din med en enhet vi ikke kjente: ${device}.`,
      'Var det deg? Da trenger du ikke å gjøre noe.',
    ],
    button: 'Se enhetene dine',
    rest: () =>
      'Var det ikke deg? Logg den enheten ut der og velg et annet passord: da blir alle logget ut.',
  },
  leaving: {
    subject: ({ site }) => `Du har lukket kontoen din hos ${site}`,
    heading: ({ name }) => `Synd at du går${nameAfter(name)}`,
    body: ({ site, until }) => [
      `Ingen på ${site} ser deg lenger, og du er logget ut overalt.`,
      `Til ${until} kan du komme tilbake, med alt du hadde. Etterpå sletter vi dataene dine for godt.`,
    ],
    button: 'Jeg kommer tilbake',
    after: () =>
      'Vil du virkelig gå? Da trenger du ikke å gjøre noe. Var det ikke deg? Kom tilbake med knappen over.',
    withdraw:
      'Kjøpte du credits nylig? I denne tiden kan du fortsatt angre den bestillingen, uten å logge inn.',
    withdrawHere: 'Gå fra avtalen her',
  },
  restored: {
    subject: ({ site }) => `Om kontoen din hos ${site}`,
    heading: ({ name }) => `Du kan fortsette${nameAfter(name)}`,
    body: () => 'Utestengelsen av kontoen din er opphevet. Du kan logge inn som før.',
    button: 'Logg inn',
  },
  goodwill: {
    subject: ({ site }) => `En gave fra ${site}`,
    heading: ({ name }) => `Denne er til deg${nameAfter(name)}`,
    body: ({ credits }) =>
      `Du får ${credits} ${credits === 1 ? 'credit' : 'credits'} av oss i gave. Det står allerede på saldoen din.`,
    button: 'Se creditsene dine',
  },
  erased: {
    subject: ({ site }) => `Dataene dine hos ${site} er slettet`,
    heading: () => 'Ha det, og alt godt',
    body: ({ site }) => [
      `Kontoen din hos ${site} finnes ikke lenger. Slik gikk det med dataene dine.`,
      'Dette er den siste e-posten fra oss: nå sletter vi også denne e-postadressen.',
    ],
    gone: 'Slettet',
    goneWhat:
      'e-postadresse, passord, navn, fødselsdato, sted, profil, bilder, valg, samtykker, likes, enheter og teksten i meldingene dine',
    kept: 'Tatt vare på, uten navn',
    keptWhat:
      'betalinger og posteringer av credits, fordi skatteloven krever at de lagres i noen år; og det som ble rapportert, til ingen kan klage lenger. Fikk du gratis credits eller var utestengt, også en kode laget av e-postadressen din, som ingen kan lese den ut av, i høyst 24 måneder',
  },
}
