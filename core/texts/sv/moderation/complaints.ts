import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlComplaints } from '#core/texts/nl/moderation/complaints.ts'
import { svModerationWords } from './decisions.ts'

/** The form for everybody, in Swedish. */
export const svComplaints: TextsOf<typeof nlComplaints> = {
  title: 'Berätta för oss',
  lead: 'Såg du något som inte hör hemma här, eller gick något fel hos oss? En medarbetare läser det och du får svar via mejl. Du behöver inte logga in.',
  danger: 'Är någon i fara just nu?',
  call: 'Ring 112',
  about: 'Vad gäller det?',
  abouts: { content: 'Något på sajten', service: 'Vår service', payment: 'En betalning' },
  reason: 'Vad är fel?',
  choose: 'Välj det som passar bäst',
  reasons: svModerationWords.reason,
  place: 'Var såg du det?',
  placeHint: 'Klistra in länken till profilen, eller skriv vem det är och var du såg det.',
  placePayment: 'Kvittonummer eller datum (valfritt)',
  words: {
    content: 'Vad såg du?',
    service: 'Vad gick fel?',
    payment: 'Vad stämmer inte?',
  },
  wordsHint: 'Några meningar räcker.',
  name: 'Ditt namn',
  nameFree: 'Ditt namn (valfritt)',
  nameHint: 'Bara för oss. Den andra får inte veta vem som anmälde.',
  mail: 'Din e-postadress',
  mailFree: 'Din e-postadress (valfritt)',
  mailHint: 'Hit skickar vi vårt svar.',
  child: 'Du behöver inte säga vem du är. Ladda inte ner bilden och dela den inte.',
  childPlace: 'Du kan också anmäla det anonymt till Offlimits',
  goodFaith: 'Så vitt jag vet är detta sant och fullständigt.',
  send: 'Skicka',
  sentTitle: 'Tack, vi har tagit emot det',
  number: 'Ditt nummer',
  sentTo: 'Vi mejlar dig inom en vecka på {{mail}}. En bekräftelse är på väg.',
  sentNameless: 'Vi tittar på det genast. Spara numret om du vill mejla om det senare.',
  wrote: 'Så här skrev du',
  another: 'Berätta något mer',
}
