import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlFrame } from '#core/texts/nl/platform/frame.ts'

/** The frame around every page, in Italian. */
export const itFrame: TextsIn<'it', typeof nlFrame> = {
  site: {
    fictionalNote: 'Alcuni profili sono fittizi. È sempre indicato, e puoi escluderli.',
    disclaimer:
      'Questo sito è per persone dai {{age}} anni in su. I profili fittizi hanno un’etichetta; il contatto fisico con loro non è possibile.',
    prices: 'Prezzi',
    rules: 'Regole della casa',
    complaints: 'Segnalazione o reclamo',
    withdraw: 'Recedere dal contratto',
    support: 'Serve aiuto? {{email}}',
    demo: 'Questa è una demo: paghi in una banca di prova e leggi la posta in una casella di prova.',
    registered: 'Registro delle imprese {{kvk}}, IVA {{vat}}',
    mailbox: 'Apri la casella',
  },
  footer: {
    label: 'Info su {{name}}',
    terms: 'Termini',
    privacy: 'Privacy',
    cookies: 'Cookie',
    returns: 'Rimborsi',
    questions: 'Domande',
    service: 'Assistenza',
    languages: 'Lingua e paese',
  },
  nav: {
    label: 'Menu principale',
    skip: 'Vai al contenuto',
    members: 'Membri',
    login: 'Entra',
    signup: 'Iscriviti gratis',
    language: 'Lingua',
    back: 'Indietro',
  },
  action: {
    dismiss: 'Chiudi',
    retry: 'Riprova',
  },
  credits_one: '{{count}} credito',
  credits_many: '{{count}} crediti',
  credits_other: '{{count}} crediti',
  error: {
    unreachable: 'Nessuna connessione. Riprova tra poco.',
    page: 'Errore',
    status: 'Codice di errore {{status}}',
    notFound: 'Pagina non trovata.',
    nobody: 'Qui non abita nessuno',
    members: 'Guarda i membri',
    notFoundText: 'Forse un profilo è stato tolto, o il link è sbagliato.',
    home: 'Torna alla pagina iniziale',
    broken: 'C’è stato un errore mostrando la pagina di errore',
    brokenHome: 'Torna alla pagina iniziale',
  },
  form: {
    email: 'E-mail',
    password: 'Password',
    passwordHint: 'Almeno {{min}} caratteri',
    showPassword: 'Mostra o nascondi la password',
  },
}
