import type { PageTables } from '../../nl/site/page-tables.ts'

/** What stands in the table of the page about cookies, in German. */
export const dePageTables: PageTables = {
  head: ['Was wir speichern', 'Name', 'Wie lange'],
  kept: {
    session: 'Dass du eingeloggt bist',
    signup: 'Dass du dich auf diesem Gerät angemeldet hast, bis deine Adresse bestätigt ist',
    locale: 'Die Sprache, die du gewählt hast',
    country: 'Das Land, das du gewählt hast, für Preise und Orte',
    source: 'Von welcher Seite oder Anzeige du kamst, wenn sie es uns sagt',
    entry: 'Dass du den Hinweis zum Alter geschlossen hast',
    scheme: 'Ob du hell oder dunkel gewählt hast, und was du im Blick behalten willst',
    form: 'Was du bei der Anmeldung ausgefüllt hast, ohne dein Passwort',
    account:
      'Noch nicht gesendete Nachrichten, was du gerade geschrieben hast, und Hinweise, die du geschlossen hast',
    scroll: 'Wo du auf der Seite warst, falls du zurückgehst',
    lapsed: 'Dass deine Sitzung zu Ende ist, damit die Anmeldeseite sagt, warum du sie siehst',
    reload: 'Dass diese Seite gerade eine neue Version geholt hat',
    bounce:
      'Dass wir festhalten, wann du die Seite verlässt, wenn der Link, über den du kamst, darum bat',
    offline:
      'Deine letzten Chats und die App selbst, wenn du beim Installieren einverstanden warst',
    photos: 'Ein Foto, das noch nicht gesendet ist',
  },
  until: {
    days: (days) => `${days} Tage`,
    hours: (hours) => `${hours} Stunden`,
    logout: 'bis du dich ausloggst',
    sent: 'bis es gesendet ist',
    closed: 'bis du den Tab schließt',
    yourself: 'bis du es selbst löschst',
  },
}
