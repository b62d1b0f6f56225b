import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlDiscount } from '#core/texts/nl/payment/discount.ts'

/** Discounts, which only members see, in Italian. */
export const itDiscount: TextsIn<'it', typeof nlDiscount> = {
  discount: {
    bonus: '{{percent}} di sconto sul primo acquisto. Tempo che resta:',
    welcome_one: 'Sconto di benvenuto: {{percent}} sul primo acquisto, per {{count}} ora.',
    welcome_many: 'Sconto di benvenuto: {{percent}} sul primo acquisto, per {{count}} ore.',
    welcome_other: 'Sconto di benvenuto: {{percent}} sul primo acquisto, per {{count}} ore.',
    was: 'Prima {{price}}',
    now: 'Ora {{price}}',
    have: 'Hai un codice sconto?',
    label: 'Codice sconto',
    use: 'Usa',
    remove: 'Togli il codice',
    applied: '{{percent}} di sconto con {{code}}',
    from: 'Questo codice è per ordini da {{price}} in su.',
    only: 'Questo codice vale solo con {{methods}}.',
    better: 'Senza questo codice hai {{percent}} di sconto: toglilo e paghi meno.',
    personal: {
      newcomer: 'Personale: lo ricevi perché sei tra i nuovi membri.',
      stay: 'Personale: lo ricevi perché ti sembrava caro.',
      given: 'Personale: questo codice l’abbiamo dato solo a te.',
    },
  },
  discountRefusal: {
    code_below_minimum: 'Questo codice è per ordini più grandi.',
    code_expired: 'Questo codice è scaduto.',
    code_first_purchase: 'Questo codice è per il primo acquisto.',
    code_not_active: 'Questo codice ora non vale.',
    code_of_another: 'Questo codice è di un’altra persona.',
    code_other_country: 'Questo codice non vale nel tuo paese.',
    code_other_currency: 'Questo codice non vale in questa valuta.',
    code_other_method: 'Questo codice non vale con questo metodo di pagamento.',
    code_unknown: 'Non conosciamo questo codice. Controlla di averlo copiato bene.',
    code_used: 'Questo codice è già stato usato.',
  },
}
