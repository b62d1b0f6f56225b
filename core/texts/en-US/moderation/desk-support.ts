import type { Over } from '#core/kernel/variants.ts'
import type { enDeskSupport } from '#core/texts/en/moderation/desk-support.ts'

/** What American English says otherwise at the desk. */
export const enUSDeskSupport: Over<typeof enDeskSupport> = {
  member: { state: { cancelled: 'Canceled' } },
}
