import { otherSide, type Side } from '#core/chat/sides.ts'
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
  position: sqlType.text(),
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

/** Exact to the microsecond: within a millisecond, a time rounded to it would skip rows. */
const upto = ':upto::text::timestamptz'

type Source = {
  /** An expression, as all of these are. */
  kind: string
  key: string
  at: string
  /** The rest of the order, which an index has and in which keys of one source are sorted too. */
  tie: string
  other?: string
  about?: string
  count?: string
  device?: string
  /** What follows `from`, up to its conditions. */
  from: string
}

const shown = (other: string) =>
  `join profile p on p.account_id = ${other} and ${isShownTo(':account', ':site')}`

/** One page of a source, without members who may not be shown. A page of all sources needs no more. */
const walk = ({ kind, key, at, tie, from, ...more }: Source) => {
  const { other = 'null::uuid', about = 'null::uuid', count = 'null::int' } = more
  return `(
    select ${kind} as kind, ${key} as key, ${at} as at, ${other} as other, ${about} as about,
      ${count} as count, ${more.device ?? 'null::text'} as device
    from ${from} and ${at} > :since and ${at} <= ${upto}
      and (:before::text is null or (${at}, ${key}) < (${upto}, :before))
    order by ${at} desc, ${tie} desc limit ${HAPPENINGS_PAGE + 1})`
}

const isTalk = (mine: Side) => `c.${mine}_listed and not c.starter_blocks and not c.receiver_blocks`

/** These alone read all conversations of their member: an index by time would cost each message. */
const unread = (mine: Side) => {
  const other = `c.${otherSide(mine)}_id`
  return walk({
    kind: `'messages'`,
    key: `'messages:' || c.id`,
    at: 'c.last_at',
    tie: 'c.id',
    other,
    about: 'c.id',
    count: `c.${mine}_unread`,
    from: `conversation c ${shown(other)}
    where c.${mine}_id = :account and c.${mine}_unread > 0 and ${isTalk(mine)}`,
  })
}

const gifts = (mine: Side) => {
  const theirs = otherSide(mine)
  const other = `c.${theirs}_id`
  return walk({
    kind: `'gift'`,
    key: `'gift:' || m.id`,
    at: 'm.at',
    tie: 'm.id',
    other,
    about: 'c.id',
    from: `conversation c cross join lateral (
      select id, at from message
      where conversation_id = c.id and kind = 'gift' and side = '${theirs}' and state <> 'refunded'
        and seq > c.${mine}_from and at > :since and at <= ${upto}
        and (:before::text is null or (at, 'gift:' || id) < (${upto}, :before))
      order by at desc, id desc limit ${HAPPENINGS_PAGE + 1}) m
    ${shown(other)}
    where c.${mine}_id = :account and ${isTalk(mine)}`,
  })
}

/** Likes received. One that answers an earlier like of this member is a match, at its own time. */
const likes = walk({
  kind: `case when back.at is null then 'like' else 'match' end`,
  key: `'like:' || l.from_id`,
  at: 'l.at',
  tie: 'l.from_id',
  other: 'l.from_id',
  from: `liking l left join liking back on back.from_id = :account and back.to_id = l.from_id
    ${shown('l.from_id')}
    where l.to_id = :account and (back.at is null or back.at <= l.at)`,
})

/** Likes that this member answered later. Each is a match, at the time of the answer. */
const answeredLikes = walk({
  kind: `'match'`,
  key: `'like:' || back.to_id`,
  at: 'back.at',
  tie: 'back.to_id',
  other: 'back.to_id',
  from: `liking back join liking l on l.from_id = back.to_id and l.to_id = :account
    ${shown('back.to_id')}
    where back.from_id = :account and back.at > l.at`,
})

const visits = walk({
  kind: `'visit'`,
  key: `'visit:' || v.visitor_id`,
  at: 'v.at',
  tie: 'v.visitor_id',
  other: 'v.visitor_id',
  from: `visit v ${shown('v.visitor_id')} where v.visited_id = :account
      and not exists (select from meeting_choice where unseen and account_id = :account)
      and not exists (
        select from meeting_choice c where c.unseen and c.account_id = v.visitor_id)`,
})

const searched = `(told_on::timestamp at time zone 'UTC')`
const newMembers = walk({
  kind: `'newMembers'`,
  key: `'newMembers:' || told_on`,
  at: searched,
  tie: 'told_on',
  from: 'saved_search_watch where account_id = :account',
})

const payments = walk({
  kind: `'paid'`,
  key: `'paid:' || id`,
  at: 'completed_at',
  tie: 'id',
  about: 'id',
  count: 'credits',
  from: 'payment where account_id = :account',
})

/** These read all payments of their member, who has few. */
const refunds = walk({
  kind: `'refunded'`,
  key: `'refunded:' || r.payment_id || ':' || lpad(r.part::text, 10, '0')`,
  at: 'r.decided_at',
  tie: 'r.payment_id desc, r.part',
  about: 'r.payment_id',
  from: `payment o join refund r on r.payment_id = o.id
    where o.account_id = :account and r.refused_at is null`,
})

const signIns = walk({
  kind: `'signedIn'`,
  key: `'signedIn:' || id`,
  at: 'created_at',
  tie: 'id',
  device: 'device',
  from: 'session where account_id = :account',
})

const sources = [
  unread('starter'),
  unread('receiver'),
  gifts('starter'),
  gifts('receiver'),
  likes,
  answeredLikes,
  visits,
  newMembers,
  payments,
  refunds,
  signIns,
]

/** From what is kept already: nothing is written when something happens, nor kept for this list. */
const list = statement({
  name: 'happenings_list',
  values: {
    account: sqlType.uuid(),
    site: sqlType.text(),
    since: sqlType.timestamptz(),
    upto: sqlType.text(),
    before: sqlType.text().nullable(),
  },
  columns: happeningRow,
  text: `with happened as (${sources.join(' union all ')}
  ), told as (
    select * from happened order by at desc, key desc limit ${HAPPENINGS_PAGE + 1}
  )
  select h.kind, h.key, h.at,
    to_char(h.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as position,
    h.at > coalesce(c.looked_at, 'epoch') as is_new, h.other,
    p.name, p.fictional, p.main_image as image, h.about, h.count, h.device
  from told h
  left join push_choice c on c.account_id = :account
  left join profile p on p.account_id = h.other
  order by h.at desc, h.key desc`,
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
const END = '9999-01-01T00:00:00Z'

/** The Happenings port. */
export const happenings = ({ pool }: Database): Happenings => ({
  list: async ({ after, ...query }) => {
    const from = { upto: after?.at ?? END, before: after?.name ?? null }
    const rows = await list(pool, { ...query, ...from })
    const last = rows.length > HAPPENINGS_PAGE ? rows.at(HAPPENINGS_PAGE - 1) : undefined
    return {
      happenings: rows.slice(0, HAPPENINGS_PAGE).map(happeningOf),
      next: last ? { at: last.position, name: last.key } : null,
    }
  },
  looked: async (account, now) => void (await looked(pool, { account, now })),
})
