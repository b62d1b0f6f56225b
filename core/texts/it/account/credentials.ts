import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlCredentials } from '#core/texts/nl/account/credentials.ts'

/** Password, e-mail address and devices, in Italian. */
export const itCredentials: TextsIn<'it', typeof nlCredentials> = {
  reset: {
    title: 'Password dimenticata?',
    lead: 'Scrivi la tua e-mail. Ti mandiamo un link per sceglierne una nuova.',
    submit: 'Invia il link',
    sentTitle: 'Guarda la posta',
    sent: 'Se {{email}} appartiene a un account, un’e-mail è in arrivo. Il link funziona per {{minutes}} minuti.',
    limit:
      'Ancora niente? Guarda nella posta indesiderata. Puoi chiedere un’e-mail {{max}} volte al giorno.',
    again: 'Invia di nuovo',
    other: 'Un’altra e-mail',
    toLogin: 'Torna all’accesso',
    doTitle: 'Scegli una nuova password',
    doText: 'Poi la sessione si chiude dappertutto e rientri con la nuova password.',
    new: 'Nuova password',
    repeat: 'Ancora una volta',
    doSubmit: 'Salva la password',
    doneTitle: 'La tua password è cambiata',
    doneText: 'La tua sessione è chiusa su tutti i dispositivi. Entra con la nuova password.',
    newMail: 'Chiedi un’altra e-mail',
  },
  security: {
    email: 'Cambia l’e-mail',
    password: 'Cambia la password',
    back: 'Torna alle impostazioni',
  },
  changePassword: {
    text: 'La sessione si chiuderà sugli altri dispositivi.',
    old: 'Password attuale',
    forgot: 'Hai dimenticato quella attuale?',
    done: 'La tua password è cambiata. La sessione è chiusa sugli altri dispositivi.',
  },
  mailChange: {
    now: 'Ora entri con {{email}}.',
    wrong: 'La tua iscrizione è con {{email}}, e quell’indirizzo non è ancora confermato.',
    text: 'Mandiamo un link al nuovo indirizzo. Aprilo per confermare il cambio.',
    email: 'Nuova e-mail',
    submit: 'Invia il link',
    pending: 'Un’e-mail è in arrivo a {{email}}. Apri il link entro {{hours}} ore.',
    limit: 'Puoi chiedere un’e-mail {{max}} volte al giorno.',
    resend: 'Invia di nuovo',
    resent: 'L’e-mail è stata inviata di nuovo. Usa il link di quella più recente.',
    cancel: 'Non cambiarla',
    correct: 'L’indirizzo è sbagliato?',
    doTitle: 'Conferma la tua nuova e-mail',
    doText: 'D’ora in poi entri con questo indirizzo, e le nostre e-mail arrivano lì.',
    doSubmit: 'Conferma l’indirizzo',
    chooseText:
      'Qui non hai fatto l’accesso. Scegli una password, o riscrivi quella che hai: d’ora in poi entri con quella. Sugli altri dispositivi la sessione si chiude.',
    chooseNotYou:
      'Non sei {{name}}? Allora chiudi questa pagina. Qualcun altro ha scritto la tua e-mail.',
    doneTitle: 'La tua e-mail è cambiata',
    doneText: 'D’ora in poi entri con questa. Abbiamo avvisato il vecchio indirizzo del cambio.',
    doneGo: 'Avanti',
    undoTitle: 'Vuoi riavere la tua vecchia e-mail?',
    undoText:
      'Tutti vengono disconnessi e la password non funziona più. Ti mandiamo subito un link per sceglierne una nuova.',
    undoSubmit: 'Riprendi il mio indirizzo',
    undoneTitle: 'Hai di nuovo la tua vecchia e-mail',
    undoneText:
      'Tutti sono disconnessi. Un’e-mail è in arrivo: scegli con quella una nuova password, poi puoi rientrare.',
    newLink: 'Chiedi un altro link',
  },
  devices: {
    title: 'Dispositivi',
    text: 'Qui hai una sessione aperta. Ce n’è uno che non conosci? Disconnettilo e scegli un’altra password.',
    unknown: 'Dispositivo sconosciuto',
    this: 'Questo dispositivo',
    seen: 'Ultimo uso: {{date}}, {{time}}',
    since: 'Accesso il {{date}}',
    end: 'Disconnetti',
    endName: 'Disconnetti {{device}}',
    ended: '{{device}} è disconnesso.',
    others: 'Disconnetti tutti gli altri',
    othersEnded: 'Tutti gli altri dispositivi sono disconnessi.',
    only: 'Hai una sessione aperta solo su questo dispositivo.',
  },
}
