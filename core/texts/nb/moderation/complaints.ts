import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlComplaints } from '#core/texts/nl/moderation/complaints.ts'
import { nbModerationWords } from './decisions.ts'

/** The form for everybody, in Norwegian. */
export const nbComplaints: TextsOf<typeof nlComplaints> = {
  title: 'Fortell oss',
  lead: 'Så du noe som ikke hører hjemme her, eller gjorde vi noe feil? Et menneske leser det, og du får svar på e-post. Du trenger ikke å logge inn.',
  danger: 'Er noen i fare nå?',
  call: 'Ring 112',
  about: 'Hva gjelder det?',
  abouts: { content: 'Noe på nettstedet', service: 'Tjenesten vår', payment: 'En betaling' },
  reason: 'Hva er galt?',
  choose: 'Velg det som passer best',
  reasons: nbModerationWords.reason,
  place: 'Hvor så du det?',
  placeHint: 'Lim inn lenken til profilen, eller si hvem det er og hvor du så det.',
  placePayment: 'Kvitteringsnummer eller dato (valgfritt)',
  words: {
    content: 'Hva så du?',
    service: 'Hva gikk galt?',
    payment: 'Hva stemmer ikke?',
  },
  wordsHint: 'Noen setninger er nok.',
  name: 'Navnet ditt',
  nameFree: 'Navnet ditt (valgfritt)',
  nameHint: 'Bare for oss. Den andre får ikke vite hvem som rapporterte.',
  mail: 'E-postadressen din',
  mailFree: 'E-postadressen din (valgfritt)',
  mailHint: 'Hit kommer svaret vårt.',
  child: 'Du trenger ikke å si hvem du er. Ikke last ned eller del bildet.',
  childPlace: 'Du kan også rapportere det anonymt til Offlimits',
  goodFaith: 'Så vidt jeg vet er dette sant og fullstendig.',
  send: 'Send',
  sentTitle: 'Takk, vi har det',
  number: 'Nummeret ditt',
  sentTo: 'Vi skriver til deg innen en uke på {{mail}}. En bekreftelse er på vei.',
  sentNameless: 'Vi ser på det med en gang. Ta vare på nummeret hvis du vil skrive om det senere.',
  wrote: 'Dette skrev du',
  another: 'Fortell oss noe annet',
}
