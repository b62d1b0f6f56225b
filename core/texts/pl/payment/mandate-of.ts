import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlMandateOf } from '#core/texts/nl/payment/mandate-of.ts'

/** A mandate for direct debit among the kept ways of paying, in Polish. */
export const plMandateOf: TextsIn<'pl', typeof nlMandateOf> = {
  mandateOf: {
    paper: 'Numer {{reference}}, rachunek kończy się na {{end}}',
  },
}
