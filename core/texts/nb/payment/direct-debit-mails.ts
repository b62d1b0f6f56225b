import { nameAfter } from '#core/kernel/name-after.ts'
import type { DirectDebitMails } from '#core/texts/nl/payment/direct-debit-mails.ts'

/** Direct debit in mails and texts, in Norwegian. */
export const nbDirectDebitMails: DirectDebitMails = {
  sms: ({ site, code }) =>
    `${code} er koden din fra ${site} til et mandat. Ikke gi den til noen, ikke til oss heller.`,
  mandate: ({ creditor, address, creditorId, days }) =>
    `Du gir ${creditor}, ${address} (kreditoridentifikator ${creditorId}), fullmakt til å sende oppdrag til banken din om å belaste kontoen din, og banken din fullmakt til å belaste den etter disse oppdragene. Det skjer bare etter en bestilling du selv gjør. Beløp og dag skriver vi til deg minst ${days} dager før. Er du ikke enig i et trekk, kan banken din betale det tilbake innen 8 uker. Du kan når som helst trekke mandatet tilbake i innstillingene dine.`,
  mandateSubject: ({ site }) => `Mandatet ditt til ${site}`,
  mandateHeading: ({ name }) => `Mandatet ditt er på plass${nameAfter(name)}`,
  reference: 'Mandatreferanse',
  creditorId: 'Kreditoridentifikator',
  account: 'Konto',
  iban: ({ end }) => `slutter på ${end}`,
  holder: 'Kontohaver',
  address: 'Adresse',
  signed: 'Underskrevet',
  signedAt: ({ place, date }) => `${place}, ${date}`,
  version: 'Tekst',
  paper: 'Se og skriv ut mandatet ditt',
  aheadSubject: ({ site, day }) => `${site}: et trekk den ${day}`,
  aheadHeading: ({ name }) => `Trekket ditt er på vei${nameAfter(name)}`,
  ahead: ({ money, day }) =>
    `Du bestilte med direkte debitering. Vi trekker ${money} den ${day} eller rett etter.`,
  aheadLater: 'Creditsene kommer når banken din har betalt.',
  aheadAdvance: ({ credits }) =>
    `Som forskudd får du ${credits} med en gang, resten når banken din har betalt. Betaler den ikke, tas forskuddet fra saldoen din.`,
  back: 'Er du ikke enig i trekket? Banken din kan betale det tilbake i 8 uker.',
  order: 'Se bestillingen din',
}
