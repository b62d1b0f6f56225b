import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlHome } from '#core/texts/nl/site/home.ts'

/** The home of a visitor, and what stands at the end of a page, in Polish. */
export const plHome: TextsIn<'pl', typeof nlHome> = {
  home: {
    adults: 'Tylko dla dorosłych, {{age}}+',
    title: 'Tu iskrzy',
    lead: 'Poznaj ludzi z okolicy, prosto z kanapy.',
    look: 'Najpierw się rozejrzyj',
    drawn: 'Ludzie na tej stronie są narysowani, nie ma ich w serwisie.',
    closed: 'Teraz nie można dołączyć. Jeśli masz konto, możesz się zalogować.',
    how: 'Jak to działa',
    steps: {
      signup: 'Dołącz za darmo',
      signupText: 'W minutę, wystarczy adres e-mail.',
      signupGift: 'Na początek masz {{credits}}.',
      meet: 'Znajdź kogoś, kto Ci się spodoba',
      meetText: 'Rozejrzyj się, przeczytaj, kim ktoś jest, i polub.',
      chat: 'Wyślij wiadomość',
      chatText: 'Cena jest na przycisku przed wysłaniem.',
    },
    prices: 'Ile to kosztuje',
    looking: 'Dołączenie, oglądanie i polubienia',
    free: 'Za darmo',
    message: 'Wysłanie wiadomości',
    from: 'od {{price}}',
    pricesText: 'Kredyty kupujesz z góry, z VAT. Nie ma subskrypcji i nic samo się nie odnawia.',
    honest: 'Szczerze o fikcyjnych profilach',
    honestText: 'Kogoś fikcyjnego nie spotkasz na żywo.',
  },
}
