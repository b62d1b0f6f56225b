import type { Job } from '#core/kernel/jobs.ts'
import type { Notices } from '#core/push/notices.ts'
import type { Database } from '../platform/database.ts'
import type { PostgresJobQueue } from '../platform/jobs/job-queue.ts'
import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'
import { inTransaction } from '../platform/transaction.ts'

/** Whoever has no device to be told on is taken as well, and not looked at again. */
const unread = statement({
  name: 'notices_unread',
  values: { before: sqlType.timestamptz(), limit: sqlType.bigint() },
  columns: {
    account: sqlType.uuid(),
    conversation: sqlType.uuid(),
    lastSeq: sqlType.integer(),
    waits: sqlType.boolean(),
  },
  text: `with due as (
    select conversation_id, account_id from notice_due
    where not fictional and not pushed and since <= :before
    order by since limit :limit for update skip locked
  ), told as (
    update notice_due n set pushed = true from due
    where n.conversation_id = due.conversation_id and n.account_id = due.account_id
  )
  select due.account_id as account, due.conversation_id as conversation,
    c.last_seq as "lastSeq",
    a.push_subscription is not null and case when c.starter_id = due.account_id
      then c.starter_unread else c.receiver_unread end > 0 as waits
  from due
  join conversation c on c.id = due.conversation_id
  join account a on a.id = due.account_id`,
})

/** A notice is gone once it is told by mail, or seen. */
const likes = statement({
  name: 'notices_likes',
  values: { mail: sqlType.timestamptz(), push: sqlType.timestamptz(), limit: sqlType.bigint() },
  columns: {
    account: sqlType.uuid(),
    kind: sqlType.text<'newLikes' | 'matches' | 'visits'>(),
    channel: sqlType.text<'push' | 'email'>(),
    since: sqlType.timestamptz(),
    waits: sqlType.boolean(),
  },
  text: `with due as (
    select account_id, kind, since, since <= :mail::timestamptz as late from like_notice
    where since <= :push and (not pushed or since <= :mail)
    order by since limit :limit for update skip locked
  ), waiting as (
    select due.*, case when kind = 'visits' then exists (
      select from visit where visited_id = due.account_id and at >= due.since
    ) else exists (
      select from liking where to_id = due.account_id and is_new
    ) end as waits from due
  ), done as (
    delete from like_notice n using waiting w
    where n.account_id = w.account_id and n.kind = w.kind and (w.late or not w.waits)
  ), told as (
    update like_notice n set pushed = true from waiting w
    where n.account_id = w.account_id and n.kind = w.kind and w.waits and not w.late
  )
  select account_id as account, kind, case when late then 'email' else 'push' end as channel,
    since, waits and not (late and kind = 'visits') as waits
  from waiting`,
})

/** The Notices port. What is taken and what it leaves to be done are committed together. */
export const notices = (db: Database, jobQueue: PostgresJobQueue): Notices => {
  const tell = <N extends object>(
    take: (on: Queryable) => Promise<(N & { waits: boolean })[]>,
    jobOf: (notice: N) => Job,
  ) =>
    inTransaction(db, async (client) => {
      const taken = await take(client)
      const jobs = taken.filter(({ waits }) => waits).map(jobOf)
      if (jobs.length > 0) {
        await jobQueue.putWithin(client, jobs)
      }
      return taken.length
    })
  return {
    tellUnread: (now, waitedMs, limit, jobOf) => {
      const before = new Date(now.getTime() - waitedMs)
      return tell((on) => unread(on, { before, limit }), jobOf)
    },
    tellLikes: (now, { pushMs, mailMs }, limit, jobOf) => {
      const push = new Date(now.getTime() - pushMs)
      const mail = new Date(now.getTime() - mailMs)
      return tell((on) => likes(on, { push, mail, limit }), jobOf)
    },
  }
}
