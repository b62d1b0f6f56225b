import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlSignupSteps } from '#core/texts/nl/account/signup-steps.ts'

/** The steps after the form of sign-up, in Polish. */
export const plSignupSteps: TextsIn<'pl', typeof nlSignupSteps> = {
  signupSteps: {
    message: 'Pierwsza wiadomość do: {{name}}',
    messageHint: 'Może zostać pusta. Jest darmowa i wyjdzie, gdy potwierdzisz adres.',
    closed: 'Nie przyjmujemy teraz nowych osób. Zajrzyj później.',
    closedPartner: 'Rejestracja jest tu możliwa tylko przez link partnera.',
    mailTitle: 'Zajrzyj do poczty',
    mailText: 'Wysłaliśmy e-mail na {{email}}. Otwórz link i możesz zacząć.',
    mailSlow: 'Po minucie nic? Zajrzyj do spamu.',
    resent:
      'Jeśli ten adres wciąż czeka na potwierdzenie, nowy e-mail jest w drodze. Użyj linku z najnowszego.',
    again: 'Użyj innego adresu',
    photo: 'Daj się zobaczyć',
    photoText: 'Wtedy inni widzą, kim jesteś. Zdjęcie zobaczą, dopiero gdy je dodasz.',
    place: 'Gdzie mieszkasz?',
    placeText: 'Tak znajdziesz osoby w pobliżu.',
    personal: 'Jak wyglądasz?',
    personalText: 'Wypełnij, co chcesz opowiedzieć. Pustego nikt nie widzi.',
    about: 'Opowiedz o sobie',
    aboutText: 'Kilka zdań i zainteresowania ułatwiają pierwszą wiadomość.',
    push: 'Dać Ci znać?',
    pushText:
      'Wtedy od razu wiesz, gdy ktoś do Ciebie pisze albo Cię polubi. Treść widzisz tylko w serwisie.',
    next: 'Dalej',
    kept: 'Brak połączenia. Zachowujemy to, co wpisano, i wyślemy, gdy tylko połączenie wróci.',
    skip: 'Pomiń, to może poczekać',
    close: 'Dokończ później',
    doneTitle: 'Twój profil gotowy',
    doneText: 'Możesz go zawsze zmienić w profilu.',
    toMatches: 'Zobacz, kto do Ciebie pasuje',
    openGo: 'Uzupełnij',
    matches: 'Te osoby do Ciebie pasują',
    matchesText: 'Wybrane według: {{by}}.',
    matchesAny: 'Te osoby były tu ostatnio.',
    by: { wish: 'kogo szukasz', age: 'Twój wiek', place: 'gdzie mieszkasz' },
    matchesNone: 'Jeszcze nikt nie pasuje',
    toAll: 'Zobacz wszystkie osoby',
    toProfile: 'Wróć do oglądanego profilu',
  },
}
