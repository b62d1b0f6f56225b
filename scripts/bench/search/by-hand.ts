import { type CardRow, cardColumns, cardOf } from '#adapters/postgres/platform/cards.ts'
import type { Database } from '#adapters/postgres/platform/database.ts'
import type { SearchCursor } from '#core/discovery/cursor.ts'
import { cellsWithin, distances } from '#core/discovery/distance.ts'
import type { MemberSearch } from '#core/discovery/member-search.ts'
import type { DiscoveryStore, SearchRequest } from '#core/discovery/ports.ts'
import { NEW_DAYS, ONLINE_MS, PAGE_SIZE, SEARCH_COUNT_MAX } from '#core/discovery/search.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'

type Me = { gender: string; cell: number; barred: string[] | null }

const list = (values: readonly string[]) => values.map((value) => `'${value}'`).join()
const facets = (name: string, values: readonly string[]) =>
  `array[${list(values.map((value) => `${name}:${value}`))}]::text[]`

/** The conditions of the sixteen searches of the bench, and of no others. */
const conditionsOf = ({ query, now }: SearchRequest, me: Me) => {
  const { minAge, maxAge, interests = [], distance } = query
  const near = query.near ?? me.cell
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
  return [
    `s.shown and s.site_id = 'vonk' and s.gender = '${query.gender}'`,
    me.barred?.length && `s.account_id <> all(array[${list(me.barred)}]::uuid[])`,
    query.country && `s.country = '${query.country}'`,
    query.region && `s.region = '${query.region}'`,
    minAge && `s.born <= (current_date - interval '${minAge} years')::date`,
    maxAge && `s.born > (current_date - interval '${maxAge + 1} years')::date`,
    query.hairColor && `s.facets && ${facets('hair', query.hairColor)}`,
    query.eyeColor && `s.facets && ${facets('eyes', query.eyeColor)}`,
    query.bodyType && `s.facets && ${facets('body', query.bodyType)}`,
    query.relationshipStatus && `s.facets && ${facets('relationship', query.relationshipStatus)}`,
    interests.length > 0 && `s.facets @> ${facets('interest', interests)}`,
    query.photo && 's.pictured',
    query.online &&
      `s.last_seen >= '${ago(ONLINE_MS)}'
        and s.seen_period >= ${Math.floor((now.getTime() - ONLINE_MS) / 600_000)}`,
    query.isNew && `s.joined_at >= '${ago(NEW_DAYS * DAY_MS)}'`,
    query.fit && `(s.seeks is null or s.seeks = '${me.gender}')`,
    distance && `s.cell in (${cellsWithin(near, distance).join()})`,
  ]
    .filter((condition) => typeof condition === 'string')
    .join(' and ')
}

/** Which searches match few members. The author of hand-written SQL knows this in advance. */
const areFew = (query: MemberSearch) =>
  [query.hairColor, query.interests, query.distance === 10].some(Boolean)

const newest = 's.joined_at desc, s.account_id desc'
const active = 's.pictured desc, s.hour desc, s.account_id desc'

const afterOf = (after: SearchCursor) =>
  after.sort === 'newest'
    ? `(s.joined_at, s.account_id) < ('${after.joinedAt.toISOString()}', '${after.id}')`
    : `(s.pictured, s.hour, s.account_id) < (${after.pictured}, ${after.hour}, '${after.id}')`

/** The best statement for one search: its counts, its page and the cards in one round trip. */
export const textByHand = (request: SearchRequest, me: Me): string => {
  const { query } = request
  const { sort, after, online, only } = query
  const where = conditionsOf(request, me)
  const order = sort === 'newest' ? newest : active
  // Utrecht has more members within 10 km than a page needs.
  const nearest =
    sort === 'distance' ? ` and s.cell in (${cellsWithin(me.cell, distances[0])})` : ''
  const kind = only === 'real' || online ? ' and not s.fictional' : ''
  const page = areFew(query)
    ? `(select * from found s order by ${order} limit ${PAGE_SIZE})`
    : `(select s.account_id, s.pictured, s.hour, s.joined_at from search_entry s
        where ${where}${kind}${nearest}${after ? ` and ${afterOf(after)}` : ''}
        order by ${order} limit ${PAGE_SIZE})`
  const found = (more: string) =>
    `(select s.account_id, s.pictured, s.hour, s.joined_at, s.fictional from search_entry s
      where ${where} and ${more} limit ${SEARCH_COUNT_MAX + 1})`
  const collected = `with found as materialized (
      ${[found('not s.fictional'), ...(kind ? [] : [found('s.fictional')])].join(' union all ')})`
  const count = (which: string) =>
    areFew(query)
      ? `(select count(*)::int from found s where ${which})`
      : `(select count(*)::int from (select from search_entry s where ${where} and ${which}
          limit ${SEARCH_COUNT_MAX + 1}) counted)`
  const counts = after
    ? `${after.total} as total, ${after.totalFictional} as total_fictional`
    : `${count('not s.fictional')} as total, ${kind ? 0 : count('s.fictional')} as total_fictional`
  return `${areFew(query) ? collected : ''}
    select ${counts}, s.pictured, s.hour, s.joined_at, card.*
    from (select) one left join ${page} s on true left join lateral (
      select ${cardColumns.replaceAll(':viewer', '$1::uuid')} from profile p
      where p.account_id = s.account_id and may_be_shown(p, $1::uuid, 'vonk')
    ) card on true order by ${order}`
}

type Row = CardRow & {
  id: string | null
  total: number
  total_fictional: number
  pictured: boolean
  hour: number
  joined_at: Date
}

/** `search` of the DiscoveryStore by hand-written SQL, with the answer that the product gives. */
export const searchByHand =
  (db: Database): DiscoveryStore['search'] =>
  async (request) => {
    const { rows: known } = await db.pool.query<Me>({
      name: 'hand_me',
      text: `select s.gender, t.cell, barred_with($1) as barred from search_entry s
        join profile p using (account_id)
        join town t on (t.country, t.region, t.city) = (p.country, p.region, p.city)
        where account_id = $1`,
      values: [request.viewer],
    })
    const [me] = known
    if (!me) throw new Error('The bench searches as a member with a town')
    const { rows } = await db.pool.query<Row>({
      text: textByHand(request, me),
      values: [request.viewer],
    })
    const { sort = 'active', page = 1 } = request.query
    const { total = 0, total_fictional: totalFictional = 0 } = rows[0] ?? {}
    const cards = rows.filter(({ id }) => id !== null)
    const last = cards.at(-1)
    const at = last && { id: last.id, total, totalFictional }
    const next: SearchCursor | null =
      at === undefined || last === undefined
        ? null
        : sort === 'newest'
          ? { sort, joinedAt: last.joined_at, ...at }
          : { sort: 'active', pictured: last.pictured, hour: last.hour, ...at }
    return {
      members: cards.map((row) => cardOf(row, request.now)),
      page,
      pages: page + 1,
      total,
      totalFictional,
      next,
    }
  }
