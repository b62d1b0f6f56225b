import { useMember, useSettings } from '#client/api/hooks.ts'
import { useFormat } from '#client/i18n/format.ts'

const MINOR = 100

/** What a message costs at least in the money of the member's country; null where none is set. */
export const useLeastPrice = (): string | null => {
  const { country } = useMember()
  const { money } = useFormat()
  const least = useSettings().minimum_message_costs[country]
  return least ? money({ minor: least.costs * MINOR, currency: least.currency }) : null
}
