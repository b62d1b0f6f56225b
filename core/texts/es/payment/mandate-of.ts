import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlMandateOf } from '#core/texts/nl/payment/mandate-of.ts'

/** A mandate for direct debit among the kept ways of paying, in Spanish. */
export const esMandateOf: TextsIn<'es', typeof nlMandateOf> = {
  mandateOf: {
    paper: 'Referencia {{reference}}, cuenta que termina en {{end}}',
  },
}
