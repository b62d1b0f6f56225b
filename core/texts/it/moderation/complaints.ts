import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlComplaints } from '#core/texts/nl/moderation/complaints.ts'
import { itModerationWords } from './decisions.ts'

/** The form for everybody, in Italian. */
export const itComplaints: TextsIn<'it', typeof nlComplaints> = {
  title: 'Raccontaci',
  lead: 'Hai visto qualcosa che qui non va, o abbiamo sbagliato noi? Lo legge una persona e ricevi risposta per e-mail. Non serve entrare.',
  danger: 'C’è un pericolo adesso?',
  call: 'Chiama il 112',
  about: 'Di cosa si tratta?',
  abouts: { content: 'Qualcosa sul sito', service: 'Il nostro servizio', payment: 'Un pagamento' },
  reason: 'Cosa non va?',
  choose: 'Scegli ciò che si avvicina di più',
  reasons: itModerationWords.reason,
  place: 'Dove l’hai visto?',
  placeHint: 'Incolla il link del profilo, o di’ chi è e dove l’hai visto.',
  placePayment: 'Numero di ricevuta o data (facoltativo)',
  words: {
    content: 'Cosa hai visto?',
    service: 'Cosa è andato storto?',
    payment: 'Cosa non è giusto?',
  },
  wordsHint: 'Bastano poche frasi.',
  name: 'Il tuo nome',
  nameFree: 'Il tuo nome (facoltativo)',
  nameHint: 'Solo per noi. L’altra persona non sa chi ha segnalato.',
  mail: 'La tua e-mail',
  mailFree: 'La tua e-mail (facoltativo)',
  mailHint: 'La nostra risposta arriva qui.',
  child: 'Non serve dire chi sei. Non scaricare né condividere l’immagine.',
  childPlace: 'Puoi anche segnalarlo in modo anonimo a Offlimits',
  goodFaith: 'Per quanto ne so, è vero e completo.',
  send: 'Invia',
  sentTitle: 'Grazie, ce l’abbiamo',
  number: 'Il tuo numero',
  sentTo: 'Ti scriviamo entro una settimana a {{mail}}. Una conferma è in arrivo.',
  sentNameless: 'Lo guardiamo subito. Conserva questo numero se vuoi scriverci più tardi.',
  wrote: 'Ecco cosa hai scritto',
  another: 'Raccontaci altro',
}
