import type { Over } from '#core/kernel/variants.ts'
import type { enDirectDebit } from '#core/texts/en/payment/direct-debit.ts'

/** What American English says otherwise of direct debit. */
export const enUSDirectDebit: Over<typeof enDirectDebit> = {
  debit: { zip: 'ZIP code', city: 'City', phone: 'Cell phone, for a code' },
}
