import type { Likes } from '#core/discovery/ports.ts'
import { cardColumns, cardOf, cardRow } from '../platform/cards.ts'
import { type RowOf, sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'
import { isShownTo } from '../platform/visibility.ts'

/** More members than anybody looks through; the ones of longest ago fall off. */
const LIKES_MAX = 1_000

const likesRow = {
  ...cardRow,
  given_at: sqlType.timestamptz().nullable(),
  received_at: sqlType.timestamptz().nullable(),
  is_new: sqlType.boolean().nullable(),
  new_likes: sqlType.integer(),
  talked: sqlType.boolean(),
}
type Row = RowOf<typeof likesRow>

const likedBothWays = statement({
  name: 'discovery_likes',
  values: { viewer: sqlType.uuid() },
  columns: likesRow,
  text: `with likings as (
    select to_id as other, at as given_at, null::timestamptz as received_at, null::boolean as is_new
    from liking where from_id = :viewer
    union all
    select from_id, null, at, is_new from liking where to_id = :viewer
  ), others as (
    select other, max(given_at) as given_at, max(received_at) as received_at,
      bool_or(is_new) as is_new
    from likings group by other
  ), talks as (
    select receiver_id as other from conversation where starter_id = :viewer and starter_listed
    union all
    select starter_id from conversation where receiver_id = :viewer and receiver_listed
  )
  select ${cardColumns}, given_at, received_at, is_new,
    (count(*) filter (where is_new) over ())::int as new_likes,
    talks.other is not null as talked
  from others
  join account me on me.id = :viewer
  join profile p on p.account_id = others.other and ${isShownTo(':viewer', 'me.site_id')}
  left join talks on talks.other = others.other
  order by is_new desc nulls last, greatest(given_at, received_at) desc, p.account_id
  limit ${LIKES_MAX}`,
})

const latestFirst = (by: 'given_at' | 'received_at') => (a: Row, b: Row) =>
  (b[by]?.getTime() ?? 0) - (a[by]?.getTime() ?? 0)

/** Likes given, received (new ones first) and mutual, each the latest first. */
export const likesOf = async (on: Queryable, account: string, now: Date): Promise<Likes> => {
  const rows = await likedBothWays(on, { viewer: account })
  const given = rows.filter((row) => row.given_at).sort(latestFirst('given_at'))
  const received = rows
    .filter((row) => row.received_at)
    .sort((a, b) => Number(b.is_new) - Number(a.is_new) || latestFirst('received_at')(a, b))
  const mutual = received.filter((row) => row.given_at)
  return {
    given: given.map((row) => cardOf(row, now)),
    received: received.map((row) => ({ member: cardOf(row, now), isNew: row.is_new === true })),
    mutual: mutual.map((row) => cardOf(row, now)),
    talked: mutual.filter(({ talked }) => talked).map(({ id }) => id),
    newLikes: rows[0]?.new_likes ?? 0,
  }
}
