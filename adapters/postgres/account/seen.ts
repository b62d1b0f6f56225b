import { hourOf } from '#core/discovery/cursor.ts'
import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'

export const SEEN_EVERY_MS = 60_000

/** How an entry of search is of somebody who is here at `:now`, in `:hour`. */
export const seenNow = `last_seen = :now,
    hour_before = case when hour < :hour then hour else hour_before end,
    moved_at = case when hour < :hour then :now else moved_at end`

const seen = statement({
  name: 'account_seen',
  values: {
    now: sqlType.timestamptz(),
    hour: sqlType.integer(),
    account: sqlType.uuid(),
    before: sqlType.timestamptz(),
  },
  text: `update search_entry set ${seenNow} where account_id = :account and last_seen <= :before`,
})

/** Writes that somebody is here, once a minute at most. */
export const markSeen = async (on: Queryable, account: string, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - SEEN_EVERY_MS)
  await seen(on, { account, now, hour: hourOf(now), before })
}
