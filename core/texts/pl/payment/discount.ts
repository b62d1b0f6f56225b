import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlDiscount } from '#core/texts/nl/payment/discount.ts'

/** Discounts, which only members see, in Polish. */
export const plDiscount: TextsIn<'pl', typeof nlDiscount> = {
  discount: {
    bonus: '{{percent}} zniżki na pierwszy zakup. Zostało czasu:',
    welcome_one: 'Zniżka na start: {{percent}} na pierwszy zakup, przez {{count}} godzinę.',
    welcome_few: 'Zniżka na start: {{percent}} na pierwszy zakup, przez {{count}} godziny.',
    welcome_many: 'Zniżka na start: {{percent}} na pierwszy zakup, przez {{count}} godzin.',
    welcome_other: 'Zniżka na start: {{percent}} na pierwszy zakup, przez {{count}} godziny.',
    was: 'Było {{price}}',
    now: 'Teraz {{price}}',
    have: 'Masz kod rabatowy?',
    label: 'Kod rabatowy',
    use: 'Użyj',
    remove: 'Usuń kod',
    applied: '{{percent}} zniżki z kodem {{code}}',
    from: 'Ten kod jest do zamówień od {{price}}.',
    only: 'Ten kod działa tylko z: {{methods}}.',
    better: 'Bez tego kodu masz {{percent}} zniżki: usuń go, a zapłacisz mniej.',
    personal: {
      newcomer: 'Osobisty: dostajesz go na początek.',
      stay: 'Osobisty: dostajesz go, bo było za drogo.',
      given: 'Osobisty: ten kod jest tylko dla Ciebie.',
    },
  },
  discountRefusal: {
    code_below_minimum: 'Ten kod jest do większych zamówień.',
    code_expired: 'Ten kod wygasł.',
    code_first_purchase: 'Ten kod jest na pierwszy zakup.',
    code_not_active: 'Ten kod teraz nie działa.',
    code_of_another: 'Ten kod jest dla kogoś innego.',
    code_other_country: 'Ten kod nie działa w Twoim kraju.',
    code_other_currency: 'Ten kod nie działa w tej walucie.',
    code_other_method: 'Ten kod nie działa z tym sposobem płatności.',
    code_unknown: 'Nie znamy tego kodu. Sprawdź, czy jest dobrze przepisany.',
    code_used: 'Ten kod był już użyty.',
  },
}
