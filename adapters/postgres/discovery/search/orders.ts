import { type RawBuilder, sql } from 'kysely'
import type { SearchCursor } from '#core/discovery/cursor.ts'
import { cellsWithin, distances } from '#core/discovery/distance.ts'
import type { SearchRequest } from '#core/discovery/ports.ts'
import { type Condition, startCell } from './filters.ts'
import type { Searcher } from './searcher.ts'

/** The place of a member in a list. `joinedAt` is null unless the list is ordered by it. */
export type Key = {
  id: string
  pictured: boolean
  hour: number
  joinedAt: Date | null
  band: number
}

/**
 * An order of members. Lists by distance have bands: all members of a nearer band come first, and
 * within a band the order is that of the other lists.
 */
export type Order = {
  /** The columns of a key except the band. Only those that the order needs, so that an index suffices. */
  columns: RawBuilder<unknown>
  by: RawBuilder<unknown>
  after: Condition | null
  /** At least one. A list without distances has one band, which contains all members. */
  bands: readonly Condition[]
  /** The band where the page begins. */
  firstBand: number
}

const oneBand = [sql`true`]

const byActivity = (after: SearchCursor | undefined) => ({
  columns: sql`s.account_id, s.pictured, s.hour, null::timestamptz as joined_at`,
  by: sql`s.pictured desc, s.hour desc, s.account_id desc`,
  after:
    after && after.sort !== 'newest'
      ? sql`(s.pictured, s.hour, s.account_id)
          < (${after.pictured}::bool, ${after.hour}::int4, ${after.id}::uuid)`
      : null,
})

const newestFirst = (after: SearchCursor | undefined): Order => ({
  columns: sql`s.account_id, s.pictured, s.hour, s.joined_at`,
  by: sql`s.joined_at desc, s.account_id desc`,
  after:
    after?.sort === 'newest'
      ? sql`(s.joined_at, s.account_id) < (${after.joinedAt}::timestamptz, ${after.id}::uuid)`
      : null,
  bands: oneBand,
  firstBand: 0,
})

/** The cells of each band without those of nearer bands, and all others in the last band. */
const distanceBands = (from: number): Condition[] => {
  const within = distances.map((distance) => cellsWithin(from, distance))
  const rings = within.map((cells, nth): Condition => {
    const nearer = new Set(within[nth - 1])
    return sql`s.cell = any(${cells.filter((cell) => !nearer.has(cell))}::int4[])`
  })
  const further = sql`(s.cell is null or s.cell <> all(${within.at(-1)}::int4[]))`
  return [...rings, further]
}

export const orderOf = ({ query }: SearchRequest, searcher: Searcher): Order => {
  const { sort = 'active', after } = query
  if (sort === 'newest') return newestFirst(after)
  const from = startCell(query, searcher)
  const isByDistance = sort === 'distance' && from !== null
  return {
    ...byActivity(after),
    bands: isByDistance ? distanceBands(from) : oneBand,
    firstBand: isByDistance && after?.sort === 'distance' ? after.band : 0,
  }
}
