import type { Body } from '#core/contract/contract.ts'
import type { Money } from '#core/kernel/money.ts'
import type { Clock } from '#core/kernel/ports.ts'
import { marketOf } from '#core/payment/checkout/market.ts'
import type { SpendingStore } from '#core/payment/spending-limit/ports.ts'
import { brokenLimits } from '#core/payment/spending-limit/rules.ts'
import { type LimitStatuses, limitStatusesOf } from '#core/payment/spending-limit/views.ts'
import type { Site } from '#core/site/ports.ts'
import { idempotencyKeyOf } from '#server/platform/dispatch.ts'
import { type Refused, refuse, refuseFields } from '#server/platform/http/refusals.ts'
import type { WriteIdempotently } from '#server/platform/idempotency/write-once.ts'
import { brokenLimitToWire } from './to-wire.ts'

/** `country`: where the member buys. */
type LimitOwner = { site: Site; account: string; country: string }

export type SpendingLimits = {
  look(owner: LimitOwner): Promise<LimitStatuses>
  change(
    request: LimitOwner & { form: Body<'PUT /api/spending-limit.php'>; key: string | null },
  ): Promise<LimitStatuses | Refused>
  /** What an order was refused for, in figures (PAY-12). */
  refusal(account: string, amount: Money): Promise<Refused>
}

/** A member's own limits: setting them, and saying how they stand. */
export const createSpendingLimits = ({
  spending,
  writeOnce,
  clock,
}: {
  spending: SpendingStore
  writeOnce: WriteIdempotently
  clock: Clock
}): SpendingLimits => {
  const look = async ({ site, account, country }: LimitOwner) => {
    const { currency } = marketOf(site, country)
    const now = clock.now()
    return limitStatusesOf(await spending.look(account, currency, now), currency, now)
  }
  return {
    look,
    change: async ({ form: { period, limit }, key, ...owner }) => {
      const { site, account, country } = owner
      if (limit && limit.currency !== marketOf(site, country).currency) {
        return refuseFields({ limit: 'field_invalid' })
      }
      const idempotency = idempotencyKeyOf(
        key,
        `spendingLimit:${account}`,
        JSON.stringify([period, limit]),
      )
      const now = clock.now()
      const done = await writeOnce(idempotency, (remember) =>
        spending.change({ account, period, limit, now, remember }),
      )
      return 'refused' in done ? (done as Refused) : look(owner)
    },
    refusal: async (account, amount) => {
      const now = clock.now()
      const { limits, spent } = await spending.look(account, amount.currency, now)
      const [broken] = brokenLimits({ limits, spent, amount, now })
      return refuse('spending_limit', broken ? { spending: brokenLimitToWire(broken) } : {})
    },
  }
}
