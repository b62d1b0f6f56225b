import { nameAfter } from '#core/kernel/name-after.ts'
import type { AccountMails } from '#core/texts/nl/account/mails.ts'

/** What mails on an account say, in German. */
export const deAccountMails: AccountMails = {
  activation: {
    subject: ({ site }) => `Bestätige deine E-Mail-Adresse für ${site}`,
    heading: ({ name }) => `Willkommen${nameAfter(name)}!`,
    body: ({ site, credits, conversations }) => [
      `Schön, dass du da bist. Bestätige deine E-Mail-Adresse, dann kannst du auf ${site} gleich loslegen.`,
      ...(credits > 0
        ? [
            `Du bekommst ${credits} ${credits === 1 ? 'Credit' : 'Credits'} für kostenlose Nachrichten, in höchstens ${conversations} Gesprächen.`,
          ]
        : []),
    ],
    button: 'E-Mail-Adresse bestätigen',
    after: ({ hours }) =>
      `Der Link gilt einmal, und ${hours} Stunden lang. Du hast dich nicht angemeldet? Dann musst du nichts tun.`,
  },
  welcome: {
    subject: ({ site }) => `Willkommen bei ${site}`,
    heading: ({ name }) => `Du bist dabei${nameAfter(name)}!`,
    body: ({ credits }) => [
      credits > 0
        ? `Deine E-Mail-Adresse ist bestätigt, und du hast ${credits} ${credits === 1 ? 'Credit' : 'Credits'} bekommen: Damit kannst du gleich Nachrichten schicken.`
        : 'Deine E-Mail-Adresse ist bestätigt: Du kannst gleich loslegen.',
      'Erzähl in deinem Profil etwas von dir, dann wissen andere, wer du bist.',
    ],
    button: 'Schau, wer da ist',
    rest: () =>
      'Welche Mails du bekommst, bestimmst du in den Einstellungen. Dort kannst du auch dein Konto kündigen.',
  },
  alreadyMember: {
    subject: ({ site }) => `Du hast schon ein Konto bei ${site}`,
    heading: ({ name }) => `Hallo${nameAfter(name, ' ')}`,
    body: ({ site }) => [
      `Jemand wollte sich mit dieser E-Mail-Adresse bei ${site} anmelden. Du hast hier schon ein Konto: Du kannst dich einfach einloggen.`,
      'Warst du das nicht? Dann musst du nichts tun. Es hat sich nichts geändert.',
    ],
    button: 'Einloggen',
  },
  passwordReset: {
    subject: ({ site }) => `Ein neues Passwort für ${site}`,
    heading: ({ name }) => `Hallo${nameAfter(name, ' ')}`,
    body: ({ until }) => [
      'Ein neues Passwort wurde angefordert. Warst du das? Mit diesem Knopf wählst du eins.',
      `Der Link gilt einmal, bis ${until}.`,
    ],
    button: 'Neues Passwort wählen',
    rest: () =>
      'Du hast nicht darum gebeten? Dann musst du nichts tun: Dein Passwort bleibt, wie es ist.',
  },
  passwordGuessed: {
    subject: ({ site }) => `Bei ${site} wurden viele falsche Passwörter versucht`,
    heading: ({ name }) => `Hallo${nameAfter(name, ' ')}`,
    body: () => [
      'Jemand hat bei deinem Konto viele falsche Passwörter versucht. Auf Geräten, die wir nicht kennen, kann sich deshalb eine Weile niemand anmelden. Wo du dich schon einmal angemeldet hast, geht es weiterhin.',
      'Kommst du selbst nicht hinein? Wähle ein neues Passwort, dann kannst du dich sofort anmelden.',
    ],
    button: 'Neues Passwort wählen',
    rest: () =>
      'Warst du das nicht? Dann brauchst du nichts zu tun, solange niemand dein Passwort kennt.',
  },
  passwordChanged: {
    subject: ({ site }) => `Dein Passwort bei ${site} wurde geändert`,
    heading: ({ name }) => `Dein Passwort wurde geändert${nameAfter(name)}`,
    body: () => [
      'Auf allen anderen Geräten bist du ausgeloggt.',
      'Warst du das? Dann ist alles gut.',
    ],
    button: 'Das war ich nicht',
    rest: ({ site }) =>
      `Der Knopf fordert eine Mail an, mit der du ein neues Passwort wählst. Danach sind alle ausgeloggt, die gerade auf ${site} in deinem Konto sind.`,
  },
  emailChangeAsked: {
    subject: ({ site }) => `Bestätige deine neue E-Mail-Adresse für ${site}`,
    heading: () => 'Ist das deine neue E-Mail-Adresse?',
    body: ({ site, until }) => [
      `Jemand möchte diese E-Mail-Adresse für ein Konto bei ${site} benutzen. Bist du das? Dann bestätige sie.`,
      `Der Link gilt einmal, bis ${until}.`,
    ],
    button: 'Adresse bestätigen',
    rest: () => 'Bist du das nicht? Dann musst du nichts tun: Es ändert sich nichts.',
  },
  emailChanged: {
    subject: ({ site }) => `Deine E-Mail-Adresse bei ${site} wurde geändert`,
    heading: ({ name }) => `Deine E-Mail-Adresse wurde geändert${nameAfter(name)}`,
    body: ({ site, until }) => [
      `Du loggst dich bei ${site} ab jetzt mit deiner neuen E-Mail-Adresse ein, und unsere Mails gehen dorthin.`,
      `Warst du das nicht? Dann mach es rückgängig: Das geht bis ${until}.`,
    ],
    button: 'Rückgängig machen',
    rest: () => 'Hast du sie selbst geändert? Dann musst du nichts tun.',
  },
  emailChangedLate: ({ site, until, support }) => [
    `Du loggst dich bei ${site} ab jetzt mit deiner neuen E-Mail-Adresse ein, und unsere Mails gehen dorthin.`,
    `Diese Mail wurde aufgehalten und kommt zu spät: Selbst rückgängig machen ging bis ${until}.`,
    `Warst du das nicht? Dann schreib sofort an ${support}. Hast du sie selbst geändert? Dann musst du nichts tun.`,
  ],
  addressTaken: {
    subject: ({ site }) => `Du hast schon ein Konto bei ${site}`,
    heading: ({ name }) => `Hallo${nameAfter(name, ' ')}`,
    body: ({ site }) => [
      `Jemand wollte diese E-Mail-Adresse für ein anderes Konto bei ${site} benutzen. Das geht nicht: Du hast hier schon ein Konto mit dieser Adresse.`,
      'Warst du das? Dann kündige erst dieses Konto, oder nimm eine andere Adresse. Warst du das nicht? Dann musst du nichts tun. Es hat sich nichts geändert.',
    ],
    button: 'Einloggen',
  },
  addressHeld: {
    subject: ({ site }) => `Diese E-Mail-Adresse ist bei ${site} noch belegt`,
    heading: () => 'Diese Adresse wird bald frei',
    body: ({ site, until }) => [
      `Jemand wollte diese E-Mail-Adresse für ein Konto bei ${site} benutzen. Das geht noch nicht: Bis vor Kurzem gehörte sie zu einem anderen Konto, und bis ${until} kann das rückgängig gemacht werden.`,
      'Danach kannst du sie einfach benutzen. Warst du das nicht? Dann musst du nichts tun.',
    ],
    button: 'Einloggen',
  },
  addressBanned: {
    subject: ({ site }) => `Zu deiner E-Mail-Adresse bei ${site}`,
    heading: () => 'Mit dieser Adresse geht es nicht',
    body: ({ site, support, months }) => [
      `Jemand wollte diese E-Mail-Adresse für ein Konto bei ${site} benutzen. Das geht nicht: Ein Konto mit dieser Adresse ist hier gesperrt, weil es gegen die Regeln verstoßen hat.`,
      `Bist du anderer Meinung? Schreib an ${support}. Jemand anders sieht es sich noch einmal an, und du bekommst eine Antwort.`,
      `Von dieser Adresse speichern wir nur einen Code, aus dem niemand sie lesen kann, höchstens ${months} Monate nach der Sperre. Warst du das nicht? Dann musst du nichts tun.`,
    ],
    button: 'Regeln lesen',
  },
  newDevice: {
    subject: ({ site }) => `Jemand hat sich in dein Konto bei ${site} eingeloggt`,
    heading: ({ name }) => `Warst du das${nameAfter(name)}?`,
    body: ({ device }) => [
      `Jemand hat sich mit einem Gerät in dein Konto eingeloggt, das wir noch nicht kannten: ${device}.`,
      'Warst du das? Dann musst du nichts tun.',
    ],
    button: 'Deine Geräte ansehen',
    rest: () =>
      'Warst du das nicht? Logge das Gerät dort aus und wähle ein anderes Passwort: Dann sind alle ausgeloggt.',
  },
  leaving: {
    subject: ({ site }) => `Du hast dein Konto bei ${site} gekündigt`,
    heading: ({ name }) => `Schade, dass du gehst${nameAfter(name)}`,
    body: ({ site, until }) => [
      `Niemand auf ${site} sieht dich mehr, und du bist überall ausgeloggt.`,
      `Bis ${until} kannst du zurückkommen, mit allem, was du hattest. Danach löschen wir deine Daten für immer.`,
    ],
    button: 'Ich komme doch zurück',
    after: () =>
      'Du willst wirklich gehen? Dann musst du nichts tun. Warst du das nicht? Komm mit dem Knopf oben zurück.',
    withdraw:
      'Hast du erst vor Kurzem Credits gekauft? Diese Bestellung kannst du in dieser Zeit noch widerrufen, ohne dich einzuloggen.',
    withdrawHere: 'Vertrag hier widerrufen',
  },
  restored: {
    subject: ({ site }) => `Zu deinem Konto bei ${site}`,
    heading: ({ name }) => `Du kannst weitermachen${nameAfter(name)}`,
    body: () =>
      'Die Sperre deines Kontos ist aufgehoben. Du kannst dich wieder einloggen wie zuvor.',
    button: 'Einloggen',
  },
  goodwill: {
    subject: ({ site }) => `Ein Geschenk von ${site}`,
    heading: ({ name }) => `Das ist für dich${nameAfter(name)}`,
    body: ({ credits }) =>
      `Du bekommst von uns ${credits} ${credits === 1 ? 'Credit' : 'Credits'} geschenkt. Das ist schon in deinem Guthaben.`,
    button: 'Deine Credits ansehen',
  },
  erased: {
    subject: ({ site }) => `Deine Daten bei ${site} sind gelöscht`,
    heading: () => 'Mach’s gut, und alles Gute',
    body: ({ site }) => [
      `Dein Konto bei ${site} gibt es nicht mehr. Das ist mit deinen Daten geschehen.`,
      'Das ist unsere letzte Mail: Auch diese E-Mail-Adresse löschen wir jetzt.',
    ],
    gone: 'Gelöscht',
    goneWhat:
      'E-Mail-Adresse, Passwort, Name, Geburtsdatum, Wohnort, Profil, Fotos, Vorlieben, Einwilligungen, Likes, Geräte und der Text deiner Nachrichten',
    kept: 'Aufbewahrt, ohne Namen',
    keptWhat:
      'Zahlungen und die Buchungen von Credits, weil das Steuerrecht verlangt, sie einige Jahre aufzubewahren; und was gemeldet wurde, bis niemand mehr widersprechen kann. Hast du kostenlose Credits bekommen oder bist du gesperrt, dann auch ein Code deiner E-Mail-Adresse, aus dem niemand sie lesen kann, höchstens 24 Monate',
  },
}
