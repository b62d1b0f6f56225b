import type { PageTables } from '../../nl/site/page-tables.ts'

/** What stands in the table of the page about cookies, in Polish. */
export const plPageTables: PageTables = {
  head: ['Co zachowujemy', 'Nazwa', 'Jak długo'],
  kept: {
    session: 'Że trwa logowanie',
    signup: 'Że rejestracja była na tym urządzeniu, aż adres będzie potwierdzony',
    locale: 'Wybrany język',
    country: 'Wybrany kraj, do cen i miejsc',
    source: 'Z jakiej strony albo reklamy jest wejście, jeśli to mówi',
    entry: 'Zamknięcie ramki o wieku',
    scheme: 'Wybór jasnego albo ciemnego i co ma być na widoku',
    form: 'To, co było wypełnione przy rejestracji, bez hasła',
    account: 'Wiadomości jeszcze niewysłane, tekst w trakcie pisania i zamknięte ramki',
    scroll: 'Miejsce na stronie, na powrót',
    offline: 'Ostatnie czaty i sama aplikacja, jeśli była na to zgoda przy instalacji',
    photos: 'Zdjęcie jeszcze niewysłane',
  },
  until: {
    days: (days) => `dni: ${days}`,
    hours: (hours) => `godziny: ${hours}`,
    logout: 'aż do wylogowania',
    sent: 'aż do wysłania',
    closed: 'aż do zamknięcia karty',
    yourself: 'aż to usuniesz',
  },
}
