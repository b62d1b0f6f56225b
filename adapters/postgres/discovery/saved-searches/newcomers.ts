import type { AskedSearch } from '#core/discovery/ports.ts'
import type { Newcomers } from '#core/discovery/saved-searches/ports.ts'
import { NEWCOMERS_MAX } from '#core/discovery/saved-searches/rules.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'
import { askerOf, filtersOf } from '../search.ts'
import { filterValues } from '../search-filters.ts'
import { perGender } from '../search-statements.ts'

/** Who was shown longer ago than so many others is new to nobody any more. */
const LOOKED_BACK = 20_000

/** In the order of their index, which ends the walk as soon as enough are found. */
const countOf = (which: string) => {
  const most = `limit ${NEWCOMERS_MAX + 1}`
  const ways = perGender(
    (found) => `(select from search_entry s where ${found} and ${which}
      and s.shown_nr > :seen::int8 and s.shown_nr <= :upto::int8 order by s.shown_nr ${most})`,
  )
  return `(select count(*)::int from (
    select from (${ways.join(' union all ')}) found ${most}) counted)`
}

const count = statement({
  name: 'saved_search_newcomers',
  isPrepared: false,
  values: { ...filterValues, seen: sqlType.bigint(), upto: sqlType.bigint() },
  columns: { real: sqlType.integer().nullable(), fictional: sqlType.integer().nullable() },
  text: `select ${countOf('not s.fictional')} as real,
    case when not :onlyReal::bool then ${countOf('s.fictional')} else 0 end as fictional`,
})

const readUpto = statement({
  name: 'saved_search_upto',
  columns: { upto: sqlType.bigint() },
  text: 'select shown_upto() as upto',
})

/** Up to which number nobody will be shown any more whom a later statement does not see. */
export const shownUpto = async (on: Queryable): Promise<string> => {
  const [read] = await readUpto(on, {})
  if (!read) throw new Error('The database tells no number')
  return read.upto
}

const later = (one: string, other: bigint) => (BigInt(one) > other ? one : String(other))

/** Those that fit, by the rule and the filters of a search, and were shown first in between. */
export const newcomersOf = async (
  on: Queryable,
  asked: AskedSearch,
  { seen, upto }: { seen: string; upto: string },
): Promise<Newcomers> => {
  const filters = filtersOf(asked, await askerOf(on, asked))
  const since = later(seen, BigInt(upto) - BigInt(LOOKED_BACK))
  const [row] = await count(on, { ...filters, seen: since, upto })
  return { real: row?.real ?? 0, fictional: row?.fictional ?? 0 }
}
