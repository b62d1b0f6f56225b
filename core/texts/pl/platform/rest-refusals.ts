import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlRestRefusals } from '#core/texts/nl/platform/rest-refusals.ts'

/** Refusals and faults of fields on every other page, in Polish: they join those of `refusals.ts`. */
export const plRestRefusals: TextsIn<'pl', typeof nlRestRefusals> = {
  refusal: {
    other_account:
      'W tej przeglądarce jest teraz zalogowane inne konto. Nic nie zostało wysłane, a Twój tekst jest zachowany.',
    terms_changed: 'Nasz regulamin się zmienił. Najpierw wyraź zgodę, potem znów to zadziała.',
    insufficient_credits: 'Za mało kredytów.',
    no_likes_left: 'Dzisiejsze polubienia się skończyły. Możesz dalej pomijać.',
    age_proof_needed: 'Pokaż nam tylko raz, że masz 18 lat, a możesz pisać.',
    age_refused: 'Według sprawdzenia wieku masz mniej niż 18 lat, więc nie możesz tu pisać.',
    avoided_full: 'Lista jest pełna. Najpierw usuń adres.',
    message_empty: 'Najpierw napisz wiadomość.',
    gift_not_offered: 'Tego prezentu nie można tu dać.',
    photo_missing: 'Zdjęcie nie dotarło. Wyślij jeszcze raz.',
    photos_not_welcome: 'Ta osoba nie chce zdjęć w czacie.',
    message_too_long: 'Wiadomość jest za długa.',
    method_ended: 'Ten sposób płatności już nie istnieje. Nic nie zamówiono.',
    payment_mismatch: 'Płatność nie zgadza się z zamówieniem. Napisz do nas, sprawdzimy to.',
    refund_too_much: 'Z tej płatności nie ma już tyle do zwrotu.',
    price_changed: 'Cena właśnie się zmieniła. Nic nie zamówiono: zobacz, ile kosztuje teraz.',
    withdrawal_changed: 'Saldo zmieniło się w międzyczasie. Sprawdź kwoty i potwierdź jeszcze raz.',
    withdrawal_nothing: 'Z tego zamówienia nie ma już nic do zwrotu.',
    withdrawal_too_late: 'Od tego zamówienia nie można już odstąpić.',
    talk_taken: 'Tę rozmowę prowadzi już ktoś z zespołu.',
    spending_limit: 'To przekracza Twój własny limit.',
    email_changed_recently:
      'Adres e-mail zmienił się niedawno. Po dwóch dniach możesz zmienić go znowu.',
    email_not_found: 'Nie znaleziono adresu e-mail.',
    chats_paused:
      'Nie możesz teraz wysyłać wiadomości. W dziale Bezpieczeństwo przeczytasz dlaczego i możesz się odwołać.',
    first_is_held: 'Twoja pierwsza wiadomość jest jeszcze sprawdzana. Potem możesz pisać dalej.',
    appealed_already: 'Mamy już Twoje odwołanie. Damy znać.',
    case_claimed: 'Ktoś inny już się tym zajmuje.',
    case_not_claimed: 'Nie masz już tej sprawy. Otwórz ją ponownie.',
    own_case: 'Ta sprawa dotyczy Ciebie albo kogoś z zespołu. Zajmie się nią ktoś inny.',
    own_decision: 'Ta decyzja jest Twoja. Odwołanie obejrzy ktoś inny.',
    own_proposal: 'To Twoja propozycja. Potwierdza ją ktoś z zespołu.',
    proposed_already: 'To już zaproponowano. Obejrzy to ktoś z zespołu.',
    reason_needed: 'Wyszukaj tę osobę ponownie i podaj powód.',
    second_person_needed: 'Do tego trzeba dwóch osób. Zaproponuj to.',
    mandate_ended: 'Ten zapisany sposób płatności już nie działa. Nic nie pobrano.',
    code_void: 'Ten kod jest już nieważny. Poproś o nowy.',
    debit_blocked: 'Polecenie zapłaty jest niedostępne dla Twojego konta.',
    debit_limit: 'Limit poleceń zapłaty jest wyczerpany. Inne sposoby działają dalej.',
    number_busy_one:
      'Na ten numer wysłano przed chwilą dużo kodów. Spróbuj za {{count}} minutę albo zapłać inaczej.',
    number_busy_few:
      'Na ten numer wysłano przed chwilą dużo kodów. Spróbuj za {{count}} minuty albo zapłać inaczej.',
    number_busy_many:
      'Na ten numer wysłano przed chwilą dużo kodów. Spróbuj za {{count}} minut albo zapłać inaczej.',
    number_busy_other:
      'Na ten numer wysłano przed chwilą dużo kodów. Spróbuj za {{count}} minuty albo zapłać inaczej.',
    too_many_codes: 'Za dużo kodów wysłano dzisiaj. Spróbuj jutro albo zapłać inaczej.',
    link_invalid: 'Ten link wygasł albo jest nieprawidłowy. Poproś o nowy e-mail.',
    already_active: 'Twoje konto jest już aktywne.',
    already_changed: 'Twój adres e-mail został już zmieniony.',
    password_needed: 'Najpierw wpisz hasło.',
    too_many_reset_mails: 'Za dużo e-maili o hasło, spróbuj jutro.',
  },
  field: {
    code_invalid: 'Nieprawidłowy kod',
    iban_invalid: 'Ten IBAN się nie zgadza. Sprawdź go.',
    delivery_consent_changed: 'Ten tekst się zmienił. Odśwież stronę i przeczytaj go',
    delivery_consent_needed: 'Zaznacz to pole, aby zamówić',
    iban_country: 'Nie możemy obciążać rachunków z tego kraju',
    phone_invalid: 'To nie jest numer komórkowy',
    phone_country: 'Do tego kraju nie wysyłamy kodów',
    email_duplicate: 'Ten adres ma już konto w tym serwisie',
    password_wrong: 'To hasło się nie zgadza',
    passwords_differ: 'Hasła nie są takie same',
    receipt_invalid: 'Numer paragonu wygląda tak: 2026-000012',
  },
}
