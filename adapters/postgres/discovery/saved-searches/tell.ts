import { noticeChannel } from '#core/account/settings/notifications.ts'
import type { NewMembersNotice, SavedSearch, Wishes } from '#core/discovery/saved-searches/ports.ts'
import { LEASE_MS, mayBeToldFrom, nextLook } from '#core/discovery/saved-searches/rules.ts'
import { dayOf } from '#core/kernel/day.ts'
import type { Database } from '../../platform/database.ts'
import type { PostgresJobQueue } from '../../platform/jobs/job-queue.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { newcomersOf, shownUpto } from './newcomers.ts'

const lease = statement({
  name: 'saved_search_lease',
  values: {
    now: sqlType.timestamptz(),
    until: sqlType.timestamptz(),
    limit: sqlType.bigint(),
  },
  columns: { account: sqlType.uuid() },
  text: `update saved_search_watch set next_at = :until where account_id = any(array(
    select account_id from saved_search_watch where next_at <= :now
    order by next_at limit :limit for update skip locked
  )) returning account_id as account`,
})

export const leaseWatches = async (on: Queryable, now: Date, limit: number): Promise<string[]> => {
  const until = new Date(now.getTime() + LEASE_MS)
  return (await lease(on, { now, until, limit })).map(({ account }) => account)
}

const lockWatch = statement({
  name: 'saved_search_lock_watch',
  values: { account: sqlType.uuid() },
  columns: {
    site: sqlType.text(),
    toldOn: sqlType.date().nullable(),
    mayEnter: sqlType.boolean(),
    hasDevice: sqlType.boolean(),
    disabled: sqlType.text().array(),
  },
  text: `select a.site_id as site, w.told_on as "toldOn", a.may_enter as "mayEnter",
    a.push_subscription is not null as "hasDevice", a.notifications_disabled as disabled
  from saved_search_watch w join account a on a.id = w.account_id
  where w.account_id = :account for update of w`,
})

const findTold = statement({
  name: 'saved_search_told',
  values: { account: sqlType.uuid() },
  columns: {
    id: sqlType.uuid(),
    name: sqlType.text().nullable(),
    wishes: sqlType.jsonb<Wishes>(),
    notify: sqlType.boolean(),
    seen: sqlType.bigint(),
  },
  text: `select id, name, wishes, notify, greatest(seen_nr, told_nr) as seen from saved_search
  where account_id = :account and notify for update`,
})

const moveMarks = statement({
  name: 'saved_search_move_marks',
  values: { ids: sqlType.uuid().array(), upto: sqlType.bigint() },
  text: `update saved_search set told_nr = greatest(told_nr, :upto::int8)
  where id = any(:ids::uuid[])`,
})

const settle = statement({
  name: 'saved_search_settle',
  values: {
    account: sqlType.uuid(),
    nextAt: sqlType.timestamptz().nullable(),
    toldOn: sqlType.date().nullable(),
  },
  text: `update saved_search_watch
  set next_at = :nextAt::timestamptz, told_on = :toldOn::date where account_id = :account`,
})

type Telling = { account: string; now: Date; notice: NewMembersNotice }
type Watched = { site: string; searches: (SavedSearch & { seen: string })[]; upto: string }

/** Real members alone are told of, whatever else fits. */
const isAnybodyNew = async (
  on: Queryable,
  { account, notice }: Telling,
  { site, searches, upto }: Watched,
) => {
  for (const search of searches) {
    const asked = await notice.askedOf({ account, site, search })
    const real = { ...asked, query: { ...asked.query, only: 'real' as const } }
    const found = await newcomersOf(on, real, { seen: search.seen, upto })
    if (found.real > 0) return true
  }
  return false
}

/**
 * One look for one member. Marks move with what was found up to them, whether it is told or nobody
 * wants to hear it: each newcomer counts once.
 */
export const tellOf = (
  db: Database,
  jobQueue: PostgresJobQueue,
  telling: Telling,
): Promise<void> => {
  const { account, now, notice } = telling
  return inTransaction(db, async (client) => {
    const [watched] = await lockWatch(client, { account })
    if (!watched) return
    const { toldOn, mayEnter } = watched
    if (mayBeToldFrom(now, toldOn) > now) {
      return void (await settle(client, { account, toldOn, nextAt: nextLook(now, toldOn) }))
    }
    const searches = await findTold(client, { account })
    const upto = await shownUpto(client)
    const channel = mayEnter ? noticeChannel('newMembers', watched) : null
    const isNews =
      channel !== null && (await isAnybodyNew(client, telling, { ...watched, searches, upto }))
    await moveMarks(client, { ids: searches.map(({ id }) => id), upto })
    const day = isNews ? dayOf(now) : toldOn
    if (isNews)
      await jobQueue.putWithin(client, [notice.jobOf({ account, channel, day: dayOf(now) })])
    const nextAt = searches.length === 0 ? null : nextLook(now, day)
    await settle(client, { account, toldOn: day, nextAt })
  })
}
