import { nameAfter } from '#core/kernel/name-after.ts'
import type { DirectDebitMails } from '#core/texts/nl/payment/direct-debit-mails.ts'

/** Direct debit in mails and texts, in German. */
export const deDirectDebitMails: DirectDebitMails = {
  sms: ({ site, code }) =>
    `${code} ist dein Code von ${site} für ein Mandat. Gib ihn niemandem, auch uns nicht.`,
  mandate: ({ creditor, address, creditorId, days }) =>
    `Du ermächtigst ${creditor}, ${address} (Gläubiger-Identifikationsnummer ${creditorId}), Zahlungen von deinem Konto mittels Lastschrift einzuziehen, und weist deine Bank an, diese Lastschriften einzulösen. Das geschieht nur nach einer Bestellung, die du selbst aufgibst. Betrag und Tag mailen wir dir mindestens ${days} Tage vorher. Bist du mit einer Abbuchung nicht einverstanden, kann deine Bank sie innerhalb von 8 Wochen erstatten. Du kannst das Mandat jederzeit in den Einstellungen widerrufen.`,
  mandateSubject: ({ site }) => `Dein Mandat für ${site}`,
  mandateHeading: ({ name }) => `Dein Mandat ist erteilt${nameAfter(name)}`,
  reference: 'Mandatsreferenz',
  creditorId: 'Gläubiger-Identifikationsnummer',
  account: 'Konto',
  iban: ({ end }) => `endet auf ${end}`,
  holder: 'Kontoinhaber',
  address: 'Adresse',
  signed: 'Unterschrieben',
  signedAt: ({ place, date }) => `${place}, ${date}`,
  version: 'Text',
  paper: 'Mandat ansehen und drucken',
  aheadSubject: ({ site, day }) => `${site}: eine Abbuchung am ${day}`,
  aheadHeading: ({ name }) => `Deine Abbuchung kommt${nameAfter(name)}`,
  ahead: ({ money, day }) =>
    `Du hast per Lastschrift bestellt. Wir buchen ${money} am oder kurz nach dem ${day} ab.`,
  aheadLater: 'Deine Credits kommen, sobald deine Bank bezahlt hat.',
  aheadAdvance: ({ credits }) =>
    `Als Vorschuss bekommst du sofort ${credits}, den Rest, sobald deine Bank bezahlt hat. Zahlt sie nicht, geht der Vorschuss wieder von deinem Guthaben ab.`,
  back: 'Nicht einverstanden mit der Abbuchung? Deine Bank kann sie 8 Wochen lang erstatten.',
  order: 'Bestellung ansehen',
}
