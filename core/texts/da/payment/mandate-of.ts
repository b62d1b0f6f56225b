import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlMandateOf } from '#core/texts/nl/payment/mandate-of.ts'

/** A mandate for direct debit among the kept ways of paying, in Danish. */
export const daMandateOf: TextsOf<typeof nlMandateOf> = {
  mandateOf: {
    paper: 'Reference {{reference}}, konto der slutter på {{end}}',
  },
}
