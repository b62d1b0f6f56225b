import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlMandateOf } from '#core/texts/nl/payment/mandate-of.ts'

/** A mandate for direct debit among the kept ways of paying, in English. */
export const enMandateOf: TextsOf<typeof nlMandateOf> = {
  mandateOf: {
    paper: 'Reference {{reference}}, account ending in {{end}}',
  },
}
