import type { SpendingStore } from '#core/payment/spending-limit/ports.ts'
import {
  changedLimit,
  type SpendingLimit,
  type SpendingPeriod,
} from '#core/payment/spending-limit/rules.ts'
import type { Database } from '../../platform/database.ts'
import { type TypedTables, tablesIn } from '../../platform/orm.ts'
import { whyNotWritten } from '../../platform/plan/refusals.ts'
import { rememberAnswer } from '../../platform/plan/remember.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { limitsOf, lockLimits, readLimits, spendingOf } from './queries.ts'

type Place = { account: string; period: SpendingPeriod }

/** A row to lock, also for whoever sets a limit for the first time in two tabs at once. */
const openLimit = (tables: TypedTables, { account, period }: Place) =>
  tables
    .insertInto('spending_limit')
    .values({ account_id: account, period })
    .onConflict((conflict) => conflict.columns(['account_id', 'period']).doNothing())
    .execute()

const setLimit = (
  tables: TypedTables,
  { account, period }: Place,
  { limit, next }: SpendingLimit,
) =>
  tables
    .updateTable('spending_limit')
    .set({
      minor: limit?.minor ?? null,
      currency: limit?.currency ?? null,
      next_minor: next?.limit?.minor ?? null,
      next_currency: next?.limit?.currency ?? null,
      next_at: next?.at ?? null,
    })
    .where('account_id', '=', account)
    .where('period', '=', period)
    .execute()

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
        const tables = tablesIn(client)
        await openLimit(tables, { account, period })
        const was = limitsOf(await lockLimits(client, { account }))[period]
        await setLimit(tables, { account, period }, changedLimit(was, limit, now))
      })
      return { written: true }
    } catch (error) {
      if (whyNotWritten(error) !== 'already_done') throw error
      return { written: false, why: 'already_done' }
    }
  },
})
