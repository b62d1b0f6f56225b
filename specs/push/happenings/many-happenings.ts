import type { Database } from '#adapters/postgres/platform/database.ts'
import { NOON, SITE } from '#specs/harness/database/postgres.ts'

/** Three at each time, a few microseconds apart from the next three now and then. */
const at = (nth: string) =>
  `($2::timestamptz - interval '1 hour' - (${nth} / 3) * interval '1 s' * (2000000 / $3::int)
    - (${nth} / 6) * interval '1 us')`

const others = `
  create temp table other_member as
  select id, row_number() over (order by id) as n from account where id <> $1 order by id limit $3`

/** A like in return is earlier than the like, or later, or at the same time. */
const likes = `
  insert into liking (from_id, to_id, at, is_new)
  select id, $1::uuid, ${at('n')}, n % 40 = 0 from other_member
  union all
  select $1, id, ${at('n')} + (n % 3 - 1) * interval '10 minutes', false
  from other_member where n % 4 = 0
  on conflict (from_id, to_id) do update set at = excluded.at`

const visits = `
  insert into visit (visited_id, visitor_id, at) select $1::uuid, id, ${at('n')} from other_member`

const gifts = `
  with given as (
    select c.id, c.starter_id = $1 as is_starter, n from other_member o
    join conversation c on (c.starter_id, c.receiver_id) in (($1, o.id), (o.id, $1))
  ), unread as (
    update conversation c set starter_unread = case when is_starter then 1 else 0 end,
      receiver_unread = case when is_starter then 0 else 1 end, starter_from = 10
    from given where c.id = given.id
  )
  insert into message (conversation_id, seq, id, side, kind, gift, body, at, state)
  select id, nth + 4, gen_random_uuid(),
    case when is_starter = (nth % 10 > 0) then 'receiver' else 'starter' end, 'gift', 'rose', '',
    ${at('(nth + n)')}, case when nth % 9 = 0 then 'refunded' else 'sent' end
  from given, generate_series(1, greatest($3::int / 2, 100)) nth`

const payments = `
  insert into payment (id, site_id, account_id, bundle, credits, method, price, provider, state,
    context, version, created_at, completed_at, asked, immediate_delivery_consent)
  select gen_random_uuid(), site_id, id, 'credits-25', 25, 'ideal', '{}', 'sandbox',
    '"completed"', '{}', 1, ${at('n')}, case when n % 5 > 0 then ${at('n')} end, 0, 1
  from account, generate_series(1, 20) n where id = $1 and $3::int > 0`

const refunds = `
  insert into refund (payment_id, part, minor, decided_at, refused_at)
  select id, part, 1, completed_at + interval '5 minutes',
    case when part = 7 then completed_at + interval '1 hour' end
  from payment, unnest(array[2, 7, 10]) part
  where account_id = $1 and completed_at > $2::timestamptz - interval '40 days' and $3 > 0`

const signIns = `
  insert into session (token_hash, account_id, device, created_at, expires_at)
  select gen_random_uuid(), $1::uuid, 'Firefox', ${at('n')}, '2026-05-01'
  from generate_series(1, $3::int / 10) n`

const search = `
  insert into saved_search_watch (account_id, next_at, told_on)
  select $1::uuid, $2::timestamptz, '2026-03-05' where $3 > 0
  on conflict (account_id) do update set told_on = excluded.told_on`

/** One member in nine is hidden, and one in seven looks unseen. */
const choices = [
  `update profile set visible = false where account_id in (
    select id from other_member where n % 9 = 0)`,
  `insert into meeting_choice (account_id, unseen)
  select id, true from other_member where n % 7 = 0 on conflict do nothing`,
]

/** So many likes, visits and gifts of the last weeks, and a tenth as many sessions. */
export const fillHappenings = async (db: Database, account: string, count: number) => {
  const client = await db.pool.connect()
  const values = [account, NOON, count]
  try {
    await client.query('set statement_timeout = 0')
    await client.query(others.replaceAll('$1', `'${account}'`).replaceAll('$3', String(count)))
    for (const fill of [likes, visits, gifts, payments]) await client.query(fill, values)
    await client.query('alter table refund disable trigger refund_is_decided')
    await client.query(refunds, values)
    await client.query('alter table refund enable trigger refund_is_decided')
    for (const fill of [signIns, search]) await client.query(fill, values)
    for (const choice of choices) await client.query(choice)
  } finally {
    client.release(true)
  }
}

/** All that happened, in order, by joins of whole tables. */
export const naiveHappenings = async (db: Database, account: string, since: Date) => {
  const { rows } = await db.pool.query<{ one: string }>(
    `with talk as (
      select id, receiver_id as other, 'receiver' as side, starter_unread as unread,
        starter_from as hidden, last_at
      from conversation where starter_id = $1 and starter_listed
      union all
      select id, starter_id, 'starter', receiver_unread, receiver_from, last_at
      from conversation where receiver_id = $1 and receiver_listed
    ), happened as (
      select 'messages' as kind, 'messages:' || id as key, last_at as at, other
      from talk where unread > 0
      union all
      select 'gift', 'gift:' || m.id, m.at, other from talk
      join message m on m.conversation_id = talk.id and m.side = talk.side
      where m.kind = 'gift' and m.state <> 'refunded' and m.seq > hidden
      union all
      select case when back.at is null then 'like' else 'match' end, 'like:' || l.from_id,
        greatest(l.at, back.at), l.from_id
      from liking l left join liking back on back.from_id = $1 and back.to_id = l.from_id
      where l.to_id = $1
      union all
      select 'visit', 'visit:' || visitor_id, at, visitor_id from visit
      where visited_id = $1 and not exists (
        select from meeting_choice where unseen and account_id in ($1, visitor_id))
      union all
      select 'newMembers', 'newMembers:' || told_on, told_on::timestamp at time zone 'UTC', null
      from saved_search_watch where account_id = $1
      union all
      select 'paid', 'paid:' || id, completed_at, null from payment where account_id = $1
      union all
      select 'refunded', 'refunded:' || r.payment_id || ':' || lpad(r.part::text, 10, '0'),
        r.decided_at, null
      from refund r join payment p on p.id = r.payment_id
      where p.account_id = $1 and r.refused_at is null
      union all
      select 'signedIn', 'signedIn:' || id, created_at, null from session where account_id = $1
    )
    select kind || ' ' || key as one from happened h left join profile p on p.account_id = h.other
    where h.at > $2 and (h.other is null or may_be_shown(p, $1, $3)
      and h.other <> all((select barred_with($1))::uuid[]))
    order by h.at desc, key desc`,
    [account, since, SITE],
  )
  return rows.map(({ one }) => one)
}
