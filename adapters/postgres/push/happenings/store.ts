import type { Happening, Happenings } from '#core/push/happenings/ports.ts'
import { HAPPENINGS_PAGE } from '#core/push/happenings/rules.ts'
import type { HappeningKind } from '#core/push/happenings/values.ts'
import type { StoredImage } from '../../discovery/schema.ts'
import { imageOf } from '../../platform/cards.ts'
import type { Database } from '../../platform/database.ts'
import { type RowOf, sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'
import { isShownTo } from '../../platform/visibility.ts'

const happeningRow = {
  kind: sqlType.text<HappeningKind>(),
  key: sqlType.text(),
  at: sqlType.timestamptz(),
  is_new: sqlType.boolean(),
  other: sqlType.uuid().nullable(),
  name: sqlType.text().nullable(),
  fictional: sqlType.boolean().nullable(),
  image: sqlType.jsonb<StoredImage>().nullable(),
  about: sqlType.uuid().nullable(),
  count: sqlType.integer().nullable(),
  device: sqlType.text().nullable(),
}
type Row = RowOf<typeof happeningRow>

/** Within the days that are told of, and not after where the page before it ended. */
const isTold = (at: string) => `${at} > :since and ${at} <= :upto::timestamptz`

const talk = (mine: string, theirs: string) => `
    select id, ${theirs}_id as other, '${theirs}' as side, ${mine}_unread as unread,
      ${mine}_from as hidden, last_at
    from conversation where ${mine}_id = :account and ${mine}_listed
      and not starter_blocks and not receiver_blocks`

/** From what is kept already: nothing is written when something happens, nor kept for this list. */
const list = statement({
  name: 'happenings_list',
  values: {
    account: sqlType.uuid(),
    site: sqlType.text(),
    since: sqlType.timestamptz(),
    upto: sqlType.timestamptz(),
    before: sqlType.text().nullable(),
  },
  columns: happeningRow,
  text: `with talks as (${talk('starter', 'receiver')} union all ${talk('receiver', 'starter')}
  ), looks as (
    select v.visitor_id, v.at from visit v where v.visited_id = :account and ${isTold('v.at')}
      and not exists (
        select from meeting_choice c where c.unseen and c.account_id in (:account, v.visitor_id))
  ), liked as (
    select l.from_id, greatest(l.at, back.at) as at, back.at is not null as mutual from liking l
    left join liking back on back.from_id = :account and back.to_id = l.from_id
    where l.to_id = :account
  ), happened as (
    select 'messages' as kind, 'messages:' || id as key, last_at as at, other, id as about,
      unread as count, null as device
    from talks where unread > 0 and ${isTold('last_at')}
    union all
    select 'gift', 'gift:' || m.id, m.at, t.other, t.id, null, null from talks t
    join message m on m.conversation_id = t.id and m.kind = 'gift' and m.side = t.side
      and m.state <> 'refunded' and m.seq > t.hidden and ${isTold('m.at')}
    union all
    select case when mutual then 'match' else 'like' end, 'like:' || from_id, at, from_id, null,
      null, null
    from liked where ${isTold('at')}
    union all
    select 'visit', 'visit:' || visitor_id, at, visitor_id, null, null, null from looks
    union all
    select 'newMembers', 'newMembers:' || told_on, told_on::timestamp at time zone 'UTC', null,
      null, null, null
    from saved_search_watch where account_id = :account
      and ${isTold("(told_on::timestamp at time zone 'UTC')")}
    union all
    select 'paid', 'paid:' || id, completed_at, null, id, credits, null
    from payment where account_id = :account and ${isTold('completed_at')}
    union all
    select 'refunded', 'refunded:' || r.payment_id || ':' || r.part, r.decided_at, null,
      r.payment_id, null, null
    from payment o join refund r on r.payment_id = o.id and r.refused_at is null
    where o.account_id = :account and ${isTold('r.decided_at')}
    union all
    select 'signedIn', 'signedIn:' || id, created_at, null, null, null, device
    from session where account_id = :account and ${isTold('created_at')}
  ), told as (
    select kind, key, date_trunc('milliseconds', at) as at, other, about, count, device
    from happened
  )
  select h.kind, h.key, h.at, h.at > coalesce(c.looked_at, 'epoch') as is_new, h.other,
    p.name, p.fictional, p.main_image as image, h.about, h.count, h.device
  from told h
  left join push_choice c on c.account_id = :account
  left join profile p on p.account_id = h.other and ${isShownTo(':account', ':site')}
  where (h.other is null or p.account_id is not null)
    and (:before::text is null or (h.at, h.key) < (:upto::timestamptz, :before::text))
  order by h.at desc, h.key desc limit ${HAPPENINGS_PAGE + 1}`,
})

const looked = statement({
  name: 'happenings_looked',
  values: { account: sqlType.uuid(), now: sqlType.timestamptz() },
  text: `insert into push_choice as c (account_id, looked_at) values (:account, :now)
  on conflict (account_id) do update set looked_at = greatest(c.looked_at, excluded.looked_at)`,
})

const memberOf = ({ other, name, fictional, image }: Row): Happening['member'] =>
  other === null || name === null
    ? null
    : {
        id: other,
        name,
        fictional: fictional === true,
        mainImage: image?.status === 'active' ? imageOf(image) : null,
      }

const happeningOf = (row: Row): Happening => {
  const { kind, key: name, at, is_new: isNew, about, count, device } = row
  return { kind, name, at, isNew, about, count, device, member: memberOf(row) }
}

/** Later than anything that has happened. */
const END = new Date('9999-01-01T00:00:00Z')

/** The Happenings port. */
export const happenings = ({ pool }: Database): Happenings => ({
  list: async ({ after, ...query }) => {
    const from = { upto: after?.at ?? END, before: after?.name ?? null }
    const rows = await list(pool, { ...query, ...from })
    const shown = rows.slice(0, HAPPENINGS_PAGE).map(happeningOf)
    const last = rows.length > HAPPENINGS_PAGE ? shown.at(-1) : undefined
    return { happenings: shown, next: last ? { at: last.at, name: last.name } : null }
  },
  looked: async (account, now) => void (await looked(pool, { account, now })),
})
