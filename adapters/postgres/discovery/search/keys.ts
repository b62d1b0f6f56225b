import { type RawBuilder, sql } from 'kysely'
import { SEARCH_COUNT_MAX } from '#core/discovery/search.ts'
import { runComposed } from '../../platform/composed.ts'
import type { Queryable } from '../../platform/statement.ts'
import { allOf, type Condition, type Filters } from './filters.ts'
import type { Key, Order } from './orders.ts'

export type Counts = { total: number; totalFictional: number }

const COUNTED_MAX = SEARCH_COUNT_MAX + 1

/** Whether so few members match that collecting and sorting them is fast. */
export const areFew = ({ total, totalFictional }: Counts): boolean =>
  total <= SEARCH_COUNT_MAX && totalFictional <= SEARCH_COUNT_MAX

const keyColumns = sql`s.account_id as id, s.pictured, s.hour, s.joined_at as "joinedAt", s.band`

/** Real members and fictional profiles have indexes of their own. */
const kindsOf = ({ includesFictional }: Filters): Condition[] =>
  includesFictional ? [sql`not s.fictional`, sql`s.fictional`] : [sql`not s.fictional`]

const matching = ({ genders, conditions, indexHints }: Filters, kind: Condition): Condition =>
  allOf([...conditions, ...indexHints, sql`s.gender = any(${genders}::text[])`, kind])

const bandColumn = ({ bands }: Order): RawBuilder<unknown> => {
  const cases = bands
    .slice(0, -1)
    .map((condition, band) => sql`when ${condition} then ${sql.lit(band)}`)
  if (cases.length === 0) return sql`0 as band`
  return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(bands.length - 1)} end as band`
}

type Counted = Counts & { keys: Key[] | null }
type CountedRow = Counts & { [K in keyof Key]: Key[K] | null }

const isKey = (row: CountedRow): row is Counts & Key => row.id !== null

/**
 * Counts the members who match, up to the number that is shown. When few match, it also returns their
 * keys in order, up to `limit`. When many match, `keys` is null, because `walkKeys` is faster.
 */
export const countKeys = async (
  on: Queryable,
  filters: Filters,
  order: Order,
  limit: number,
): Promise<Counted> => {
  const columns = sql`${order.columns}, ${bandColumn(order)}`
  const [real, fictional = sql`select ${columns} from search_entry s where false`] = kindsOf(
    filters,
  ).map(
    (kind) => sql`select ${columns} from search_entry s
      where ${matching(filters, kind)} limit ${sql.lit(COUNTED_MAX)}`,
  )
  const rows = await runComposed(
    on,
    sql<CountedRow>`with real as materialized (${real}),
      fictional as materialized (${fictional}),
      counted as (
        select (select count(*) from real)::int as total,
          (select count(*) from fictional)::int as "totalFictional"
      )
      select counted.total, counted."totalFictional", ${keyColumns}
      from counted left join (select * from real union all select * from fictional) s
        on greatest(counted.total, counted."totalFictional") <= ${sql.lit(SEARCH_COUNT_MAX)}
      order by s.band, ${order.by} limit ${sql.lit(limit)}`,
  )
  const { total = 0, totalFictional = 0 } = rows[0] ?? {}
  const counts = { total, totalFictional }
  return { ...counts, keys: areFew(counts) ? rows.filter(isKey) : null }
}

/** The next keys of a list that few members match: all of them are collected and sorted. */
export const collectKeys = (
  on: Queryable,
  filters: Filters,
  order: Order,
  limit: number,
): Promise<Key[]> => {
  const later = order.after
    ? sql`where s.band > ${sql.lit(order.firstBand)}
        or (s.band = ${sql.lit(order.firstBand)} and ${order.after})`
    : sql``
  const parts = kindsOf(filters).map(
    (kind) => sql`select ${order.columns}, ${bandColumn(order)} from search_entry s
      where ${matching(filters, kind)}`,
  )
  return runComposed(
    on,
    sql<Key>`with matching as materialized (${sql.join(parts, sql` union all `)})
      select ${keyColumns} from matching s ${later}
      order by s.band, ${order.by} limit ${sql.lit(limit)}`,
  )
}

/** The keys of one band, read in the order of an index. */
const walkBand = (
  on: Queryable,
  filters: Filters,
  { columns, by, bands }: Order,
  { band, after, limit }: { band: number; after: Condition | null; limit: number },
): Promise<Key[]> => {
  const here = [...filters.conditions, bands[band] ?? sql`true`, ...(after ? [after] : [])]
  const parts = filters.genders.flatMap((gender) =>
    kindsOf(filters).map(
      (kind) => sql`(select ${columns}, ${sql.lit(band)}::int4 as band
        from search_entry s where s.gender = ${gender} and ${allOf([...here, kind])}
        order by ${by} limit ${sql.lit(limit)})`,
    ),
  )
  return runComposed(
    on,
    sql<Key>`select ${keyColumns}
      from (${sql.join(parts, sql` union all `)}) s order by ${by} limit ${sql.lit(limit)}`,
  )
}

/** The next keys of a list that many members match, band by band until there are enough. */
export const walkKeys = async (
  on: Queryable,
  filters: Filters,
  order: Order,
  limit: number,
): Promise<Key[]> => {
  const keys: Key[] = []
  for (let band = order.firstBand; band < order.bands.length && keys.length < limit; band += 1) {
    const after = band === order.firstBand ? order.after : null
    keys.push(...(await walkBand(on, filters, order, { band, after, limit: limit - keys.length })))
  }
  return keys
}
