import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlGoodbye } from '#core/texts/nl/account/goodbye.ts'

/** After leaving, and the way back, in Polish: whoever reads it is not logged in. */
export const plGoodbye: TextsIn<'pl', typeof nlGoodbye> = {
  goodbye: {
    title: 'Twoje konto jest zamknięte',
    until: 'Do {{date}} możesz wrócić. Potem usuniemy Twoje dane na dobre.',
    days: 'Masz {{days}} dni na powrót. Potem usuniemy Twoje dane na dobre.',
    text: 'Użyj linku z e-maila od nas albo po prostu się zaloguj. Do tego czasu nikt Cię nie widzi.',
    erasedTitle: 'Twoje dane są usunięte',
    erasedText:
      'Adres e-mail nie był jeszcze potwierdzony. Dlatego wszystko o Tobie zostało usunięte od razu.',
    erasedPaid:
      'Zachowujemy tylko to, co było zapłacone, bez Twojego imienia: wymaga tego prawo podatkowe. Masz pytanie? Napisz na {{email}}.',
    backTitle: 'Wracasz?',
    backText: 'Wszystko jest tak, jak było: profil, rozmowy i kredyty.',
    offer:
      'To konto zostało zamknięte. Możesz wrócić do {{date}}, godz. {{time}}. Potem usuniemy Twoje dane na dobre.',
    textSuspended:
      'Użyj linku z e-maila, którego wysłaliśmy. Twoje konto pozostaje wykluczone, dopóki obowiązuje decyzja.',
    backSuspended:
      'Twoje konto pozostaje wykluczone, dopóki obowiązuje decyzja. Potem znów możesz się zalogować.',
    suspendedTitle: 'Twoje konto wróciło',
    suspendedText:
      'Zalogujesz się, gdy wykluczenie się skończy. E-mail o decyzji mówi, dlaczego, i jak się odwołać.',
    back: 'Tak, wracam',
    stayAway: 'Nie, nie wracam',
    invalid: 'Ten link już nie działa: konto już wróciło albo dane są usunięte.',
  },
}
