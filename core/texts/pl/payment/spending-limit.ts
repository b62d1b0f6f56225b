import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlSpendingLimit } from '#core/texts/nl/payment/spending-limit.ts'

/** A member's own limits on spending, in Polish. */
export const plSpendingLimit: TextsIn<'pl', typeof nlSpendingLimit> = {
  spending: {
    title: 'Twój limit wydatków',
    text: 'Ustal, ile najwyżej wydajesz. Niższy liczy się od razu. Wyższy albo brak limitu po {{days}} dniach.',
    per: { day: 'Dziennie', week: 'Tygodniowo', month: 'Miesięcznie' },
    none: 'Bez limitu',
    standing: 'Wydano {{spent}}, zostało {{left}} do {{until}}',
    spent: 'Wydano {{spent}}',
    elsewhere:
      'Tam, gdzie teraz kupujesz, płaci się w {{currency}}. Dopóki ten limit działa, nie zamówisz tam. Limit w {{currency}} liczy się po {{days}} dniach.',
    open: 'Z tego {{open}} jest jeszcze otwarte.',
    later: 'Od {{at}}: {{limit}}',
    laterNone: 'Od {{at}}: bez limitu',
    keep: 'Zostaw limit',
    keepOf: {
      day: 'Zostaw limit dzienny',
      week: 'Zostaw limit tygodniowy',
      month: 'Zostaw limit miesięczny',
    },
    change: 'Zmień',
    changeOf: {
      day: 'Zmień limit dzienny',
      week: 'Zmień limit tygodniowy',
      month: 'Zmień limit miesięczny',
    },
    most: {
      day: 'Najwyżej dziennie, w {{currency}}',
      week: 'Najwyżej tygodniowo, w {{currency}}',
      month: 'Najwyżej miesięcznie, w {{currency}}',
    },
    hint: 'Na przykład 25 albo 25,50',
    wrong: 'Wpisz kwotę, jak 25 albo 25,50',
    save: 'Zapisz',
    remove: 'Już bez limitu',
    cancel: 'Anuluj',
    now: 'Limit już działa.',
    raised: 'Nowy wybór działa od {{at}}. Do tego czasu wszystko zostaje po staremu.',
    failed: 'Limitów nie można teraz pokazać.',
    broken: {
      day: 'To przekracza Twój limit {{limit}} dziennie. Zostało {{left}}. Nowy dzień zaczyna się {{until}}.',
      week: 'To przekracza Twój limit {{limit}} tygodniowo. Zostało {{left}}. Nowy tydzień zaczyna się {{until}}.',
      month:
        'To przekracza Twój limit {{limit}} miesięcznie. Zostało {{left}}. Nowy miesiąc zaczyna się {{until}}.',
    },
    brokenElsewhere: 'Masz własny limit {{limit}}. W innej walucie na razie nie zamówisz.',
    brokenOpen: 'Zamówienia wciąż otwarte też się liczą.',
    look: 'Zobacz limity',
  },
}
