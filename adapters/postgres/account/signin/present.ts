import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'
import { SEEN_EVERY_MS } from '../seen.ts'

const TOUCHED_EVERY_MS = 5 * 60_000

/** What another writes at this moment is left to it: two that keep members present never wait. */
const present = statement({
  name: 'session_present',
  values: {
    tokenHashes: sqlType.text().array(),
    now: sqlType.timestamptz(),
    touchedBefore: sqlType.timestamptz(),
    seenBefore: sqlType.timestamptz(),
  },
  columns: { tokenHash: sqlType.text() },
  text: `with living as materialized (
    select s.token_hash, s.account_id, s.seen_at from session s
    join account a on a.id = s.account_id and a.may_enter
    where s.token_hash = any(:tokenHashes) and s.expires_at > :now
  ), in_use as (
    select token_hash from session
    where token_hash in (select token_hash from living where seen_at <= :touchedBefore)
    for no key update skip locked
  ), touched as (
    update session set seen_at = :now where token_hash in (select token_hash from in_use)
  ), here as (
    select account_id from search_entry
    where account_id in (select account_id from living) and last_seen <= :seenBefore
    for no key update skip locked
  ), seen as (
    update search_entry set last_seen = :now where account_id in (select account_id from here)
  )
  select token_hash as "tokenHash" from living`,
})

/** Those of these sessions that have not ended, with what is written of who is here. */
export const findPresent = async (
  on: Queryable,
  tokenHashes: readonly string[],
  now: Date,
): Promise<string[]> => {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const rows = await present(on, {
    tokenHashes,
    now,
    touchedBefore: before(TOUCHED_EVERY_MS),
    seenBefore: before(SEEN_EVERY_MS),
  })
  return rows.map(({ tokenHash }) => tokenHash)
}
