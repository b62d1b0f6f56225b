import type { PushStore } from '#core/push/store.ts'
import type { Database } from './database.ts'
import { statement } from './statement.ts'

const keep = statement<{ account: string; subscription: string | null }, never>(
  'push_keep',
  'update account set push_subscription = :subscription::jsonb where id = :account',
)

/** The PushStore port. */
export const pushStore = (db: Database): PushStore => ({
  keep: async (account, subscription) => {
    const text = subscription && JSON.stringify(subscription)
    await keep(db.pool, { account, subscription: text })
  },
})
