import type { PageTables } from '../../nl/site/page-tables.ts'

/** What stands in the table of the page about cookies, in Swedish. */
export const svPageTables: PageTables = {
  head: ['Vad vi sparar', 'Namn', 'Hur länge'],
  kept: {
    session: 'Att du är inloggad',
    signup: 'Att du gick med på den här enheten, tills din adress är bekräftad',
    locale: 'Språket du valde',
    country: 'Landet du valde, för priser och orter',
    source: 'Vilken sajt eller annons du kom från, om den talar om det',
    entry: 'Att du stängde åldersrutan',
    scheme: 'Om du valde ljust eller mörkt, och vad du vill ha framme',
    form: 'Vad du hade fyllt i när du gick med, utan ditt lösenord',
    account: 'Meddelanden som inte är skickade än, vad du höll på att skriva och rutor du stängde',
    scroll: 'Var på sidan du var, till när du går tillbaka',
    lapsed: 'Att din session är slut, så att inloggningssidan säger varför du ser den',
    reload: 'Att den här sidan nyss hämtade en ny version',
    bounce: 'Att vi noterar när du lämnar sidan, om länken du kom från bad om det',
    offline:
      'Dina senaste konversationer och själva appen, om du gick med på det vid installationen',
    photos: 'En bild som inte är skickad än',
  },
  until: {
    days: (days) => `${days} dagar`,
    hours: (hours) => `${hours} timmar`,
    logout: 'tills du loggar ut',
    sent: 'tills det är skickat',
    closed: 'tills du stänger fliken',
    yourself: 'tills du själv raderar det',
  },
}
