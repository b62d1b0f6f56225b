import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlNotifications } from '#core/texts/nl/account/notifications.ts'

/** What members are told of while they are away, in Polish. */
export const plNotifications: TextsIn<'pl', typeof nlNotifications> = {
  notifications: {
    title: 'O czym dajemy znać',
    what: 'Rodzaj powiadomienia',
    email: 'E-mail',
    push: 'Push',
    newMessages: 'Nowe wiadomości',
    newLikes: 'Nowe polubienia',
    matches: 'Pary',
    gifts: 'Prezenty',
    visits: 'Odwiedziny',
    payments: 'Płatności',
    account: 'Logowania',
    alwaysMailed: '{{kind}}: zawsze e-mailem',
    notMailed: '{{kind}}: nie e-mailem',
    happened: 'Co się działo',
    install:
      'Na iPhonie i iPadzie powiadomienia działają dopiero, gdy {{name}} jest na ekranie początkowym. Stuknij Udostępnij w Safari, wybierz Dodaj do ekranu początkowego i otwórz {{name}} stamtąd.',
    quiet: {
      section: 'Kiedy i jak',
      title: 'Cisza',
      on: 'Od {{from}} do {{to}} nic nie przychodzi. Potem wszystko przyjdzie w jednym powiadomieniu.',
      off: 'Włącz, jeśli nocą nie chcesz nic słyszeć.',
      from: 'Cisza od',
      to: 'Do',
      zone: 'Strefa czasowa',
    },
    lock: {
      title: 'Na ekranie',
      nothing: 'Nic',
      name: 'Imię',
      text: 'Wszystko',
      nothingText: 'Powiadomienie mówi tylko, że coś jest.',
      nameText: 'Kto widzi Twój ekran, widzi, od kogo to jest.',
      textText: 'Kto widzi Twój ekran, może czytać wiadomości.',
    },
    newMembers: 'Zapisane wyszukiwania',
    switch: '{{kind}}: {{channel}}',
    always: 'E-maile o koncie i płatnościach przychodzą zawsze.',
  },
}
