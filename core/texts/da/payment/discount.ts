import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDiscount } from '#core/texts/nl/payment/discount.ts'

/** Discounts, which only members see, in Danish. */
export const daDiscount: TextsOf<typeof nlDiscount> = {
  discount: {
    bonus: '{{percent}} rabat på dit første køb. Tid tilbage:',
    welcome_one: 'Velkomstrabat: {{percent}} rabat på dit første køb, i {{count}} time.',
    welcome_other: 'Velkomstrabat: {{percent}} rabat på dit første køb, i {{count}} timer.',
    was: 'Før {{price}}',
    now: 'Nu {{price}}',
    have: 'Har du en rabatkode?',
    label: 'Rabatkode',
    use: 'Brug',
    remove: 'Fjern koden',
    applied: '{{percent}} rabat med {{code}}',
    from: 'Koden gælder for ordrer på {{price}} eller mere.',
    only: 'Koden gælder kun med {{methods}}.',
    better: 'Uden denne kode får du {{percent}} rabat: fjern den, så betaler du mindre.',
    personal: {
      newcomer: 'Personlig: du får den, fordi du er ny.',
      stay: 'Personlig: du får den, fordi du syntes, det var for dyrt.',
      given: 'Personlig: vi har kun givet dig denne kode.',
    },
  },
  discountRefusal: {
    code_below_minimum: 'Koden gælder for større ordrer.',
    code_expired: 'Koden er udløbet.',
    code_first_purchase: 'Koden gælder for dit første køb.',
    code_not_active: 'Koden gælder ikke lige nu.',
    code_of_another: 'Koden er til en anden.',
    code_other_country: 'Koden gælder ikke i dit land.',
    code_other_currency: 'Koden gælder ikke i denne valuta.',
    code_other_method: 'Koden gælder ikke med denne betalingsmåde.',
    code_unknown: 'Den kode kender vi ikke. Tjek, at du har skrevet den rigtigt.',
    code_used: 'Koden er allerede brugt.',
  },
}
