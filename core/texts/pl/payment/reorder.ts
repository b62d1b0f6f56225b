import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlReorder } from '#core/texts/nl/payment/reorder.ts'

/** Buying again what one bought before, and the ways of paying that are kept, in Polish. */
export const plReorder: TextsIn<'pl', typeof nlReorder> = {
  repeat: {
    title: 'Powtórz zamówienie',
    lead: 'Zamów jednym kliknięciem to, co wcześniej, w dzisiejszej cenie.',
    link: 'Powtórz ostatnie zamówienie',
    last: 'Ostatnio zamówiono {{date}}',
    pay: 'Zapłać {{price}}',
    payOf: 'Zapłać {{price}}: {{credits}}, {{method}}',
    byMandate: '{{method}}, zapisane przez Ciebie. Płacisz od razu, bez strony płatności.',
    byDebit: '{{method}} z zapisanego konta.',
    byRedirect: 'Płacisz na stronie płatności: {{method}}.',
    byBank: 'Płacisz: {{method}}, {{bank}}.',
    otherWay: 'Zapłać inaczej',
    none: 'Teraz nie ma czego powtarzać',
    noneText: 'Gdy kupisz coś, co wciąż jest w sprzedaży, znajdziesz to tutaj.',
    toCredits: 'Zobacz pakiety',
    ended: 'Ten zapisany sposób płatności już nie działa. Nic nie zamówiono ani nie pobrano.',
    placed: 'To zamówienie już złożono, może w innym oknie.',
    keep: 'Zapisz sposób płatności',
    keepText:
      'Następnym razem zamówisz jednym kliknięciem. Dane ma operator płatności, nie my. Nic się nigdy nie pobierze bez Twojego kliknięcia, a usunąć go można zawsze w ustawieniach.',
    loading: 'Chwila, operator przyjmuje płatność.',
  },
  mandates: {
    title: 'Zapisane sposoby płatności',
    text: 'Nimi zamawiasz znów jednym kliknięciem. Nic się nigdy nie pobierze bez Twojego kliknięcia.',
    none: 'Nie ma zapisanych sposobów płatności. Zapisać można przy zamówieniu.',
    given: 'Zapisano {{date}}',
    remove: 'Usuń',
    removeOf: 'Usuń: {{method}}',
    removed: 'Usunięto. Nic już nim nie zamówisz.',
    failed: 'Zapisanych sposobów płatności nie można teraz pokazać.',
  },
}
