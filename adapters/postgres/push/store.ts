import type { PushStore } from '#core/push/ports.ts'
import type { Database } from '../platform/database.ts'
import { sqlType } from '../platform/sql-types.ts'
import { statement } from '../platform/statement.ts'

const keep = statement({
  name: 'push_keep',
  values: {
    endpoint: sqlType.text().nullable(),
    account: sqlType.uuid(),
    subscription: sqlType.jsonb().nullable(),
    tokenHash: sqlType.text(),
  },
  text: `with before as (
    update account set push_subscription = null, push_session = null
    where push_subscription ->> 'endpoint' = :endpoint and id <> :account
  )
  update account set push_subscription = :subscription::jsonb, push_session = s.id
  from session s
  where account.id = :account and s.account_id = :account and s.token_hash = :tokenHash`,
})

const forget = statement({
  name: 'push_forget',
  values: { account: sqlType.uuid(), endpoint: sqlType.text().nullable() },
  text: `update account set push_subscription = null, push_session = null
  where id = :account and push_subscription ->> 'endpoint' = :endpoint`,
})

/** The PushStore port. */
export const pushStore = ({ pool }: Database): PushStore => ({
  keep: async ({ account, tokenHash }, subscription) => {
    const text = subscription && JSON.stringify(subscription)
    const endpoint = subscription?.endpoint ?? null
    await keep(pool, { account, tokenHash, subscription: text, endpoint })
  },
  forget: async (account, endpoint) => void (await forget(pool, { account, endpoint })),
})
