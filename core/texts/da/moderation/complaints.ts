import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlComplaints } from '#core/texts/nl/moderation/complaints.ts'
import { daModerationWords } from './decisions.ts'

/** The form for everybody, in Danish. */
export const daComplaints: TextsOf<typeof nlComplaints> = {
  title: 'Fortæl os det',
  lead: 'Har du set noget, der ikke hører til her, eller er noget gået galt hos os? En medarbejder læser det, og du får svar pr. mail. Du behøver ikke logge ind.',
  danger: 'Er nogen i fare lige nu?',
  call: 'Ring 112',
  about: 'Hvad handler det om?',
  abouts: { content: 'Noget på siden', service: 'Vores service', payment: 'En betaling' },
  reason: 'Hvad er der galt?',
  choose: 'Vælg det, der passer bedst',
  reasons: daModerationWords.reason,
  place: 'Hvor så du det?',
  placeHint: 'Indsæt linket til profilen, eller skriv, hvem det er, og hvor du så det.',
  placePayment: 'Kvitteringsnummer eller dato (valgfrit)',
  words: {
    content: 'Hvad så du?',
    service: 'Hvad gik galt?',
    payment: 'Hvad stemmer ikke?',
  },
  wordsHint: 'Et par sætninger er nok.',
  name: 'Dit navn',
  nameFree: 'Dit navn (valgfrit)',
  nameHint: 'Kun til os. Den anden hører ikke, hvem der anmeldte det.',
  mail: 'Din e-mailadresse',
  mailFree: 'Din e-mailadresse (valgfrit)',
  mailHint: 'Her får du vores svar.',
  child: 'Du behøver ikke sige, hvem du er. Hent ikke billedet, og del det ikke.',
  childPlace: 'Du kan også anmelde det anonymt til Offlimits',
  goodFaith: 'Så vidt jeg ved, er dette sandt og fuldstændigt.',
  send: 'Send',
  sentTitle: 'Tak, vi har modtaget det',
  number: 'Dit nummer',
  sentTo: 'Vi skriver til {{mail}} inden for en uge. En bekræftelse er på vej.',
  sentNameless: 'Vi ser på det med det samme. Gem dette nummer, hvis du vil skrive om det senere.',
  wrote: 'Det skrev du',
  another: 'Fortæl os noget mere',
}
