import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlMandateOf } from '#core/texts/nl/payment/mandate-of.ts'

/** A mandate for direct debit among the kept ways of paying, in Swedish. */
export const svMandateOf: TextsOf<typeof nlMandateOf> = {
  mandateOf: {
    paper: 'Referens {{reference}}, konto som slutar på {{end}}',
  },
}
