import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlComplaints } from '#core/texts/nl/moderation/complaints.ts'
import { fiModerationWords } from './decisions.ts'

/** The form for everybody, in Finnish. */
export const fiComplaints: TextsOf<typeof nlComplaints> = {
  title: 'Kerro meille',
  lead: 'Näitkö jotakin, mikä ei kuulu tänne, tai teimmekö virheen? Sen lukee ihminen, ja saat vastauksen sähköpostilla. Kirjautua ei tarvitse.',
  danger: 'Onko joku vaarassa juuri nyt?',
  call: 'Soita 112',
  about: 'Mitä asia koskee?',
  abouts: { content: 'Jotakin sivustolla', service: 'Palveluamme', payment: 'Maksua' },
  reason: 'Mikä on vialla?',
  choose: 'Valitse lähin vaihtoehto',
  reasons: fiModerationWords.reason,
  place: 'Missä näit sen?',
  placeHint: 'Liitä profiilin linkki, tai kerro kuka se on ja missä näit sen.',
  placePayment: 'Kuitin numero tai päivä (vapaaehtoinen)',
  words: {
    content: 'Mitä näit?',
    service: 'Mikä meni vikaan?',
    payment: 'Mikä ei pidä paikkaansa?',
  },
  wordsHint: 'Muutama lause riittää.',
  name: 'Nimesi',
  nameFree: 'Nimesi (vapaaehtoinen)',
  nameHint: 'Vain meille. Toinen ei saa tietää, kuka ilmiantoi.',
  mail: 'Sähköpostiosoitteesi',
  mailFree: 'Sähköpostiosoitteesi (vapaaehtoinen)',
  mailHint: 'Vastauksemme tulee tänne.',
  child: 'Sinun ei tarvitse kertoa, kuka olet. Älä lataa äläkä jaa kuvaa.',
  childPlace: 'Voit ilmiantaa sen myös nimettömästi: Offlimits',
  goodFaith: 'Parhaan tietoni mukaan tämä on totta eikä mitään puutu.',
  send: 'Lähetä',
  sentTitle: 'Kiitos, se on meillä',
  number: 'Numerosi',
  sentTo: 'Kirjoitamme viikon kuluessa osoitteeseen {{mail}}. Vahvistus on matkalla.',
  sentNameless:
    'Katsomme asiaa heti. Säilytä tämä numero, jos haluat kirjoittaa asiasta myöhemmin.',
  wrote: 'Tämän kirjoitit',
  another: 'Kerro jotakin muuta',
}
