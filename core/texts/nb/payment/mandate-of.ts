import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlMandateOf } from '#core/texts/nl/payment/mandate-of.ts'

/** A mandate for direct debit among the kept ways of paying, in Norwegian. */
export const nbMandateOf: TextsOf<typeof nlMandateOf> = {
  mandateOf: {
    paper: 'Referanse {{reference}}, konto som slutter på {{end}}',
  },
}
