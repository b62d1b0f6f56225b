import type { PageTables } from '../../nl/site/page-tables.ts'

/** What stands in the table of the page about cookies, in Norwegian. */
export const nbPageTables: PageTables = {
  head: ['Hva vi lagrer', 'Navn', 'Hvor lenge'],
  kept: {
    session: 'At du er logget inn',
    signup: 'At du ble med på denne enheten, til adressen din er bekreftet',
    locale: 'Språket du valgte',
    country: 'Landet du valgte, for priser og steder',
    source: 'Hvilket nettsted eller hvilken annonse du kom fra, hvis det sier fra',
    entry: 'At du lukket aldersbeskjeden',
    scheme: 'Om du valgte lyst eller mørkt, og hva du vil ha framme',
    form: 'Det du hadde fylt ut da du ble med, uten passordet ditt',
    account: 'Meldinger som ikke er sendt ennå, det du holdt på å skrive, og beskjeder du lukket',
    scroll: 'Hvor på siden du var, til når du går tilbake',
    lapsed: 'At økten din er over, slik at siden for innlogging sier hvorfor du ser den',
    reload: 'At denne siden nettopp hentet en ny versjon',
    bounce: 'At vi noterer når du forlater siden, hvis lenken du kom fra ba om det',
    offline: 'De siste samtalene dine og selve appen, hvis du gikk med på det da du installerte',
    photos: 'Et bilde som ikke er sendt ennå',
  },
  until: {
    days: (days) => `${days} dager`,
    hours: (hours) => `${hours} timer`,
    logout: 'til du logger ut',
    sent: 'til det er sendt',
    closed: 'til du lukker fanen',
    yourself: 'til du sletter det selv',
  },
}
