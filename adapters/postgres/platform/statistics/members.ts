import type { Share } from '#core/site/statistics/values.ts'
import { sqlType } from '../sql-types.ts'
import { statement } from '../statement.ts'

const span = { site: sqlType.text(), from: sqlType.timestamptz(), until: sqlType.timestamptz() }

/** Who was there is known of the last time alone: of a day that has only just ended. */
export const membersOf = statement({
  name: 'statistics_members',
  isPrepared: false,
  values: span,
  columns: {
    daily: sqlType.integer(),
    monthly: sqlType.integer(),
    joined: sqlType.integer(),
    confirmed: sqlType.integer(),
    buyers: sqlType.integer(),
  },
  text: `select seen.daily, seen.monthly, came.joined, came.confirmed, bought.buyers
  from (
    select (count(*) filter (where last_seen >= :from))::int as daily,
      (count(*) filter (where last_seen >= :until::timestamptz - interval '30 days'))::int
        as monthly
    from search_entry where site_id = :site and not fictional
  ) seen, (
    select count(*)::int as joined, (count(*) filter (where confirmed))::int as confirmed
    from account
    where site_id = :site and not fictional and created_at >= :from and created_at < :until
  ) came, (
    select count(distinct p.account_id)::int as buyers from payment p
    where p.site_id = :site and p.completed_at >= :from and p.completed_at < :until
      and not exists (
        select from payment o
        where o.account_id = p.account_id and o.completed_at < :from
      )
  ) bought`,
})

export const fictionOf = statement({
  name: 'statistics_fiction',
  isPrepared: false,
  values: span,
  columns: {
    profiles: sqlType.json<Share>(),
    conversations: sqlType.json<Share>(),
    paid: sqlType.json<Share>(),
  },
  text: `with begun as (
    select starter.fictional or receiver.fictional as fictional
    from message m
    join conversation c on c.id = m.conversation_id
    join account starter on starter.id = c.starter_id
    join account receiver on receiver.id = c.receiver_id
    where m.seq = 1 and m.at >= :from and m.at < :until and starter.site_id = :site
  ), paid as (
    select starter.fictional or receiver.fictional as fictional
    from ledger_entry e
    join book b on b.id = e.book_id and b.kind = 'member' and b.site_id = :site
    join message m on m.id = e.operation
    join conversation c on c.id = m.conversation_id
    join account starter on starter.id = c.starter_id
    join account receiver on receiver.id = c.receiver_id
    where e.at >= :from and e.at < :until and e.credits < 0
      and e.reason in ('message', 'gift', 'photo')
  )
  select (
    select json_build_object('fictional', count(*) filter (where fictional), 'all', count(*))
    from search_entry where site_id = :site and shown
  ) as profiles, (
    select json_build_object('fictional', count(*) filter (where fictional), 'all', count(*))
    from begun
  ) as conversations, (
    select json_build_object('fictional', count(*) filter (where fictional), 'all', count(*))
    from paid
  ) as paid`,
})
