import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDiscount } from '#core/texts/nl/payment/discount.ts'

/** Discounts, which only members see, in Norwegian. */
export const nbDiscount: TextsOf<typeof nlDiscount> = {
  discount: {
    bonus: '{{percent}} rabatt på det første kjøpet. Tid igjen:',
    welcome_one: 'Velkomstrabatt: {{percent}} rabatt på det første kjøpet, i {{count}} time.',
    welcome_other: 'Velkomstrabatt: {{percent}} rabatt på det første kjøpet, i {{count}} timer.',
    was: 'Før {{price}}',
    now: 'Nå {{price}}',
    have: 'Har du en rabattkode?',
    label: 'Rabattkode',
    use: 'Bruk',
    remove: 'Fjern koden',
    applied: '{{percent}} rabatt med {{code}}',
    from: 'Koden gjelder for bestillinger på {{price}} eller mer.',
    only: 'Koden gjelder bare med {{methods}}.',
    better: 'Uten denne koden får du {{percent}} rabatt: fjern den, så betaler du mindre.',
    personal: {
      newcomer: 'Personlig: du får den fordi du er ny.',
      stay: 'Personlig: du får den fordi du syntes det var for dyrt.',
      given: 'Personlig: vi har bare gitt deg denne koden.',
    },
  },
  discountRefusal: {
    code_below_minimum: 'Koden gjelder for større bestillinger.',
    code_expired: 'Koden er utløpt.',
    code_first_purchase: 'Koden gjelder for det første kjøpet ditt.',
    code_not_active: 'Koden gjelder ikke akkurat nå.',
    code_of_another: 'Koden er til noen andre.',
    code_other_country: 'Koden gjelder ikke i landet ditt.',
    code_other_currency: 'Koden gjelder ikke i denne valutaen.',
    code_other_method: 'Koden gjelder ikke med denne betalingsmåten.',
    code_unknown: 'Vi kjenner ikke denne koden. Sjekk at den er skrevet riktig.',
    code_used: 'Koden er allerede brukt.',
  },
}
