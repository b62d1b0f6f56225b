import { nameAfter } from '#core/kernel/name-after.ts'
import type { AccountMails } from '#core/texts/nl/account/mails.ts'

/** What mails on an account say, in Swedish. */
export const svAccountMails: AccountMails = {
  activation: {
    subject: ({ site }) => `Bekräfta din e-postadress för ${site}`,
    heading: ({ name }) => `Välkommen${nameAfter(name)}!`,
    body: ({ site, credits, conversations }) => [
      `Roligt att du är här. Bekräfta din e-postadress, så kan du komma i gång på ${site} direkt.`,
      ...(credits > 0
        ? [
            `Du får ${credits} ${credits === 1 ? 'credit' : 'credits'} för gratis meddelanden, i högst ${conversations} ${conversations === 1 ? 'konversation' : 'konversationer'}.`,
          ]
        : []),
    ],
    button: 'Bekräfta min e-postadress',
    after: ({ hours }) =>
      `Länken fungerar en gång och i ${hours} timmar. Har du inte registrerat dig? Då behöver du inte göra något.`,
  },
  welcome: {
    subject: ({ site }) => `Välkommen till ${site}`,
    heading: ({ name }) => `Du är inne${nameAfter(name)}!`,
    body: ({ credits }) => [
      credits > 0
        ? `Din e-postadress är bekräftad och du har fått ${credits} ${credits === 1 ? 'credit' : 'credits'}: du kan skicka meddelanden direkt.`
        : 'Din e-postadress är bekräftad: du kan komma i gång direkt.',
      'Berätta något om dig själv i din profil, så att andra vet vem du är.',
    ],
    button: 'Se vilka som är här',
    rest: () =>
      'Vilka mejl du får bestämmer du själv i dina inställningar. Där kan du också stänga ditt konto.',
  },
  alreadyMember: {
    subject: ({ site }) => `Du har redan ett konto hos ${site}`,
    heading: ({ name }) => `Hej${nameAfter(name, ' ')}`,
    body: ({ site }) => [
      `Någon ville registrera sig hos ${site} med den här e-postadressen. Du har redan ett konto: det är bara att logga in.`,
      'Var det inte du? Då behöver du inte göra något. Inget har ändrats.',
    ],
    button: 'Logga in',
  },
  passwordReset: {
    subject: ({ site }) => `Ett nytt lösenord för ${site}`,
    heading: ({ name }) => `Hej${nameAfter(name, ' ')}`,
    body: ({ until }) => [
      'Någon har bett om ett nytt lösenord. Var det du? Välj ett med den här knappen.',
      `Länken fungerar en gång, till ${until}.`,
    ],
    button: 'Välj ett nytt lösenord',
    rest: () =>
      'Har du inte bett om det? Då behöver du inte göra något: ditt lösenord är som det var.',
  },
  passwordGuessed: {
    subject: ({ site }) => `Fel lösenord har provats många gånger hos ${site}`,
    heading: ({ name }) => `Hej${nameAfter(name, ' ')}`,
    body: () => [
      'Någon har provat fel lösenord många gånger på ditt konto. På enheter som vi inte känner till kan ingen logga in på ett tag. Där du har loggat in förut går det fortfarande.',
      'Kommer du inte in själv? Välj ett nytt lösenord, så kan du logga in direkt.',
    ],
    button: 'Välj ett nytt lösenord',
    rest: () => 'Var det inte du? Då behöver du inte göra något, så länge ingen kan ditt lösenord.',
  },
  passwordChanged: {
    subject: ({ site }) => `Ditt lösenord för ${site} är ändrat`,
    heading: ({ name }) => `Ditt lösenord är ändrat${nameAfter(name)}`,
    body: () => [
      'Du är utloggad på alla dina andra enheter.',
      'Var det du? Då är allt som det ska.',
    ],
    button: 'Det var inte jag',
    rest: ({ site }) =>
      `Knappen ber om ett mejl som du väljer ett nytt lösenord med. Sedan loggas alla ut som är inne på ditt konto på ${site} nu.`,
  },
  emailChangeAsked: {
    subject: ({ site }) => `Bekräfta din nya e-postadress för ${site}`,
    heading: () => 'Är det här din nya e-postadress?',
    body: ({ site, until }) => [
      `Någon vill använda den här e-postadressen för ett konto hos ${site}. Är det du? Bekräfta den då.`,
      `Länken fungerar en gång, till ${until}.`,
    ],
    button: 'Bekräfta adressen',
    rest: () => 'Är det inte du? Då behöver du inte göra något: inget ändras.',
  },
  emailChanged: {
    subject: ({ site }) => `Din e-postadress hos ${site} är ändrad`,
    heading: ({ name }) => `Din e-postadress är ändrad${nameAfter(name)}`,
    body: ({ site, until }) => [
      `Från och med nu loggar du in på ${site} med din nya e-postadress, och våra mejl kommer dit.`,
      `Var det inte du? Ångra det då: det går till ${until}.`,
    ],
    button: 'Ångra det',
    rest: () => 'Ändrade du den själv? Då behöver du inte göra något.',
  },
  emailChangedLate: ({ site, until, support }) => [
    `Från och med nu loggar du in på ${site} med din nya e-postadress, och våra mejl kommer dit.`,
    `Det här mejlet blev försenat och kommer för sent: du kunde ångra det själv till ${until}.`,
    `Var det inte du? Skriv då genast till ${support}. Ändrade du den själv? Då behöver du inte göra något.`,
  ],
  addressTaken: {
    subject: ({ site }) => `Du har redan ett konto hos ${site}`,
    heading: ({ name }) => `Hej${nameAfter(name, ' ')}`,
    body: ({ site }) => [
      `Någon ville flytta ett annat konto hos ${site} till den här e-postadressen. Det går inte: du har redan ett konto här med den adressen.`,
      'Var det du, stäng det här kontot först eller använd en annan adress. Var det inte du? Då behöver du inte göra något. Inget har ändrats.',
    ],
    button: 'Logga in',
  },
  addressHeld: {
    subject: ({ site }) => `E-postadressen är fortfarande upptagen hos ${site}`,
    heading: () => 'Adressen blir snart ledig',
    body: ({ site, until }) => [
      `Någon ville använda den här e-postadressen för ett konto hos ${site}. Det går inte än: tills nyligen hörde den till ett annat konto, och till ${until} kan det ångras.`,
      'Sedan är det bara att använda den. Var det inte du? Då behöver du inte göra något.',
    ],
    button: 'Logga in',
  },
  addressBanned: {
    subject: ({ site }) => `Om din e-postadress hos ${site}`,
    heading: () => 'Adressen kan inte användas',
    body: ({ site, support, months }) => [
      `Någon ville använda den här e-postadressen för ett konto hos ${site}. Det går inte: ett konto med den adressen är avstängt här, för att det bröt mot reglerna.`,
      `Håller du inte med? Skriv till ${support}. Någon annan tittar på det igen, och du får ett svar.`,
      `Av adressen sparar vi bara en kod som ingen kan läsa ut den ur, i högst ${months} månader efter avstängningen. Var det inte du? Då behöver du inte göra något.`,
    ],
    button: 'Läs reglerna',
  },
  newDevice: {
    subject: ({ site }) => `Någon loggade in på ditt konto hos ${site}`,
    heading: ({ name }) => `Var det du${nameAfter(name)}?`,
    body: ({ device }) => [
      `Någon loggade in på ditt konto med en enhet som vi inte kände till: ${device}.`,
      'Var det du? Då behöver du inte göra något.',
    ],
    button: 'Se dina enheter',
    rest: () =>
      'Var det inte du? Logga ut enheten där och välj ett annat lösenord: då loggas alla ut.',
  },
  leaving: {
    subject: ({ site }) => `Du har stängt ditt konto hos ${site}`,
    heading: ({ name }) => `Tråkigt att du går${nameAfter(name)}`,
    body: ({ site, until }) => [
      `Ingen på ${site} ser dig längre, och du är utloggad överallt.`,
      `Till ${until} kan du komma tillbaka, med allt du hade. Sedan raderar vi dina uppgifter för gott.`,
    ],
    button: 'Jag kommer tillbaka',
    after: () =>
      'Vill du verkligen gå? Då behöver du inte göra något. Var det inte du? Kom tillbaka med knappen ovanför.',
    withdraw:
      'Köpte du credits nyligen? Under den tiden kan du fortfarande ångra beställningen, utan att logga in.',
    withdrawHere: 'Frånträd avtalet här',
  },
  restored: {
    subject: ({ site }) => `Om ditt konto hos ${site}`,
    heading: ({ name }) => `Du kan fortsätta${nameAfter(name)}`,
    body: () => 'Avstängningen av ditt konto är hävd. Du kan logga in som förut.',
    button: 'Logga in',
  },
  goodwill: {
    subject: ({ site }) => `En gåva från ${site}`,
    heading: ({ name }) => `Den här är till dig${nameAfter(name)}`,
    body: ({ credits }) =>
      `Du får ${credits} ${credits === 1 ? 'credit' : 'credits'} av oss i gåva. Gåvan finns redan på ditt saldo.`,
    button: 'Se dina credits',
  },
  erased: {
    subject: ({ site }) => `Dina uppgifter hos ${site} är raderade`,
    heading: () => 'Hej då, och allt gott',
    body: ({ site }) => [
      `Ditt konto hos ${site} finns inte längre. Så här gick det med dina uppgifter.`,
      'Det här är vårt sista mejl: nu raderar vi även den här e-postadressen.',
    ],
    gone: 'Raderat',
    goneWhat:
      'e-postadress, lösenord, namn, födelsedatum, ort, profil, bilder, val, samtycken, likes, enheter och texten i dina meddelanden',
    kept: 'Sparat, utan namn',
    keptWhat:
      'betalningar och poster om credits, för att skattelagen kräver att de sparas i några år; och det som anmäldes, tills ingen kan överklaga längre. Fick du gratis credits eller var avstängd, då också en kod av din e-postadress som ingen kan läsa ut den ur, i högst 24 månader',
  },
}
