import type { Over } from '#core/kernel/variants.ts'
import type { enRestRefusals } from '#core/texts/en/platform/rest-refusals.ts'

/** What American English says otherwise of what is wrong. */
export const enUSRestRefusals: Over<typeof enRestRefusals> = {
  field: { phone_invalid: 'This is not a cell phone number' },
}
