import type { SavedSearchStore, Wishes } from '#core/discovery/saved-searches/ports.ts'
import { SAVED_SEARCHES_MAX } from '#core/discovery/saved-searches/rules.ts'
import type { Database } from '../../platform/database.ts'
import { holdAccount } from '../../platform/hold-account.ts'
import type { PostgresJobQueue } from '../../platform/jobs/job-queue.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { newcomersOf, shownUpto } from './newcomers.ts'
import { leaseWatches, tellOf } from './tell.ts'

const findAll = statement({
  name: 'saved_search_all',
  values: { account: sqlType.uuid() },
  columns: {
    id: sqlType.uuid(),
    name: sqlType.text().nullable(),
    wishes: sqlType.jsonb<Wishes>(),
    notify: sqlType.boolean(),
    seen: sqlType.bigint(),
  },
  text: `select id, name, wishes, notify, seen_nr as seen from saved_search
  where account_id = :account order by made_at, id`,
})

/** Under the lock of the account; a statement of its own sees what was saved before it. */
const insert = statement({
  name: 'saved_search_insert',
  values: {
    id: sqlType.uuid(),
    account: sqlType.uuid(),
    name: sqlType.text().nullable(),
    wishes: sqlType.jsonb(),
    notify: sqlType.boolean(),
    now: sqlType.timestamptz(),
  },
  columns: { id: sqlType.uuid() },
  text: `insert into saved_search (id, account_id, name, wishes, notify, seen_nr, told_nr, made_at)
  select :id, :account, :name, :wishes, :notify, upto, upto, :now from shown_upto() as upto
  where (select count(*) from saved_search where account_id = :account) < ${SAVED_SEARCHES_MAX}
  returning id`,
})

/** Who switches the bell on is told of those that come from then on. */
const update = statement({
  name: 'saved_search_update',
  values: {
    id: sqlType.uuid(),
    account: sqlType.uuid(),
    renames: sqlType.boolean(),
    name: sqlType.text().nullable(),
    notify: sqlType.boolean().nullable(),
    seen: sqlType.boolean(),
  },
  columns: { id: sqlType.uuid() },
  text: `update saved_search s set
    name = case when :renames::bool then :name else s.name end,
    notify = coalesce(:notify::bool, s.notify),
    seen_nr = case when :seen::bool then greatest(s.seen_nr, upto) else s.seen_nr end,
    told_nr = case when :notify::bool and not s.notify then greatest(s.told_nr, upto)
      else s.told_nr end
  from shown_upto() as upto
  where s.id = :id and s.account_id = :account
  returning s.id`,
})

const remove = statement({
  name: 'saved_search_remove',
  values: { id: sqlType.uuid(), account: sqlType.uuid() },
  text: 'delete from saved_search where id = :id and account_id = :account',
})

/** There is somebody to be told: the next sweep looks when. */
const watch = statement({
  name: 'saved_search_watch',
  values: { account: sqlType.uuid(), id: sqlType.uuid(), now: sqlType.timestamptz() },
  text: `insert into saved_search_watch as w (account_id, next_at)
  select account_id, :now from saved_search where id = :id and account_id = :account
  on conflict (account_id) do update set next_at = least(w.next_at, excluded.next_at)`,
})

/** The SavedSearchStore port. */
export const savedSearchStore = (db: Database, jobQueue: PostgresJobQueue): SavedSearchStore => {
  const together = <T>(work: (on: Queryable) => Promise<T>) => inTransaction(db, work)
  return {
    all: async (account) => {
      const upto = await shownUpto(db.pool)
      return { searches: await findAll(db.pool, { account }), upto }
    },
    newcomers: (asked, between) => newcomersOf(db.pool, asked, between),
    save: (account, { id, name, wishes, notify }, now) =>
      together(async (on) => {
        await holdAccount(on, { account })
        const search = { id, account, name, wishes: JSON.stringify(wishes), notify, now }
        const saved = await insert(on, search)
        if (saved.length > 0 && notify) await watch(on, { account, id, now })
        return saved.length > 0
      }),
    change: (account, { id, name, notify, seen }, now) =>
      together(async (on) => {
        // In the order in which the sweep takes both rows: neither waits for the other for ever.
        if (notify) await watch(on, { account, id, now })
        const changed = await update(on, {
          id,
          account,
          renames: name !== undefined,
          name: name ?? null,
          notify: notify ?? null,
          seen: seen ?? false,
        })
        return changed.length > 0
      }),
    remove: async (account, id) => void (await remove(db.pool, { account, id })),
    due: (now, limit) => leaseWatches(db.background, now, limit),
    tell: (account, now, notice) => tellOf(db, jobQueue, { account, now, notice }),
  }
}
