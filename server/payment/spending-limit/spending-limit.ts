import type { Answer, Body } from '#core/contract/contract.ts'
import type { Currency, Money } from '#core/kernel/money.ts'
import type { Clock } from '#core/kernel/ports.ts'
import { marketOf } from '#core/payment/checkout/market.ts'
import type { SpendingLimitView } from '#core/payment/spending-limit/contract.ts'
import type { Spending, SpendingStore } from '#core/payment/spending-limit/ports.ts'
import {
  brokenLimits,
  leftOf,
  limitAt,
  spanOf,
  spendingPeriods,
} from '#core/payment/spending-limit/rules.ts'
import type { Site } from '#core/site/ports.ts'
import { idempotencyKeyOf } from '#server/platform/dispatch.ts'
import { type Refused, refuse, refuseFields } from '#server/platform/http/refusals.ts'
import type { WriteIdempotently } from '#server/platform/idempotency/write-once.ts'

type View = Answer<'GET /api/spending-limit.php'>
/** `country`: where the member buys. */
type Whose = { site: Site; account: string; country: string }

export type SpendingLimits = {
  look(whose: Whose): Promise<View>
  change(
    wish: Whose & { form: Body<'PUT /api/spending-limit.php'>; key: string | null },
  ): Promise<View | Refused>
  /** What an order was refused for, in figures (PAY-12). */
  refusal(account: string, amount: Money): Promise<Refused>
}

const viewOf = ({ limits, spent, open }: Spending, currency: Currency, now: Date) =>
  spendingPeriods.map((period): SpendingLimitView => {
    const { limit, next } = limitAt(limits[period], now)
    const money = (minor: number) => ({ minor, currency: limit?.currency ?? currency })
    return {
      period,
      limit,
      next: next && { limit: next.limit, at: next.at.toISOString() },
      spent: money(spent[period]),
      open: money(open[period]),
      left: limit && leftOf(limit, spent[period]),
      until: spanOf(period, now).until.toISOString(),
    }
  })

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
  const look = async ({ site, account, country }: Whose): Promise<View> => {
    const { currency } = marketOf(site, country)
    const now = clock.now()
    const found = await spending.look(account, currency, now)
    return { currency, limits: viewOf(found, currency, now) }
  }
  return {
    look,
    change: async ({ form: { period, limit }, key, ...whose }) => {
      const { site, account, country } = whose
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
      return 'refused' in done ? (done as Refused) : look(whose)
    },
    refusal: async (account, amount) => {
      const now = clock.now()
      const { limits, spent } = await spending.look(account, amount.currency, now)
      const [broken] = brokenLimits({ limits, spent, amount, now })
      if (!broken) return refuse('spending_limit')
      return refuse('spending_limit', {
        spending: { ...broken, until: broken.until.toISOString() },
      })
    },
  }
}
