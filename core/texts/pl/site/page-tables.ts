import type { PageTables } from '../../nl/site/page-tables.ts'

/** What stands in the table of the page about cookies, in Polish. */
export const plPageTables: PageTables = {
  head: ['Co zachowujemy', 'Nazwa', 'Jak długo'],
  kept: {
    session: 'Stan zalogowania',
    signup: 'Rejestracja na tym urządzeniu, aż potwierdzisz adres',
    locale: 'Wybrany język',
    country: 'Wybrany kraj, do cen i miejsc',
    source: 'Z jakiej strony albo reklamy przychodzisz, jeśli to podaje',
    entry: 'Zamknięcie komunikatu o wieku',
    scheme: 'Wygląd, jasny albo ciemny, i co ma być widoczne',
    form: 'To, co było wypełnione przy rejestracji, bez hasła',
    account: 'Wiadomości jeszcze niewysłane, tekst w trakcie pisania i zamknięte komunikaty',
    scroll: 'Miejsce na stronie, na powrót',
    lapsed: 'To, że sesja się skończyła, żeby strona logowania mówiła, skąd się wzięła',
    reload: 'To, że strona właśnie pobrała nową wersję',
    bounce: 'To, że notujemy wyjście ze strony, jeśli prosił o to link, który tu prowadził',
    offline: 'Ostatnie rozmowy i sama aplikacja, jeśli była na to zgoda przy instalacji',
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
