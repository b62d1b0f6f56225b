import { sql } from 'kysely'
import type { SearchRequest } from '#core/discovery/ports.ts'
import type { Newcomers } from '#core/discovery/saved-searches/ports.ts'
import { NEWCOMERS_MAX } from '#core/discovery/saved-searches/rules.ts'
import { runComposed } from '../../platform/composed.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'
import { allOf, type Condition, type Filters, filtersOf } from '../search/filters.ts'
import { readSearcher } from '../search/searcher.ts'

/** Who was shown longer ago than so many others is new to nobody any more. */
const LOOKED_BACK = 20_000

type Between = { seen: string; upto: string }

/** Read in the order of the index by `shown_nr`, so that the scan ends when enough are found. */
const countNewcomers = ({ genders, conditions }: Filters, kind: Condition, between: Between) => {
  const most = sql.lit(NEWCOMERS_MAX + 1)
  const ways = genders.map(
    (gender) => sql`(select from search_entry s
      where s.gender = ${gender} and ${allOf([...conditions, kind])}
        and s.shown_nr > ${between.seen}::int8 and s.shown_nr <= ${between.upto}::int8
      order by s.shown_nr limit ${most})`,
  )
  return sql`(select count(*)::int from (
    select from (${sql.join(ways, sql` union all `)}) found limit ${most}) counted)`
}

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

/** The members who match a search and were shown for the first time in between. */
export const newcomersOf = async (
  on: Queryable,
  request: SearchRequest,
  { seen, upto }: Between,
): Promise<Newcomers> => {
  const filters = filtersOf(request, await readSearcher(on, request))
  const between = { upto, seen: later(seen, BigInt(upto) - BigInt(LOOKED_BACK)) }
  const fictional = filters.includesFictional
    ? countNewcomers(filters, sql`s.fictional`, between)
    : sql.lit(0)
  const [row] = await runComposed(
    on,
    sql<Newcomers>`select ${countNewcomers(filters, sql`not s.fictional`, between)} as real,
      ${fictional} as fictional`,
  )
  return row ?? { real: 0, fictional: 0 }
}
