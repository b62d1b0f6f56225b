import type { PageTables } from '../../nl/site/page-tables.ts'

/** What stands in the table of the page about cookies, in Finnish. */
export const fiPageTables: PageTables = {
  head: ['Mitä säilytämme', 'Nimi', 'Kuinka kauan'],
  kept: {
    session: 'Että olet kirjautunut',
    signup: 'Että rekisteröidyit tällä laitteella, kunnes osoitteesi on vahvistettu',
    locale: 'Valitsemasi kieli',
    country: 'Valitsemasi maa, hintoja ja paikkoja varten',
    source: 'Miltä sivustolta tai mainoksesta tulit, jos se kertoo',
    entry: 'Että suljit ikähuomautuksen',
    scheme: 'Valitsitko vaalean vai tumman, ja mitä haluat pitää näkyvillä',
    form: 'Mitä olit täyttänyt rekisteröityessäsi, ilman salasanaasi',
    account: 'Vielä lähettämättömät viestit, mitä olit kirjoittamassa ja sulkemasi huomautukset',
    scroll: 'Missä kohtaa sivua olit, kun palaat takaisin',
    lapsed: 'Että istuntosi on päättynyt, jotta kirjautumissivu kertoo, miksi näet sen',
    reload: 'Että tämä sivu haki juuri uuden version',
    bounce: 'Että kirjaamme, milloin poistut sivulta, jos linkki, jota seurasit, pyysi sitä',
    offline: 'Viimeiset keskustelusi ja itse sovellus, jos suostuit siihen asentaessasi',
    photos: 'Kuva, jota ei ole vielä lähetetty',
  },
  until: {
    days: (days) => `${days} päivää`,
    hours: (hours) => `${hours} tuntia`,
    logout: 'kunnes kirjaudut ulos',
    sent: 'kunnes se on lähetetty',
    closed: 'kunnes suljet välilehden',
    yourself: 'kunnes poistat sen itse',
  },
}
