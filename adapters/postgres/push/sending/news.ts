import type { HeldNews, News } from '#core/push/sending/ports.ts'
import { type RowOf, sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'
import { isShownTo } from '../../platform/visibility.ts'

const newsRow = {
  waits: sqlType.integer(),
  is_there: sqlType.boolean(),
  only_fictional: sqlType.boolean(),
  name: sqlType.text().nullable(),
  fictional: sqlType.boolean().nullable(),
  is_gift: sqlType.boolean().nullable(),
  body: sqlType.text().nullable(),
}

export const nothingNew: News = {
  waits: 0,
  isThere: true,
  onlyFictional: false,
  from: null,
  last: null,
}

export const newsOf = (row: RowOf<typeof newsRow> | undefined): News =>
  row
    ? {
        waits: row.waits,
        isThere: row.is_there,
        onlyFictional: row.only_fictional,
        from: row.name === null ? null : { name: row.name, fictional: row.fictional === true },
        last: row.is_gift === null ? null : { isGift: row.is_gift, text: row.body ?? '' },
      }
    : nothingNew

/** A fictional profile writes in answer to a message, so that its messages are told of. */
export const messagesNews = statement({
  name: 'push_news_messages',
  values: { account: sqlType.uuid(), conversation: sqlType.uuid() },
  columns: newsRow,
  text: `with mine as (
    select id, case when starter_id = :account then starter_unread else receiver_unread end as waits,
      case when starter_id = :account then receiver_id else starter_id end as other,
      case when starter_id = :account then 'receiver' else 'starter' end as side,
      starter_blocks or receiver_blocks as barred
    from conversation where id = :conversation and :account in (starter_id, receiver_id)
  )
  select mine.waits, not mine.barred and a.may_enter as is_there, false as only_fictional,
    p.name, p.fictional, last.is_gift, last.body
  from mine
  join account a on a.id = mine.other
  join profile p on p.account_id = mine.other
  left join lateral (
    select kind = 'gift' as is_gift, body from message
    where conversation_id = mine.id and side = mine.side and state = 'sent'
    order by seq desc limit 1
  ) last on true`,
})

const ofMany = (found: string) => `with found as (${found}), last as (
    select name, fictional from found order by at desc limit 1
  )
  select (select count(*)::int from found) as waits, true as is_there,
    coalesce((select bool_and(fictional) from found), false) as only_fictional,
    (select name from last) as name, (select fictional from last) as fictional,
    null::boolean as is_gift, null::text as body`

const newLikesOf = `select l.at, l.from_id, p.name, p.fictional from liking l
    join account me on me.id = :account
    join profile p on p.account_id = l.from_id and ${isShownTo(':account', 'me.site_id')}
    where l.to_id = :account and l.is_new`
const isMutual =
  'exists (select from liking back where back.from_id = :account and back.to_id = l.from_id)'

export const likesNews = statement({
  name: 'push_news_likes',
  values: { account: sqlType.uuid(), mutual: sqlType.boolean() },
  columns: newsRow,
  text: ofMany(`${newLikesOf} and (not :mutual::bool or ${isMutual})`),
})

const visitsOf = `select v.at, p.name, p.fictional from visit v
    join account me on me.id = :account
    join profile p on p.account_id = v.visitor_id and ${isShownTo(':account', 'me.site_id')}
    where v.visited_id = :account and v.at >= :since::timestamptz and not exists (
      select from meeting_choice c where c.unseen and c.account_id in (:account, v.visitor_id)
    )`

export const visitsNews = statement({
  name: 'push_news_visits',
  values: { account: sqlType.uuid(), since: sqlType.timestamptz() },
  columns: newsRow,
  text: ofMany(visitsOf),
})

const heldRow = {
  messages: sqlType.integer(),
  likes: sqlType.integer(),
  matches: sqlType.integer(),
  visits: sqlType.integer(),
} satisfies Record<keyof HeldNews, unknown>

/** What the quiet hours held back, as far as it is still new; fictional profiles' likes do not count. */
export const heldNews = statement({
  name: 'push_news_held',
  values: { account: sqlType.uuid(), since: sqlType.timestamptz() },
  columns: heldRow,
  text: `with liked as (
    select ${isMutual} as mutual from liking l
    join account me on me.id = :account
    join profile p on p.account_id = l.from_id and ${isShownTo(':account', 'me.site_id')}
    where l.to_id = :account and l.is_new and not p.fictional
  ), talks as (
    select starter_unread as unread, receiver_id as other from conversation
    where starter_id = :account and starter_listed and not starter_blocks and not receiver_blocks
    union all
    select receiver_unread, starter_id from conversation
    where receiver_id = :account and receiver_listed and not starter_blocks and not receiver_blocks
  )
  select (
      select coalesce(sum(unread), 0)::int from talks join account a on a.id = other and a.may_enter
    ) as messages,
    (select count(*)::int from liked where not mutual) as likes,
    (select count(*)::int from liked where mutual) as matches,
    (select count(*)::int from (${visitsOf}) looked where not fictional) as visits`,
})
