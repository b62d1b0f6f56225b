import { nameAfter } from '#core/kernel/name-after.ts'
import type { Member } from '#core/texts/nl/platform/mails.ts'

type Debit = Member & { money: string; day: string }
type Creditor = { creditor: string; address: string; creditorId: string; days: number }

/** What is mailed and texted about a direct debit. */
export type DirectDebitMails = {
  sms: (m: { site: string; code: string }) => string
  /** What is signed: a text that says something else has another version. */
  mandate: (m: Creditor) => string
  mandateSubject: (m: Member) => string
  mandateHeading: (m: Member) => string
  reference: string
  creditorId: string
  account: string
  iban: (m: { end: string }) => string
  holder: string
  address: string
  signed: string
  signedAt: (m: { place: string; date: string }) => string
  version: string
  paper: string
  aheadSubject: (m: Debit) => string
  aheadHeading: (m: Debit) => string
  ahead: (m: Debit) => string
  /** Where nothing comes in advance. */
  aheadLater: string
  /** Where the site gives credits before the money. */
  aheadAdvance: (m: { credits: string }) => string
  back: string
  order: string
}

/** Direct debit in mails and texts, in Dutch. */
export const nlDirectDebitMails: DirectDebitMails = {
  sms: ({ site, code }) =>
    `${code} is je code van ${site} voor een machtiging. Geef hem aan niemand, ook niet aan ons.`,
  mandate: ({ creditor, address, creditorId, days }) =>
    `Je machtigt ${creditor}, ${address} (incassant-ID ${creditorId}), om opdrachten aan je bank te sturen om een bedrag van je rekening af te schrijven, en je bank om dat volgens die opdracht te doen. Dat gebeurt alleen na een bestelling die je zelf plaatst. We mailen je ten minste ${days} dagen vooraf het bedrag en de dag. Ben je het niet eens met een afschrijving, dan kun je die binnen 8 weken door je bank laten terugboeken. Je kunt de machtiging altijd intrekken bij je instellingen.`,
  mandateSubject: ({ site }) => `Je machtiging aan ${site}`,
  mandateHeading: ({ name }) => `Je machtiging staat${nameAfter(name)}`,
  reference: 'Kenmerk',
  creditorId: 'Incassant-ID',
  account: 'Rekening',
  iban: ({ end }) => `eindigt op ${end}`,
  holder: 'Naam bij de bank',
  address: 'Adres',
  signed: 'Getekend',
  signedAt: ({ place, date }) => `${place}, ${date}`,
  version: 'Tekst',
  paper: 'Bekijk en print je machtiging',
  aheadSubject: ({ site, day }) => `${site}: we schrijven af op ${day}`,
  aheadHeading: ({ name }) => `Je afschrijving komt eraan${nameAfter(name)}`,
  ahead: ({ money, day }) =>
    `Je hebt besteld met incasso. We schrijven ${money} af op of kort na ${day}.`,
  aheadLater: 'Je credits komen zodra je bank heeft betaald.',
  aheadAdvance: ({ credits }) =>
    `Als voorschot krijg je meteen ${credits}, de rest komt zodra je bank heeft betaald. Betaalt die niet, dan gaat het voorschot weer van je saldo af.`,
  back: 'Niet eens met de afschrijving? Je kunt hem 8 weken lang laten terugboeken bij je bank.',
  order: 'Bekijk je bestelling',
}
