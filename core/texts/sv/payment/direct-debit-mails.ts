import { nameAfter } from '#core/kernel/name-after.ts'
import type { DirectDebitMails } from '#core/texts/nl/payment/direct-debit-mails.ts'

/** Direct debit in mails and texts, in Swedish. */
export const svDirectDebitMails: DirectDebitMails = {
  sms: ({ site, code }) =>
    `${code} är din kod från ${site} för ett medgivande. Ge den inte till någon, inte heller till oss.`,
  mandate: ({ creditor, address, creditorId, days }) =>
    `Du ger ${creditor}, ${address} (borgenärsidentifierare ${creditorId}), rätt att skicka uppdrag till din bank om att debitera ditt konto, och din bank rätt att debitera det enligt dessa uppdrag. Det sker bara efter en beställning som du själv gör. Belopp och dag mejlar vi dig minst ${days} dagar före. Håller du inte med om en debitering kan din bank betala tillbaka den inom 8 veckor. Du kan när som helst återkalla medgivandet i dina inställningar.`,
  mandateSubject: ({ site }) => `Ditt medgivande till ${site}`,
  mandateHeading: ({ name }) => `Ditt medgivande är klart${nameAfter(name)}`,
  reference: 'Medgivandets referens',
  creditorId: 'Borgenärsidentifierare',
  account: 'Konto',
  iban: ({ end }) => `slutar på ${end}`,
  holder: 'Kontohavare',
  address: 'Adress',
  signed: 'Undertecknat',
  signedAt: ({ place, date }) => `${place}, ${date}`,
  version: 'Text',
  paper: 'Se och skriv ut ditt medgivande',
  aheadSubject: ({ site, day }) => `${site}: en dragning den ${day}`,
  aheadHeading: ({ name }) => `Din dragning är på väg${nameAfter(name)}`,
  ahead: ({ money, day }) =>
    `Du beställde med autogiro. Vi drar ${money} den ${day} eller strax efter.`,
  aheadLater: 'Dina credits kommer när din bank har betalat.',
  aheadAdvance: ({ credits }) =>
    `I förskott får du ${credits} direkt, resten när din bank har betalat. Betalar den inte tas förskottet från ditt saldo.`,
  back: 'Håller du inte med om dragningen? Din bank kan betala tillbaka den i 8 veckor.',
  order: 'Se din beställning',
}
