import { type RawBuilder, sql } from 'kysely'
import { SEARCH_COUNT_MAX } from '#core/discovery/search.ts'
import { runComposed } from '../../platform/composed.ts'
import type { Queryable } from '../../platform/statement.ts'
import { allOf, type Condition, type Filters } from './filters.ts'
import type { Key, Order } from './orders.ts'

export type Counts = { total: number; totalFictional: number }

const COUNTED_MAX = SEARCH_COUNT_MAX + 1

/** All of them can be collected and sorted quickly, because they are few. */
export const areFew = ({ total, totalFictional }: Counts): boolean =>
  total <= SEARCH_COUNT_MAX && totalFictional <= SEARCH_COUNT_MAX

const matching = ({ genders, conditions }: Filters, more: readonly Condition[] = []): Condition =>
  allOf([...conditions, sql`s.gender = any(${genders}::text[])`, ...more])

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
 * Counts the members who match, no further than is shown. Where few match, their keys come with the
 * counts, in order and at most `most`; null where many match, because `walkKeys` finds those faster.
 */
export const countKeys = async (
  on: Queryable,
  filters: Filters,
  order: Order,
  most: number,
): Promise<Counted> => {
  const columns = sql`${order.columns}, s.account_id, s.joined_at, ${bandColumn(order)}`
  const part = (condition: Condition) => sql`select ${columns} from search_entry s
      where ${matching(filters, [condition])} limit ${sql.lit(COUNTED_MAX)}`
  const fictional = filters.mayBeFictional
    ? part(sql`s.fictional`)
    : sql`select ${columns} from search_entry s where false`
  const rows = await runComposed(
    on,
    sql<CountedRow>`with real as materialized (${part(sql`not s.fictional`)}),
      fictional as materialized (${fictional}),
      counted as (
        select (select count(*) from real)::int as total,
          (select count(*) from fictional)::int as "totalFictional"
      )
      select counted.total, counted."totalFictional", s.id, s.pictured, s.hour, s."joinedAt", s.band
      from counted left join (select * from real union all select * from fictional) s
        on greatest(counted.total, counted."totalFictional") <= ${sql.lit(SEARCH_COUNT_MAX)}
      order by s.band, ${order.by} limit ${sql.lit(most)}`,
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
  most: number,
): Promise<Key[]> => {
  const later = order.after
    ? sql`where s.band > ${sql.lit(order.firstBand)}
        or (s.band = ${sql.lit(order.firstBand)} and ${order.after})`
    : sql``
  return runComposed(
    on,
    sql<Key>`with matching as materialized (
        select ${order.columns}, s.account_id, s.joined_at, ${bandColumn(order)} from search_entry s
        where ${matching(filters)}
      )
      select s.id, s.pictured, s.hour, s."joinedAt", s.band from matching s ${later}
      order by s.band, ${order.by} limit ${sql.lit(most)}`,
  )
}

/** The keys of one band, read in the order of an index. */
const walkBand = (
  on: Queryable,
  { genders, conditions }: Filters,
  { columns, by, bands }: Order,
  { band, after, most }: { band: number; after: Condition | null; most: number },
): Promise<Key[]> => {
  const here = [...conditions, bands[band] ?? sql`true`, ...(after ? [after] : [])]
  const ways = genders.map(
    (gender) => sql`(select ${columns}, ${sql.lit(band)}::int4 as band, s.account_id, s.joined_at
      from search_entry s where s.gender = ${gender} and ${allOf(here)}
      order by ${by} limit ${sql.lit(most)})`,
  )
  return runComposed(
    on,
    sql<Key>`select s.id, s.pictured, s.hour, s."joinedAt", s.band
      from (${sql.join(ways, sql` union all `)}) s order by ${by} limit ${sql.lit(most)}`,
  )
}

/** The next keys of a list that many members match, band by band until there are enough. */
export const walkKeys = async (
  on: Queryable,
  filters: Filters,
  order: Order,
  most: number,
): Promise<Key[]> => {
  const keys: Key[] = []
  for (let band = order.firstBand; band < order.bands.length && keys.length < most; band += 1) {
    const after = band === order.firstBand ? order.after : null
    keys.push(...(await walkBand(on, filters, order, { band, after, most: most - keys.length })))
  }
  return keys
}
