import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlMandateOf } from '#core/texts/nl/payment/mandate-of.ts'

/** A mandate for direct debit among the kept ways of paying, in Finnish. */
export const fiMandateOf: TextsOf<typeof nlMandateOf> = {
  mandateOf: {
    paper: 'Viite {{reference}}, tili päättyy {{end}}',
  },
}
