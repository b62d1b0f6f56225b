import type { PageTables } from '../../nl/site/page-tables.ts'

/** What stands in the table of the page about cookies, in Italian. */
export const itPageTables: PageTables = {
  head: ['Cosa conserviamo', 'Nome', 'Per quanto'],
  kept: {
    session: 'Che hai fatto l’accesso',
    signup: 'La tua iscrizione su questo dispositivo, finché non confermi l’indirizzo',
    locale: 'La lingua che hai scelto',
    country: 'Il paese che hai scelto, per prezzi e luoghi',
    source: 'Da quale sito o annuncio arrivi, se lo dice',
    entry: 'Che hai chiuso l’avviso sull’età',
    scheme: 'Se hai scelto chiaro o scuro, e cosa vuoi tenere in vista',
    form: 'Quello che avevi compilato iscrivendoti, senza la password',
    account: 'Messaggi non ancora partiti, quello che scrivevi e gli avvisi che hai chiuso',
    scroll: 'Dov’eri nella pagina, per quando torni indietro',
    lapsed: 'Che la tua sessione è finita, così la pagina di accesso dice perché la vedi',
    reload: 'Che questa pagina ha appena caricato una nuova versione',
    bounce: 'Che annotiamo quando lasci la pagina, se lo chiedeva il link da cui arrivi',
    offline: 'Le tue ultime conversazioni e l’app stessa, se hai accettato installandola',
    photos: 'Una foto non ancora partita',
  },
  until: {
    days: (days) => `${days} giorni`,
    hours: (hours) => `${hours} ore`,
    logout: 'finché non esci',
    sent: 'finché non parte',
    closed: 'finché non chiudi la scheda',
    yourself: 'finché non lo cancelli tu',
  },
}
