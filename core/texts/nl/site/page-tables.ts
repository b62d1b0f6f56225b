import type { KeptItemName } from '#core/site/pages/kept-on-device.ts'

type Times = {
  days: (days: number) => string
  hours: (hours: number) => string
  logout: string
  sent: string
  closed: string
  yourself: string
}

export type PageTables = {
  head: readonly [string, string, string]
  kept: Record<KeptItemName, string>
  until: Times
}

/** What stands in the table of the page about cookies, in Dutch. */
export const nlPageTables: PageTables = {
  head: ['Wat we bewaren', 'Naam', 'Hoelang'],
  kept: {
    session: 'Dat je bent ingelogd',
    signup: 'Dat je je op dit apparaat hebt aangemeld, tot je adres bevestigd is',
    locale: 'De taal die je koos',
    country: 'Het land dat je koos, voor prijzen en plaatsen',
    source: 'Via welke site of advertentie je kwam, als die dat meegeeft',
    entry: 'Dat je de leeftijdsmelding hebt gesloten',
    scheme: 'Of je licht of donker koos, en wat je in beeld wilt houden',
    form: 'Wat je bij het aanmelden al had ingevuld, zonder je wachtwoord',
    account:
      'Berichten die nog niet verstuurd zijn, wat je aan het typen was, en meldingen die je hebt weggeklikt',
    scroll: 'Waar je was op de pagina, voor als je teruggaat',
    lapsed: 'Dat je sessie is afgelopen, zodat de inlogpagina zegt waarom je haar ziet',
    reload: 'Dat deze pagina net een nieuwe versie heeft opgehaald',
    bounce:
      'Dat we bijhouden wanneer je de pagina verlaat, als de link waarmee je kwam daarom vroeg',
    offline: 'Je laatste gesprekken en de app zelf, als je dat bij het installeren goedvond',
    photos: 'Een foto die nog niet verstuurd is',
  },
  until: {
    days: (days) => `${days} dagen`,
    hours: (hours) => `${hours} uur`,
    logout: 'tot je uitlogt',
    sent: 'tot het verstuurd is',
    closed: 'tot je het tabblad sluit',
    yourself: 'tot je het zelf wist',
  },
}
