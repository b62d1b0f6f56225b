import { nameAfter } from '#core/kernel/name-after.ts'
import type { AccountMails } from '#core/texts/nl/account/mails.ts'
import { plPaymentMails } from '../payment/mails.ts'

/** What mails on an account say, in Polish. */
export const plAccountMails: AccountMails = {
  activation: {
    subject: ({ site }) => `Potwierdź adres e-mail w serwisie ${site}`,
    heading: ({ name }) => `Cześć${nameAfter(name)}!`,
    body: ({ site, credits, conversations }) => [
      `Miło, że jesteś. Potwierdź adres e-mail i możesz od razu zacząć: ${site}.`,
      ...(credits > 0
        ? [
            `Dostajesz ${plPaymentMails.payer.credits(credits)} na darmowe wiadomości. Rozmów najwyżej: ${conversations}.`,
          ]
        : []),
    ],
    button: 'Potwierdź mój adres',
    after: ({ hours }) =>
      `Link działa raz i przez ${hours} godz. To nie Twoja rejestracja? Nie musisz nic robić.`,
  },
  welcome: {
    subject: ({ site }) => `Twój start w serwisie ${site}`,
    heading: ({ name }) => `Już jesteś z nami${nameAfter(name)}!`,
    body: ({ credits }) => [
      credits > 0
        ? `Twój adres jest potwierdzony. Dostajesz na start ${plPaymentMails.payer.credits(credits)}. Możesz od razu wysyłać wiadomości.`
        : 'Twój adres jest potwierdzony: możesz od razu zacząć.',
      'Opowiedz w profilu coś o sobie, żeby inni wiedzieli, kim jesteś.',
    ],
    button: 'Zobacz, kto tu jest',
    rest: () =>
      'To, jakie e-maile dostajesz, ustalasz w ustawieniach. Tam też możesz zamknąć konto.',
  },
  alreadyMember: {
    subject: ({ site }) => `Masz już konto w serwisie ${site}`,
    heading: ({ name }) => `Cześć${nameAfter(name, ' ')}`,
    body: ({ site }) => [
      `Ktoś chciał założyć konto w serwisie ${site} z tym adresem. Masz już konto: możesz się po prostu zalogować.`,
      'To nie Ty? Nie musisz nic robić. Nic się nie zmieniło.',
    ],
    button: 'Zaloguj się',
  },
  passwordReset: {
    subject: ({ site }) => `Nowe hasło w serwisie ${site}`,
    heading: ({ name }) => `Cześć${nameAfter(name, ' ')}`,
    body: ({ until }) => [
      'Ktoś poprosił o nowe hasło. To Ty? Wybierz je tym przyciskiem.',
      `Link działa raz, do ${until}.`,
    ],
    button: 'Wybierz nowe hasło',
    rest: () => 'To nie była Twoja prośba? Nie musisz nic robić: hasło zostaje, jakie było.',
  },
  passwordGuessed: {
    subject: ({ site }) => `Wiele razy wpisano złe hasło w ${site}`,
    heading: ({ name }) => `Cześć${nameAfter(name, ' ')}`,
    body: () => [
      'Ktoś wiele razy wpisał złe hasło do Twojego konta. Dlatego na urządzeniach, których nie znamy, przez chwilę nikt nie może się zalogować. Tam, gdzie było już logowanie, nadal można wejść.',
      'Nie możesz wejść? Wybierz nowe hasło: potem od razu można się zalogować.',
    ],
    button: 'Wybierz nowe hasło',
    rest: () => 'To nie Ty? Wtedy nie trzeba nic robić, dopóki nikt nie zna Twojego hasła.',
  },
  passwordChanged: {
    subject: ({ site }) => `Twoje hasło w serwisie ${site} zostało zmienione`,
    heading: ({ name }) => `Twoje hasło zostało zmienione${nameAfter(name)}`,
    body: () => [
      'Na wszystkich innych urządzeniach Cię wylogowano.',
      'To Ty? Wszystko w porządku.',
    ],
    button: 'To nie ja',
    rest: ({ site }) =>
      `Przycisk prosi o e-mail, w którym wybierzesz nowe hasło. Potem zostanie wylogowany każdy, kto jest teraz na Twoim koncie: ${site}.`,
  },
  emailChangeAsked: {
    subject: ({ site }) => `Potwierdź nowy adres e-mail w serwisie ${site}`,
    heading: () => 'Czy to Twój nowy adres?',
    body: ({ site, until }) => [
      `Ktoś chce użyć tego adresu do konta w serwisie ${site}. To Ty? Potwierdź go.`,
      `Link działa raz, do ${until}.`,
    ],
    button: 'Potwierdź ten adres',
    rest: () => 'To nie Ty? Nie musisz nic robić: nic się nie zmieni.',
  },
  emailChanged: {
    subject: ({ site }) => `Twój adres e-mail w serwisie ${site} został zmieniony`,
    heading: ({ name }) => `Twój adres został zmieniony${nameAfter(name)}`,
    body: ({ site, until }) => [
      `Od teraz logujesz się do serwisu ${site} nowym adresem i tam przychodzą nasze e-maile.`,
      `To nie Ty? Cofnij zmianę: możesz do ${until}.`,
    ],
    button: 'Cofnij zmianę',
    rest: () => 'To Twoja zmiana? Nie musisz nic robić.',
  },
  emailChangedLate: ({ site, until, support }) => [
    `Od teraz logujesz się do serwisu ${site} nowym adresem i tam przychodzą nasze e-maile.`,
    `Ten e-mail opóźnił się i przychodzi za późno: samodzielne cofnięcie było możliwe do ${until}.`,
    `To nie Ty? Napisz od razu na ${support}. To Twoja zmiana? Nie musisz nic robić.`,
  ],
  addressTaken: {
    subject: ({ site }) => `Masz już konto w serwisie ${site}`,
    heading: ({ name }) => `Cześć${nameAfter(name, ' ')}`,
    body: ({ site }) => [
      `Ktoś chciał przenieść inne konto w serwisie ${site} na ten adres. To niemożliwe: masz tu już konto z tym adresem.`,
      'Jeśli to Ty, najpierw zamknij to konto albo użyj innego adresu. To nie Ty? Nie musisz nic robić. Nic się nie zmieniło.',
    ],
    button: 'Zaloguj się',
  },
  addressHeld: {
    subject: ({ site }) => `Ten adres jest jeszcze zajęty: ${site}`,
    heading: () => 'Ten adres wkrótce się zwolni',
    body: ({ site, until }) => [
      `Ktoś chciał użyć tego adresu do konta w serwisie ${site}. To jeszcze niemożliwe: do niedawna należał do innego konta i do ${until} można to cofnąć.`,
      'Potem możesz go po prostu użyć. To nie Ty? Nie musisz nic robić.',
    ],
    button: 'Zaloguj się',
  },
  addressBanned: {
    subject: ({ site }) => `O Twoim adresie e-mail: ${site}`,
    heading: () => 'Tego adresu nie można użyć',
    body: ({ site, support, months }) => [
      `Ktoś chciał użyć tego adresu do konta w serwisie ${site}. To niemożliwe: konto z tym adresem jest tu wykluczone, bo złamało zasady.`,
      `Nie zgadzasz się? Napisz na ${support}. Ktoś inny przyjrzy się temu jeszcze raz i dostaniesz odpowiedź.`,
      `Z tego adresu zachowujemy tylko kod, z którego nikt go nie odczyta, najwyżej ${months} miesięcy po wykluczeniu. To nie Ty? Nie musisz nic robić.`,
    ],
    button: 'Przeczytaj zasady',
  },
  newDevice: {
    subject: ({ site }) => `Ktoś zalogował się na Twoje konto: ${site}`,
    heading: ({ name }) => `To Ty${nameAfter(name)}?`,
    body: ({ device }) => [
      `Ktoś zalogował się na Twoje konto z urządzenia, którego nie znaliśmy: ${device}.`,
      'To Ty? Nie musisz nic robić.',
    ],
    button: 'Zobacz swoje urządzenia',
    rest: () =>
      'To nie Ty? Wyloguj tam to urządzenie i wybierz inne hasło: wtedy wszyscy zostaną wylogowani.',
  },
  leaving: {
    subject: ({ site }) => `Twoje konto w serwisie ${site} jest zamknięte`,
    heading: ({ name }) => `Szkoda, że odchodzisz${nameAfter(name)}`,
    body: ({ site, until }) => [
      `W serwisie ${site} nikt Cię już nie widzi, i wszędzie Cię wylogowano.`,
      `Do ${until} możesz wrócić, ze wszystkim, co było. Potem usuniemy Twoje dane na dobre.`,
    ],
    button: 'Wracam',
    after: () =>
      'Naprawdę chcesz odejść? Nie musisz nic robić. To nie Ty? Wróć przyciskiem powyżej.',
    withdraw:
      'Masz niedawno kupione kredyty? W tym czasie możesz jeszcze odstąpić od zamówienia, bez logowania.',
    withdrawHere: 'Odstąp od umowy tutaj',
  },
  restored: {
    subject: ({ site }) => `O Twoim koncie: ${site}`,
    heading: ({ name }) => `Możesz działać dalej${nameAfter(name)}`,
    body: () => 'Wykluczenie konta zostało zniesione. Możesz logować się jak dawniej.',
    button: 'Zaloguj się',
  },
  goodwill: {
    subject: ({ site }) => `Prezent: ${site}`,
    heading: ({ name }) => `To dla Ciebie${nameAfter(name)}`,
    body: ({ credits }) =>
      `Dostajesz od nas w prezencie ${plPaymentMails.payer.credits(credits)}. Znajdziesz to na saldzie.`,
    button: 'Zobacz swoje kredyty',
  },
  erased: {
    subject: ({ site }) => `Twoje dane w serwisie ${site} są usunięte`,
    heading: () => 'Do widzenia i wszystkiego dobrego',
    body: ({ site }) => [
      `Twojego konta w serwisie ${site} już nie ma. Oto co stało się z danymi.`,
      'To nasz ostatni e-mail: usuwamy teraz także ten adres.',
    ],
    gone: 'Usunięte',
    goneWhat:
      'adres e-mail, hasło, imię, data urodzenia, miejscowość, profil, zdjęcia, preferencje, zgody, polubienia, urządzenia i tekst Twoich wiadomości',
    kept: 'Zachowane, bez imienia',
    keptWhat:
      'płatności i zapisy kredytów, bo prawo podatkowe każe trzymać je kilka lat; oraz to, co zgłoszono, dopóki ktoś może się jeszcze odwołać. Jeśli były darmowe kredyty albo wykluczenie, także kod utworzony z Twojego adresu, z którego nikt go nie odczyta, najwyżej 24 miesiące',
  },
}
