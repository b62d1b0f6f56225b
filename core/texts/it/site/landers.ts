import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlLanders } from '../../nl/site/landers.ts'

/** The pages on which visitors from elsewhere land, in Italian. */
export const itLanders: TextsIn<'it', typeof nlLanders> = {
  free: 'Iscriversi è gratis, un messaggio costa {{credits}}. {{age}}+',
  closed: 'Ora non ci si può iscrivere.',
  fictional: 'Fittizio',
  fictionalWhole: 'Profilo fittizio',
  drawn: 'Disegnati, non membri.',
  pause: 'Pausa',
  play: 'Riproduci',
  who: '{{name}}, {{age}}',
  whoWhere: '{{name}}, {{age}} · {{place}}',
  alonetonight: {
    title: 'In una casa vuota può esserci tanto silenzio.',
    text: 'Racconta a qualcuno com’è andata la giornata. O quanto silenzio c’è.',
    call: 'Parla con qualcuno',
    parts: {
      night: '{{day}} notte',
      morning: '{{day}} mattina',
      noon: '{{day}} pomeriggio',
      evening: '{{day}} sera',
    },
    description:
      'Non ti va una serata silenziosa? Su {{site}} racconti a qualcuno com’è andata la giornata.',
  },
  collagelanding: {
    title: 'In mezzo a tutte queste vite c’è posto per te.',
    text: 'Persone, luoghi, cose che qualcuno ha tenuto. Infilati in mezzo.',
    call: 'Infilati',
    you: 'Tu?',
    description: 'Persone, luoghi e cose che qualcuno ha tenuto. Infilati in mezzo su {{site}}.',
  },
  gallery: {
    title: 'Gente della sera',
    text: 'Fai un giro. Fermati dove continui a guardare.',
    call: 'Entra gratis',
    next: 'Prossimo quadro',
    wall: 'Ritratti alla parete',
    people: {
      sanne: 'Scambio la mia ricetta di pasta migliore con la tua battuta peggiore.',
      carla: 'Il tè è sempre troppo caldo. Allora resta un po’.',
      jeroen: 'Conosco un sentiero dove alle sei non passa nessuno.',
      noor: 'Si balla anche tra i mobili della cucina.',
      omar: 'Vieni ad ascoltare? Il disco è pronto.',
      ellen: 'Con il vento a favore ti stacco ancora.',
    },
    description:
      'Una parete piena di gente della sera. Fai un giro su {{site}}, e fermati dove continui a guardare.',
  },
  iconslanding: {
    title: 'Di cosa hai voglia?',
    text: 'Prendi quello che ti piace. La luce resta accesa.',
    call: 'Trova chi ha la stessa voglia',
    chosen: 'Quello che scegli è già nella tua iscrizione.',
    wish: 'Voglia di: {{things}}.',
    things: {
      coffee: 'Prima un caffè',
      record: 'Un disco in sottofondo',
      home: 'A casa mia',
      rain: 'Anche con la pioggia',
      wine: 'Un bicchiere di vino',
      town: 'In centro',
      dinner: 'Una lunga cena',
      dance: 'Ballare',
      reading: 'Leggere ad alta voce',
    },
    description:
      'Caffè, un disco o un ballo: scegli di cosa hai voglia e trova su {{site}} chi ha la stessa voglia.',
  },
  maplanding: {
    title: 'Chi abita dietro l’angolo?',
    text: 'Mai l’indirizzo di nessuno, solo la città.',
    field: 'La tua città',
    hint: 'Scrivi la tua città',
    call: 'Guardati intorno',
    wish: 'Cerco qualcuno vicino a {{place}}.',
    label: 'I profili fittizi hanno l’etichetta.',
    map: 'Mappa di Paesi Bassi e Belgio di sera',
    description:
      'Chi abita dietro l’angolo? Su {{site}} vedi la città di qualcuno, e mai l’indirizzo.',
  },
  socialnetwork: {
    kicker: 'La domanda di stasera',
    title: 'Cosa fai quando non guarda nessuno?',
    field: 'La tua risposta',
    hint: 'E tu?',
    call: 'Rispondi',
    begins: 'La tua risposta è l’inizio della tua iscrizione.',
    evening: 'La sera ora per ora',
    people: {
      ruben: 'Cantare con la radio. Tutte le voci.',
      ellen: 'Scivolare per il corridoio in calzini.',
      joy: 'Mangiare dalla pentola, in piedi alla finestra.',
    },
    kitchen: 'C’è qualcosa sul fuoco.',
    canal: 'Il canale è per chi è ancora sveglio.',
    description: 'Cosa fai quando non guarda nessuno? Rispondi su {{site}}.',
  },
  transitionsvideolanding: {
    title: 'La serata può ancora prendere qualsiasi piega.',
    call: 'Sali',
    scenes: { home: 'A casa', way: 'Per strada', inside: 'Dentro', outside: 'Fuori' },
    film: 'Film: qualcuno esce di casa, prende il tram per un bar e cammina lungo l’acqua con un’altra persona.',
    description:
      'A casa, per strada, dentro o fuori: su {{site}} la serata può ancora prendere qualsiasi piega.',
  },
  video: {
    title: 'Sali?',
    call: 'Di’ che ci sei',
    film: 'Film: un treno passa lungo l’acqua di sera.',
    description: 'Sali? Di’ su {{site}} che ci sei.',
  },
  tinderswipe: {
    title: 'Tre persone. Chi ti piace?',
    text: 'Porta chi ti piace verso la luce. Con il pollice, il mouse o le frecce.',
    call: 'Continua dentro',
    no: 'Non ora',
    yes: 'Like',
    liked: 'Chi ti piace',
    done: 'Eccoli tutti e tre. Dentro continui a guardare.',
    people: {
      noor: 'balla in cucina',
      fatima: 'legge in treno',
      aya: 'resta finché non si accendono le luci',
    },
    description:
      'Tre persone, una domanda: chi ti piace? Porta chi ti piace verso la luce e iscriviti gratis a {{site}}.',
  },
}
