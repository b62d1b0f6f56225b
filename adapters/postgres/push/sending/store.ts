import { HOUR_MS } from '#core/kernel/time-units.ts'
import type { PushSending } from '#core/push/sending/ports.ts'
import type { Subscription } from '#core/push/subscription.ts'
import type { NoticeKind } from '#core/push/values.ts'
import type { Database } from '../../platform/database.ts'
import type { PostgresJobQueue } from '../../platform/jobs/job-queue.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { isShownTo } from '../../platform/visibility.ts'
import { choiceRow, choicesOf } from './choices.ts'
import { heldNews, likesNews, messagesNews, newsOf, visitsNews } from './news.ts'

const reader = statement({
  name: 'push_reader',
  values: { account: sqlType.uuid(), hourAgo: sqlType.timestamptz() },
  columns: {
    ...choiceRow,
    site: sqlType.text(),
    language: sqlType.text(),
    may_enter: sqlType.boolean(),
    subscription: sqlType.jsonb<Subscription>().nullable(),
    disabled: sqlType.text().array(),
    on_screen_until: sqlType.timestamptz().nullable(),
    sent: sqlType.integer(),
    badge: sqlType.integer(),
  },
  text: `select a.site_id as site, a.language, a.may_enter, a.push_subscription as subscription,
    a.notifications_disabled as disabled,
    c.time_zone, c.quiet_from, c.quiet_to, c.lock_screen, c.on_screen_until,
    case when c.sent_since > :hourAgo then c.sent else 0 end as sent,
    (select coalesce(sum(unread), 0)::int from (
      select starter_unread as unread from conversation where starter_id = a.id and starter_listed
      union all
      select receiver_unread from conversation where receiver_id = a.id and receiver_listed
    ) talks)
    + (select count(*)::int from liking l
      join profile p on p.account_id = l.from_id and ${isShownTo('a.id', 'a.site_id')}
      where l.to_id = a.id and l.is_new) as badge
  from account a left join push_choice c on c.account_id = a.id where a.id = :account`,
})

const sent = statement({
  name: 'push_sent',
  values: { account: sqlType.uuid(), now: sqlType.timestamptz(), hourAgo: sqlType.timestamptz() },
  text: `insert into push_choice as c (account_id, sent, sent_since) values (:account, 1, :now)
  on conflict (account_id) do update set
    sent = case when c.sent_since > :hourAgo then c.sent + 1 else 1 end,
    sent_since = case when c.sent_since > :hourAgo then c.sent_since else :now end`,
})

const hold = statement({
  name: 'push_hold',
  values: {
    account: sqlType.uuid(),
    kinds: sqlType.text().array(),
    since: sqlType.timestamptz(),
    until: sqlType.timestamptz(),
  },
  text: `insert into push_choice as c (account_id, held, held_since, held_until)
  values (:account, :kinds::text[], :since, :until)
  on conflict (account_id) do update set
    held = array(select distinct unnest(c.held || excluded.held)),
    held_since = least(c.held_since, excluded.held_since), held_until = excluded.held_until`,
})

const takeHeld = statement({
  name: 'push_take_held',
  values: { now: sqlType.timestamptz(), limit: sqlType.bigint() },
  columns: {
    account: sqlType.uuid(),
    held: sqlType.text<NoticeKind>().array(),
    since: sqlType.timestamptz(),
    until: sqlType.timestamptz(),
  },
  text: `with due as (
    select account_id, held, held_since, held_until from push_choice where held_until <= :now
    order by held_until limit :limit for update skip locked
  ), taken as (
    update push_choice c set held = '{}', held_since = null, held_until = null from due
    where c.account_id = due.account_id
  )
  select account_id as account, held, held_since as since, held_until as until from due`,
})

/** The PushSending port. */
export const pushSending = (db: Database, jobQueue: PostgresJobQueue): PushSending => {
  const { pool } = db
  const hourBefore = (now: Date) => new Date(now.getTime() - HOUR_MS)
  return {
    reader: async (account, now) => {
      const [row] = await reader(pool, { account, hourAgo: hourBefore(now) })
      if (!row) return null
      const { site, language, subscription, disabled, sent, badge } = row
      return {
        site,
        language,
        subscription,
        disabled,
        sent,
        badge,
        mayEnter: row.may_enter,
        onScreenUntil: row.on_screen_until,
        choices: choicesOf(row),
      }
    },
    messages: async (account, conversation) =>
      newsOf((await messagesNews(pool, { account, conversation }))[0]),
    likes: async (account, kind) =>
      newsOf((await likesNews(pool, { account, mutual: kind === 'matches' }))[0]),
    visits: async (account, since) => newsOf((await visitsNews(pool, { account, since }))[0]),
    heldNews: async (account, since) => {
      const [row] = await heldNews(pool, { account, since })
      return row ?? { messages: 0, likes: 0, matches: 0, visits: 0 }
    },
    sent: async (account, now) =>
      void (await sent(pool, { account, now, hourAgo: hourBefore(now) })),
    hold: async ({ account, kinds, since, until }) =>
      void (await hold(pool, { account, kinds: [...kinds], since, until })),
    takeHeld: (now, limit, jobOf) =>
      inTransaction(db, async (client) => {
        const taken = await takeHeld(client, { now, limit })
        if (taken.length > 0) await jobQueue.putWithin(client, taken.map(jobOf))
        return taken.length
      }),
  }
}
