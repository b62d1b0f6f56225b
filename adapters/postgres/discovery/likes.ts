import { LIKES_PAGE, NEW_LIKES_MAX } from '#core/discovery/likes/values.ts'
import type { Likes, LikesCursor, LikesList } from '#core/discovery/ports.ts'
import { cardColumns, cardOf, cardRow } from '../platform/cards.ts'
import { type RowOf, sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'
import { isShownTo } from '../platform/visibility.ts'

const likesRow = {
  ...cardRow,
  is_new: sqlType.boolean(),
  position: sqlType.text(),
}
type Row = RowOf<typeof likesRow>

const isShown = isShownTo(':viewer', '(select site_id from account where id = :viewer)')

/** Without a cursor a list begins at its first like. */
const start = `start as materialized (
  select coalesce(:is_new::boolean, true) as is_new,
    coalesce(:at::text::timestamptz, 'infinity') as at,
    coalesce(:id::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff') as id
)`
const startsAt = (...columns: string[]) =>
  columns.map((column) => `(select ${column} from start)`).join(', ')

/** Walks an index of `liking` in the order of the list; cards are read for this page alone. */
const pageOf = ({ other, where, order }: Record<'other' | 'where' | 'order', string>) => ({
  values: {
    viewer: sqlType.uuid(),
    is_new: sqlType.boolean().nullable(),
    at: sqlType.text().nullable(),
    id: sqlType.uuid().nullable(),
  },
  columns: likesRow,
  text: `with ${start}, page as materialized (
    select l.${other} as other, l.is_new, l.at
    from liking l join profile p on p.account_id = l.${other} and ${isShown}
    where ${where}
    order by ${order} limit ${LIKES_PAGE + 1}
  )
  select ${cardColumns}, l.is_new, l.at::text as position
  from page l join profile p on p.account_id = l.other
  order by ${order.replace(/l\.(from|to)_id/, 'l.other')}`,
})

const receivedOrder = 'l.is_new desc, l.at desc, l.from_id desc'
const receivedAfter = `l.to_id = :viewer
  and (l.is_new, l.at, l.from_id) < (${startsAt('is_new', 'at', 'id')})`

const mutual = `${receivedAfter} and exists (
  select from liking back where back.from_id = :viewer and back.to_id = l.from_id)`

const lists = {
  given: statement({
    name: 'discovery_likes_given',
    ...pageOf({
      other: 'to_id',
      where: `l.from_id = :viewer and (l.at, l.to_id) < (${startsAt('at', 'id')})`,
      order: 'l.at desc, l.to_id desc',
    }),
  }),
  received: statement({
    name: 'discovery_likes_received',
    ...pageOf({
      other: 'from_id',
      where: receivedAfter,
      order: receivedOrder,
    }),
  }),
  mutual: statement({
    name: 'discovery_likes_mutual',
    ...pageOf({
      other: 'from_id',
      where: mutual,
      order: receivedOrder,
    }),
  }),
}

/** Walks as the list of matches does; the conversations of this member are read once. */
const newMatches = statement({
  name: 'discovery_new_matches',
  ...pageOf({
    other: 'from_id',
    where: `${mutual} and l.from_id not in (
      select receiver_id from conversation where starter_id = :viewer and starter_listed
      union all
      select starter_id from conversation where receiver_id = :viewer and receiver_listed
    )`,
    order: receivedOrder,
  }),
})

const countNew = statement({
  name: 'discovery_likes_new',
  values: { viewer: sqlType.uuid() },
  columns: { new_likes: sqlType.integer() },
  text: `select count(*)::int as new_likes from (
    select from liking l join profile p on p.account_id = l.from_id and ${isShown}
    where l.to_id = :viewer and l.is_new limit ${NEW_LIKES_MAX}
  ) fresh`,
})

const positionOf = (after?: LikesCursor) => ({
  is_new: after?.isNew ?? null,
  at: after?.at ?? null,
  id: after?.id ?? null,
})

type Page = { rows: Row[]; next: LikesCursor | null }

const nextAfter = (list: LikesList, rows: Row[]): LikesCursor | null => {
  const last = rows[LIKES_PAGE - 1]
  if (!last || rows.length <= LIKES_PAGE) return null
  return { list, isNew: last.is_new, at: last.position, id: last.id }
}

/** Likes given, received (new ones first) and mutual, each the latest first, a page of each. */
export const likesOf = async (
  on: Queryable,
  { account, now, after }: { account: string; now: Date; after?: LikesCursor | undefined },
): Promise<Likes> => {
  const load = async (list: LikesList): Promise<Page> => {
    if (after && after.list !== list) return { rows: [], next: null }
    const rows = await lists[list](on, { viewer: account, ...positionOf(after) })
    return { rows: rows.slice(0, LIKES_PAGE), next: nextAfter(list, rows) }
  }
  const [given, received, both, unspoken, fresh] = await Promise.all([
    load('given'),
    load('received'),
    load('mutual'),
    after ? [] : newMatches(on, { viewer: account, ...positionOf() }),
    countNew(on, { viewer: account }),
  ])
  return {
    given: given.rows.map((row) => cardOf(row, now)),
    received: received.rows.map((row) => ({ member: cardOf(row, now), isNew: row.is_new })),
    mutual: both.rows.map((row) => cardOf(row, now)),
    newMatches: unspoken.slice(0, LIKES_PAGE).map((row) => cardOf(row, now)),
    newLikes: fresh[0]?.new_likes ?? 0,
    next: { given: given.next, received: received.next, mutual: both.next },
  }
}
