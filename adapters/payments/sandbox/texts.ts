import type { Unbranded } from '#core/payment/methods.ts'
import type { ProviderStatus } from '#core/payment/rules.ts'
import type { LaterOutcome, WebhookPlan } from './payment.ts'

export const texts = {
  bank: 'Oefenbank',
  noMoney: 'Dit is een oefenbank. Er gaat geen echt geld om en je hebt geen rekening nodig.',
  amount: 'Bedrag',
  description: 'Omschrijving',
  method: 'Betaalmethode',
  reference: 'Kenmerk',
  pay: 'Betalen',
  otherEnds: 'Of probeer een andere afloop',
  fail: 'Betaling laten mislukken',
  cancel: 'Annuleren',
  leave: 'Open laten',
  leaveHint: 'Je gaat terug en er is nog niets beslist.',
  later: 'Later betalen',
  laterHint: 'Je gaat nu terug; de betaling lukt',
  webhook: 'Hoe hoort de winkel het?',
  webhookHint: 'Na de betaling stuurt de bank een melding. Kies hoe die aankomt.',
  afterwards: 'Wat gebeurt er daarna nog?',
  refundPart: 'De winkel betaalt een derde terug',
  refunded: 'Waarvan terug',
  keeps:
    'Met deze betaling geef je de winkel toestemming om hierna zonder betaalpagina af te schrijven.',
  kept: 'De winkel mag hierna zonder betaalpagina afschrijven.',
  keptNoMore: 'De toestemming om zonder betaalpagina af te schrijven is ingetrokken.',
  endMandate: 'Toestemming intrekken',
  byMandate: 'Afgeschreven met een eerdere toestemming, zonder betaalpagina.',
  settling: 'De bank is nog bezig met deze betaling.',
  back: 'Terug naar de winkel',
  missing: 'Deze betaling kent de oefenbank niet.',
  missingHint: 'Misschien is de link niet helemaal overgenomen.',
  unclear: 'Kies hoe de betaling moet aflopen.',
}

export const statusTexts: Record<ProviderStatus, string> = {
  open: 'Deze betaling staat nog open.',
  paid: 'Deze betaling is gelukt.',
  failed: 'Deze betaling is mislukt.',
  cancelled: 'Deze betaling is geannuleerd.',
  paid_twice: 'Deze betaling is twee keer gedaan.',
  refunded: 'Deze betaling is terugbetaald.',
  charged_back: 'Deze betaling is teruggeboekt.',
  won_back: 'De terugboeking van deze betaling is ongedaan gemaakt.',
}

export const laterOutcomeTexts: Record<LaterOutcome, string> = {
  paid: 'Alsnog betalen',
  paid_twice: 'Nog een keer betalen',
  refunded: 'De winkel betaalt terug',
  charged_back: 'De bank boekt terug',
  won_back: 'De bank maakt de terugboeking ongedaan',
}

export const planTexts: Record<WebhookPlan, string> = {
  now: 'Meteen',
  late: 'Laat (na 10 seconden)',
  twice: 'Dubbel',
  ahead: 'In de verkeerde volgorde (eerder dan de boeking)',
  never: 'Nooit',
}

export const methodTexts: Record<Unbranded, string> = {
  creditcard: 'Creditcard',
  banktransfer: 'Overboeking',
  directdebit: 'Incasso',
}

/** How long the payer may wait before paying, in seconds. */
export const waits = [
  { seconds: 5, text: 'na 5 seconden' },
  { seconds: 30, text: 'na een halve minuut' },
  { seconds: 120, text: 'na twee minuten' },
  { seconds: 3600, text: 'na een uur' },
]
