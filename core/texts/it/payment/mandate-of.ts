import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlMandateOf } from '#core/texts/nl/payment/mandate-of.ts'

/** A mandate for direct debit among the kept ways of paying, in Italian. */
export const itMandateOf: TextsIn<'it', typeof nlMandateOf> = {
  mandateOf: {
    paper: 'Riferimento {{reference}}, conto che finisce con {{end}}',
  },
}
