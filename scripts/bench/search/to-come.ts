import { sql } from 'kysely'
import {
  allOf,
  type Condition,
  type Filters,
  filtersOf,
} from '#adapters/postgres/discovery/search/filters.ts'
import { countKeys, walkKeys } from '#adapters/postgres/discovery/search/keys.ts'
import { type Order, orderOf } from '#adapters/postgres/discovery/search/orders.ts'
import { readSearcher, type Searcher } from '#adapters/postgres/discovery/search/searcher.ts'
import type { Database } from '#adapters/postgres/platform/database.ts'
import { cellsWithin } from '#core/discovery/distance.ts'
import type { SearchRequest } from '#core/discovery/ports.ts'
import { PAGE_SIZE } from '#core/discovery/search.ts'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import { atShare } from './compare.ts'

const ROUNDS = 25
const WARM = 5
const INACTIVE_DAYS = 60

type Search = { name: string; filters: Filters; order: Order }

/**
 * Five bands of fit that do not overlap. In the first three, viewer and member match each other's
 * wishes, at three distances. In the fourth only the member's wish is met, in the last it is not.
 */
const fitBands = (from: number, gender: string | null): Condition[] => {
  const theySeekMe = sql`(s.seeks is null or s.seeks = ${gender}::text)`
  const ofAge = sql`s.born between '1980-01-01' and '1996-12-31'`
  const both = sql`${theySeekMe} and ${ofAge}`
  const [near, further] = [cellsWithin(from, 25), cellsWithin(from, 50)]
  const ring = further.filter((cell) => !near.includes(cell))
  return [
    sql`${both} and s.cell = any(${near}::int4[])`,
    sql`${both} and s.cell = any(${ring}::int4[])`,
    sql`${both} and (s.cell is null or s.cell <> all(${further}::int4[]))`,
    sql`${theySeekMe} and not ${ofAge}`,
    sql`not ${theySeekMe}`,
  ]
}

/** Searches without a screen yet, each beside the plain search by gender that it extends. */
const searchesToCome = (request: SearchRequest, searcher: Searcher): Search[] => {
  const filters = filtersOf(request, searcher)
  const order = orderOf(request, searcher)
  const sinceHour = Math.floor(request.now.getTime() / HOUR_MS) - INACTIVE_DAYS * 24
  const filtered = (name: string, condition: Condition): Search => ({
    name,
    filters: { ...filters, conditions: [...filters.conditions, condition] },
    order,
  })
  return [
    { name: 'gender', filters, order },
    filtered(
      'not these values',
      allOf([sql`not (s.facets && array['hair:red', 'body:fat', 'relationship:widowed'])`]),
    ),
    filtered('seen within 60 days', sql`s.hour >= ${sinceHour}::int4`),
    filtered('seeks both', sql`s.seeks is null`),
    filtered('confirmed (a facet as frequent as tattoos)', sql`s.facets @> array['tattoos:yes']`),
    {
      name: 'ordered by fit',
      filters,
      order: { ...order, bands: fitBands(searcher.cell ?? 0, searcher.gender) },
    },
  ]
}

/** The first page of each, in turn with all others. Times in ms, without HTTP and cards. */
export const compareToCome = async (db: Database, say: (line?: string) => void) => {
  const { rows } = await db.background.query<{ id: string }>({
    text: `select id from account where email = 'lid02@vonk.example'`,
  })
  const viewer = rows[0]?.id ?? null
  const now = new Date()
  const request: SearchRequest = { site: 'vonk', viewer, query: { gender: 'male' }, now }
  const searches = searchesToCome(request, await readSearcher(db.pool, request))
  const times = new Map<string, number[]>(searches.map(({ name }) => [name, []]))
  for (let round = 0; round < WARM + ROUNDS; round += 1) {
    for (const { name, filters, order } of searches) {
      const began = performance.now()
      const { keys } = await countKeys(db.pool, filters, order, PAGE_SIZE)
      if (keys === null) await walkKeys(db.pool, filters, order, PAGE_SIZE)
      if (round >= WARM) times.get(name)?.push(performance.now() - began)
    }
  }
  const plain = atShare(times.get('gender') ?? [], 0.5)
  for (const [name, of] of times) {
    const median = atShare(of, 0.5)
    say(`${name.padEnd(44)}${median.toFixed(1).padStart(7)} ms  ${(median / plain).toFixed(2)}`)
  }
}
