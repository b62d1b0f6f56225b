import type { Glossary } from '#core/texts/nl/platform/glossary.ts'

/** The words of the product, in Italian. */
export const itGlossary: Glossary = {
  member: { say: 'membr', not: ['utente', 'partecipante'] },
  visitor: { say: 'visit', not: ['ospite'] },
  profile: { say: 'profilo', not: ['scheda personale'] },
  fictional: { say: 'fittizi', not: ['account falso', 'profilo inventato', 'virtuale'] },
  photo: { say: 'foto', not: ['ritratto fotografico', 'scatto'] },
  like: { say: 'like', not: ['mi piace', 'occhiolino'] },
  match: { say: 'match', not: ['abbinamento'] },
  message: { say: 'messagg', not: ['messaggio di chat', 'mp'] },
  conversation: { say: 'conversazion', not: ['dialogo', 'filo'] },
  credit: { say: 'credit', not: ['monete', 'gettoni'] },
  discount: { say: 'sconto', not: ['ribasso', 'riduzione', 'bonus di benvenuto'] },
  receipt: { say: 'ricevut', not: ['scontrino'] },
  refund: { say: 'rimbors', not: ['indennizzo', 'restituzione'] },
  withdrawal: { say: 'rece', not: ['revoca dell’acquisto', 'rescissione'] },
  mandate: { say: 'mandato', not: ['delega di addebito'] },
  report: { say: 'segnala', not: ['riportare qualcuno', 'denunciare'] },
  block: { say: 'blocc', not: ['lista nera'] },
  settings: { say: 'impostazion', not: ['pagina delle opzioni', 'pannello di controllo'] },
  password: { say: 'password', not: ['parola segreta', 'codice segreto'] },
  notification: { say: 'notific', not: ['messaggio push', 'avviso push'] },
  closing: { say: 'chiu', not: ['disattivare l’account', 'disdire l’account'] },
  suspension: {
    say: 'esclus',
    not: ['chiudiamo il tuo account', 'account viene chiuso', 'bannato'],
  },
}
