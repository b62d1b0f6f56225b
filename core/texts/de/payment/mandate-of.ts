import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlMandateOf } from '#core/texts/nl/payment/mandate-of.ts'

/** A mandate for direct debit among the kept ways of paying, in German. */
export const deMandateOf: TextsOf<typeof nlMandateOf> = {
  mandateOf: {
    paper: 'Referenz {{reference}}, Konto endet auf {{end}}',
  },
}
