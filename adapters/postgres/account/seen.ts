import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'

export const SEEN_EVERY_MS = 60_000

const seen = statement({
  name: 'account_seen',
  values: {
    now: sqlType.timestamptz(),
    account: sqlType.uuid(),
    before: sqlType.timestamptz(),
  },
  text: `update search_entry set last_seen = :now
  where account_id = :account and last_seen <= :before`,
})

/** Writes that somebody is here, once a minute at most. */
export const markSeen = async (on: Queryable, account: string, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - SEEN_EVERY_MS)
  await seen(on, { account, now, before })
}
