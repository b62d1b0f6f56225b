import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlRefusals } from '#core/texts/nl/platform/refusals.ts'

/** What is refused, and what is wrong with a field, where one signs up or logs in, in Polish. */
export const plRefusals: TextsIn<'pl', typeof nlRefusals> = {
  refusal: {
    account_leaving:
      'To konto zostało przez Ciebie zamknięte. Aby wrócić, użyj linku z e-maila albo po prostu się zaloguj.',
    account_suspended:
      'To konto jest wykluczone. W otrzymanym e-mailu piszemy, dlaczego i jak się odwołać.',
    authentication_required: 'Wylogowano Cię. Zaloguj się, by przejść dalej.',
    cross_site: 'To żądanie przyszło z innej strony i zostało odrzucone.',
    invalid: 'Coś się nie zgadza.',
    key_reused: 'Coś poszło dwa razy. Spróbuj ponownie.',
    login_failed: 'Logowanie się nie udało, spróbuj ponownie.',
    mailbox_full:
      'Na ten adres wysłaliśmy na razie dość e-maili. Zajrzyj do skrzynki: każdy nieużyty link wciąż działa.',
    not_found: 'Nie udało się tego znaleźć.',
    not_now: 'Teraz to niemożliwe.',
    signups_closed: 'Teraz nie można dołączyć.',
    too_large: 'To jest za duże do wysłania.',
    too_many_attempts_one: 'Za dużo prób: konto zablokowane na {{count}} minutę.',
    too_many_attempts_few: 'Za dużo prób: konto zablokowane na {{count}} minuty.',
    too_many_attempts_many: 'Za dużo prób: konto zablokowane na {{count}} minut.',
    too_many_attempts_other: 'Za dużo prób: konto zablokowane na {{count}} minuty.',
    too_many_guesses:
      'Zbyt wiele razy wpisano złe hasło. Poczekaj {{count}} min albo wybierz nowe hasło przez e-mail.',
    too_many_requests: 'Nie tak szybko. Spróbuj za chwilę.',
    unavailable: 'Krótka przerwa. Spróbuj za chwilę.',
    unforeseen: 'Wystąpił błąd, spróbuj później.',
  },
  field: {
    consent_needed: 'Do tego potrzebujemy Twojej zgody',
    date_invalid: 'Nieprawidłowa data urodzenia',
    email_invalid: 'Nieprawidłowy adres e-mail',
    field_invalid: 'Coś tu się nie zgadza',
    name_characters: 'Użyj zwykłych liter, cyfr i znaków, w jednej linii',
    name_is_contact: 'Nie podawaj w nazwie adresów, stron ani telefonów',
    name_is_email: 'Nazwa profilu musi być inna niż adres e-mail',
    name_length: 'Wybierz nazwę od 2 do {{max}} znaków',
    name_of_staff: 'To wygląda na kogoś z serwisu. Wybierz inną nazwę',
    name_starts_with_at: 'Nazwa profilu nie może zaczynać się od @',
    password_length: 'Wybierz hasło, co najmniej {{min}} znaków',
    required: 'Wypełnij to',
    text_too_long: 'Ten tekst jest za długi',
    too_young: 'Wpisz datę urodzenia, {{age}}+',
  },
}
