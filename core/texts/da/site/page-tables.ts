import type { PageTables } from '../../nl/site/page-tables.ts'

/** What stands in the table of the page about cookies, in Danish. */
export const daPageTables: PageTables = {
  head: ['Hvad vi gemmer', 'Navn', 'Hvor længe'],
  kept: {
    session: 'At du er logget ind',
    signup: 'At du tilmeldte dig på denne enhed, indtil din adresse er bekræftet',
    locale: 'Det sprog, du valgte',
    country: 'Det land, du valgte, til priser og steder',
    source: 'Hvilken side eller annonce du kom fra, hvis den fortæller det',
    entry: 'At du lukkede aldersbeskeden',
    scheme: 'Om du valgte lyst eller mørkt, og hvad du vil have i syne',
    form: 'Det, du havde udfyldt, da du tilmeldte dig, uden din adgangskode',
    account:
      'Beskeder, der ikke er sendt endnu, det, du var ved at skrive, og beskeder på skærmen, du lukkede',
    scroll: 'Hvor du var på siden, til når du går tilbage',
    lapsed: 'At din session er slut, så login-siden siger, hvorfor du ser den',
    reload: 'At denne side lige har hentet en ny version',
    bounce: 'At vi noterer, hvornår du forlader siden, hvis linket, du kom fra, bad om det',
    offline: 'Dine seneste samtaler og selve appen, hvis du gik med til det ved installationen',
    photos: 'Et foto, der ikke er sendt endnu',
  },
  until: {
    days: (days) => `${days} dage`,
    hours: (hours) => `${hours} timer`,
    logout: 'indtil du logger ud',
    sent: 'indtil det er sendt',
    closed: 'indtil du lukker fanen',
    yourself: 'indtil du selv sletter det',
  },
}
