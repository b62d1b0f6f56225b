import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlInstall } from '#core/texts/nl/site/install.ts'

/** The site on the screen of a device, and what it keeps there, in Polish. */
export const plInstall: TextsIn<'pl', typeof nlInstall> = {
  install: {
    text: 'Wystarczy jedno dotknięcie, a liczba powie, gdy ktoś odpisze.',
    discreet: 'Widać tylko „{{name}}” i liczbę. Nigdy imienia, nigdy tekstu.',
    share: 'Stuknij Udostępnij, na dole Safari.',
    add: 'Wybierz „Dodaj do ekranu początkowego”.',
    later: 'Nie teraz',
    understood: 'OK',
    keep: 'Czytać też bez internetu?',
    keepText:
      'Wtedy zachowamy na tym urządzeniu ostatnie rozmowy i oglądane profile, najwyżej 7 dni.',
    keepNot: 'Po wylogowaniu wszystko znika. Nie rób tego na wspólnym urządzeniu.',
    keepYes: 'Tak, zachowaj tutaj',
    keepNo: 'Nie, raczej nie',
    kept: 'Czytaj bez internetu',
    keptText:
      'Ostatnie rozmowy i profile zostają na tym urządzeniu najwyżej 7 dni. Po wylogowaniu znikają.',
    keptNot: 'Na tym urządzeniu nie zachowujemy nic Twojego.',
  },
  offline: {
    title: 'Jesteś offline',
    asOf: 'Widzisz to, co o {{moment}} było już wczytane.',
    asOfDay: 'Widzisz to, co {{moment}} było już wczytane.',
    short: 'Stan z {{moment}}',
    text: 'Twoje wiadomości wyślemy później.',
  },
  update: {
    there: 'Jest nowa wersja',
    load: 'Wczytaj',
  },
}
