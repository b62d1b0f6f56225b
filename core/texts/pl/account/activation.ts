import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlActivation } from '#core/texts/nl/account/activation.ts'

/** Confirming an e-mail address, in Polish. */
export const plActivation: TextsIn<'pl', typeof nlActivation> = {
  activate: {
    title: 'Potwierdź swój adres e-mail',
    text: 'Jeszcze jedno dotknięcie i konto gotowe.',
    submit: 'Aktywuj konto',
    proveTitle: 'Jakie jest Twoje hasło?',
    proveText:
      'Otwierasz ten link na innym urządzeniu niż to, na którym była rejestracja. Wpisz hasło, które wtedy wybrano.',
    startAgain: 'Nie pamiętam go albo to nie ja',
    startAgainTitle: 'Zacznij od nowa',
    startAgainText:
      'Usuniemy to, co zarejestrowano na Twój adres, i zwrócimy niewykorzystane kredyty. Potem zarejestrujesz się ponownie.',
    startAgainSubmit: 'Usuń i zacznij od nowa',
    activeTitle: 'Twoje konto jest już aktywne',
    activeText: 'Ten link był już użyty. Możesz po prostu iść dalej.',
    password: 'Hasło',
    doneTitle: 'Miło Cię widzieć! Twoje konto jest aktywne',
    doneText: 'Możesz teraz zacząć {{conversations}}.',
    doneGift: 'Pierwsze wiadomości są od nas.',
    doneCredits: 'Masz {{credits}}.',
    conversations_one: '{{count}} rozmowę',
    conversations_few: '{{count}} rozmowy',
    conversations_many: '{{count}} rozmów',
    conversations_other: '{{count}} rozmowy',
    doneProfile: 'Uzupełnij profil',
    doneGo: 'Zobacz osoby',
    errorTitle: 'Aktywacja się nie udała',
    errorText: 'Link wygasł, jest nieprawidłowy albo został już użyty.',
    resend: 'Wyślij nowy e-mail',
    resent: 'E-mail jest w drodze. Użyj linku z najnowszego.',
    loginFirst: 'Zaloguj się, by poprosić o nowy e-mail.',
    support: 'Nie działa? Napisz na {{email}}.',
  },
}
