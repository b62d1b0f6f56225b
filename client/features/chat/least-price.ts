import { useMember, useSettings } from '#client/platform/api/hooks.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { leastPriceIn } from '#core/payment/checkout/market.ts'

/** What a message costs at least in the country where the member buys; null where none is set. */
export const useLeastPrice = (): string | null => {
  const { payment_country } = useMember()
  const { money } = useFormat()
  const least = leastPriceIn(useSettings().minimum_message_costs, payment_country)
  return least && money(least)
}
