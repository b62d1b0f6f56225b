import { nameAfter } from '#core/kernel/name-after.ts'
import type { DirectDebitMails } from '#core/texts/nl/payment/direct-debit-mails.ts'

/** Direct debit in mails and texts, in Danish. */
export const daDirectDebitMails: DirectDebitMails = {
  sms: ({ site, code }) =>
    `${code} er din kode fra ${site} til et mandat. Giv den ikke til nogen, heller ikke til os.`,
  mandate: ({ creditor, address, creditorId, days }) =>
    `Du giver ${creditor}, ${address} (kreditoridentifikator ${creditorId}), tilladelse til at sende instrukser til din bank om at debitere din konto, og din bank tilladelse til at debitere den efter disse instrukser. Det sker kun efter en ordre, du selv afgiver. Beløb og dag skriver vi til dig mindst ${days} dage før. Er du ikke enig i en debitering, kan din bank tilbagebetale den inden for 8 uger. Du kan når som helst tilbagekalde mandatet i dine indstillinger.`,
  mandateSubject: ({ site }) => `Dit mandat til ${site}`,
  mandateHeading: ({ name }) => `Dit mandat er på plads${nameAfter(name)}`,
  reference: 'Mandatreference',
  creditorId: 'Kreditoridentifikator',
  account: 'Konto',
  iban: ({ end }) => `slutter på ${end}`,
  holder: 'Kontohaver',
  address: 'Adresse',
  signed: 'Underskrevet',
  signedAt: ({ place, date }) => `${place}, ${date}`,
  version: 'Tekst',
  paper: 'Se og print dit mandat',
  aheadSubject: ({ site, day }) => `${site}: en debitering den ${day}`,
  aheadHeading: ({ name }) => `Din debitering er på vej${nameAfter(name)}`,
  ahead: ({ money, day }) =>
    `Du bestilte med direkte debitering. Vi trækker ${money} den ${day} eller kort efter.`,
  aheadLater: 'Dine credits kommer, når din bank har betalt.',
  aheadAdvance: ({ credits }) =>
    `Som forskud får du ${credits} med det samme, resten når din bank har betalt. Betaler den ikke, tages forskuddet fra din saldo.`,
  back: 'Er du ikke enig i debiteringen? Din bank kan tilbagebetale den i 8 uger.',
  order: 'Se din ordre',
}
