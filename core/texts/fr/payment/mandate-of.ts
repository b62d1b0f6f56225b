import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlMandateOf } from '#core/texts/nl/payment/mandate-of.ts'

/** A mandate for direct debit among the kept ways of paying, in French. */
export const frMandateOf: TextsIn<'fr', typeof nlMandateOf> = {
  mandateOf: {
    paper: 'Référence {{reference}}, compte finissant par {{end}}',
  },
}
