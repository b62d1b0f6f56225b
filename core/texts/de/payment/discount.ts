import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDiscount } from '#core/texts/nl/payment/discount.ts'

/** Discounts, which only members see, in German. */
export const deDiscount: TextsOf<typeof nlDiscount> = {
  discount: {
    bonus: '{{percent}} Rabatt auf deinen ersten Kauf. Noch:',
    welcome_one: 'Willkommensrabatt: {{percent}} auf deinen ersten Kauf, noch {{count}} Stunde.',
    welcome_other: 'Willkommensrabatt: {{percent}} auf deinen ersten Kauf, noch {{count}} Stunden.',
    was: 'War {{price}}',
    now: 'Jetzt {{price}}',
    have: 'Hast du einen Rabattcode?',
    label: 'Rabattcode',
    use: 'Einlösen',
    remove: 'Code entfernen',
    applied: '{{percent}} Rabatt mit {{code}}',
    from: 'Dieser Code gilt für Bestellungen ab {{price}}.',
    only: 'Dieser Code gilt nur mit {{methods}}.',
    better:
      'Ohne diesen Code bekommst du {{percent}} Rabatt: Entferne ihn, dann zahlst du weniger.',
    personal: {
      newcomer: 'Persönlich: Du bekommst ihn, weil du neu bist.',
      stay: 'Persönlich: Du bekommst ihn, weil es dir zu teuer war.',
      given: 'Persönlich: Diesen Code haben wir nur dir gegeben.',
    },
  },
  discountRefusal: {
    code_below_minimum: 'Dieser Code ist für größere Bestellungen.',
    code_expired: 'Dieser Code ist abgelaufen.',
    code_first_purchase: 'Dieser Code ist für deinen ersten Kauf.',
    code_not_active: 'Dieser Code gilt gerade nicht.',
    code_of_another: 'Dieser Code ist für jemand anders.',
    code_other_country: 'Dieser Code gilt nicht in deinem Land.',
    code_other_currency: 'Dieser Code gilt nicht in dieser Währung.',
    code_other_method: 'Dieser Code gilt nicht mit dieser Zahlungsart.',
    code_unknown: 'Diesen Code kennen wir nicht. Schau, ob du ihn richtig abgeschrieben hast.',
    code_used: 'Dieser Code wurde schon benutzt.',
  },
}
