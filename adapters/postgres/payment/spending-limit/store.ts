import type { Money } from '#core/kernel/money.ts'
import type { SpendingStore } from '#core/payment/spending-limit/ports.ts'
import { changedLimit, type SpendingLimit } from '#core/payment/spending-limit/rules.ts'
import type { Database } from '../../platform/database.ts'
import { whyNotWritten } from '../../platform/plan/refusals.ts'
import { rememberAnswer } from '../../platform/plan/remember.ts'
import { type Queryable, statement } from '../../platform/statement.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { limitsOf, lockLimits, readLimits, spendingOf } from './queries.ts'

/** A row to lock, also for whoever sets a limit for the first time in two tabs at once. */
const open = statement<{ account: string; period: string }, never>(
  'spending_limit_open',
  `insert into spending_limit (account_id, period) values (:account, :period)
  on conflict (account_id, period) do nothing`,
)

const set = statement<
  {
    account: string
    period: string
    minor: number | null
    currency: string | null
    nextMinor: number | null
    nextCurrency: string | null
    nextAt: Date | null
  },
  never
>(
  'spending_limit_set',
  `update spending_limit set minor = :minor, currency = :currency, next_minor = :nextMinor,
    next_currency = :nextCurrency, next_at = :nextAt
  where account_id = :account and period = :period`,
)

const setLimit = (
  on: Queryable,
  account: string,
  period: string,
  { limit, next }: SpendingLimit,
) => {
  const amount = (money: Money | null | undefined) => money ?? { minor: null, currency: null }
  const later = amount(next?.limit)
  return set(on, {
    ...{ account, period, ...amount(limit) },
    ...{ nextMinor: later.minor, nextCurrency: later.currency, nextAt: next?.at ?? null },
  })
}

/** The SpendingStore port. */
export const spendingStore = (db: Database): SpendingStore => ({
  look: async (account, currency, now) => {
    const limits = limitsOf(await readLimits(db.pool, { account }))
    return spendingOf(db.pool, account, { limits, currency, now })
  },
  change: async ({ account, period, limit, now, remember }) => {
    try {
      await inTransaction(db, async (client) => {
        await rememberAnswer(client, remember, now)
        await open(client, { account, period })
        const was = limitsOf(await lockLimits(client, { account }))[period]
        await setLimit(client, account, period, changedLimit(was, limit, now))
      })
      return { written: true }
    } catch (error) {
      if (whyNotWritten(error) !== 'already_done') throw error
      return { written: false, why: 'already_done' }
    }
  },
})
