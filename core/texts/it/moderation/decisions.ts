import { titlesOf } from '#core/moderation/rule-titles.ts'
import type { ModerationWords } from '#core/texts/nl/moderation/decisions.ts'
import { itRulebook } from './rulebook.ts'

/** What the screens, the mails and the desk call a rule, a reason and a decision, in Italian. */
export const itModerationWords: ModerationWords = {
  rule: titlesOf(itRulebook.rules),
  reason: {
    child_abuse: 'Immagine sessuale di un minore',
    under_age: 'Ha meno di 18 anni',
    threat: 'Minaccia me o un’altra persona',
    force: 'Subisce costrizioni o le impone',
    extortion: 'Ricatta con foto o segreti',
    fraud: 'Chiede soldi o truffa',
    harassment: 'Molesta o insulta',
    hate: 'Odio o discriminazione',
    sexual_unasked: 'Contenuti sessuali non richiesti',
    others_photo: 'Foto di un’altra persona',
    fake_profile: 'Profilo falso',
    photo_not_you: 'Non è la persona nella foto',
    photo_explicit: 'Nudo nel profilo',
    contact: 'Contatti nel profilo',
    advertising: 'Pubblicità o servizi a pagamento',
    spam: 'Manda a tutti lo stesso',
    illegal: 'Altro che costituisce reato',
    evasion: 'Torna nonostante l’esclusione',
    other: 'Altro',
  },
  subject: {
    member: 'Profilo',
    text: 'Testo del profilo',
    photo: 'Foto',
    message: 'Messaggio',
    conversation: 'Conversazione',
    notice: 'Segnalazione da fuori',
    signs: 'Primi messaggi',
  },
  decision: {
    nothing_found: 'Niente di irregolare',
    warning: 'Avvertimento',
    remove_photo: 'Foto rimossa',
    remove_text: 'Testo del profilo rimosso',
    remove_message: 'Messaggio rimosso',
    hide_profile: 'Profilo nascosto',
    pause_chat: 'Chat in pausa',
    suspend: 'Account escluso a tempo',
    ban: 'Account escluso',
    upheld: 'La decisione resta',
    overturned: 'La decisione è annullata',
  },
  means: {
    nothing_found: 'Non cambia niente.',
    warning: 'Ora non cambia niente. Se succede di nuovo, potrebbe.',
    remove_photo: 'Questa foto non la vede più nessuno.',
    remove_text: 'Questo testo non lo vede più nessuno. Puoi scriverne uno nuovo.',
    remove_message: 'Questo messaggio non lo vede più nessuno.',
    hide_profile: 'Gli altri non ti trovano. Cambia il profilo e torna visibile.',
    pause_chat: 'Puoi leggere, ma non mandare messaggi.',
    suspend: 'Non puoi entrare e gli altri non ti vedono.',
    ban: 'Non puoi entrare e gli altri non ti vedono.',
    upheld: 'Un’altra persona ha riesaminato. Non cambia niente.',
    overturned: 'È tutto come prima. Ci scusiamo.',
  },
  undelivered:
    'La decisione non vale più. Ciò che abbiamo trattenuto non è stato consegnato, e hai di nuovo i tuoi crediti. Ci scusiamo.',
  found: {
    report: 'Una segnalazione. L’ha esaminata e ha deciso una persona, non un computer.',
    staff: 'L’ha visto e ha deciso una persona, non un computer.',
    machine:
      'Un computer ha contato i tuoi primi messaggi. Ha deciso una persona, e non li ha letti.',
  },
  credits: {
    wait: 'I tuoi crediti restano. Solo uno sconto a tempo continua a scorrere.',
    stay: 'I tuoi crediti restano finché esiste il tuo account.',
    withdraw:
      'Hai comprato crediti da poco? Puoi recedere da quell’ordine anche ora, senza entrare.',
    withdrawHere: 'Recedere dal contratto qui',
  },
}
