import { type RawBuilder, sql } from 'kysely'
import { cellsWithin } from '#core/discovery/distance.ts'
import type { MemberSearch } from '#core/discovery/member-search.ts'
import type { SearchRequest } from '#core/discovery/ports.ts'
import { NEW_DAYS, ONLINE_MS } from '#core/discovery/search.ts'
import { type Gender, genders } from '#core/discovery/values.ts'
import { dayOf } from '#core/kernel/day.ts'
import { DAY_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import type { Searcher } from './searcher.ts'

/** Length of a `seen_period`. A second visit within a period does not change the indexes. */
const SEEN_PERIOD_MS = 10 * MINUTE_MS
const periodOf = (at: Date) => Math.floor(at.getTime() / SEEN_PERIOD_MS)

export type Condition = RawBuilder<unknown>

/** What a search looks for among the rows `search_entry s`. */
export type Filters = {
  /** Indexes begin with site and gender, so an ordered list needs one index scan per gender. */
  genders: readonly Gender[]
  /** A row must satisfy all of them. The gender is separate. */
  conditions: readonly Condition[]
  /** Redundant conditions on indexed columns. `walkKeys` omits them, because it reads another index. */
  indexHints: readonly Condition[]
  /** Whether fictional profiles can match. They are never online, because nobody is behind them. */
  includesFictional: boolean
}

export const allOf = (conditions: readonly Condition[]): Condition =>
  sql.join(conditions, sql` and `)

/** The same rule as `isFoundBy`. `isShownTo` checks again when the cards are read. */
const visibleTo = ({ site, viewer }: SearchRequest, { barred }: Searcher): Condition[] => [
  sql`s.shown and s.site_id = ${site}`,
  ...(viewer === null ? [] : [sql`s.account_id <> ${viewer}::uuid`]),
  ...(barred.length === 0 ? [] : [sql`s.account_id <> all(${barred}::uuid[])`]),
]

/** Facets are `name:value`, as the function `search_facets` of migration 144 writes them. */
const facetsOf = (name: string, values: readonly unknown[]) =>
  sql`${values.map((value) => `${name}:${value}`)}::text[]`
const hasOne = (name: string, values: readonly unknown[]): Condition =>
  sql`s.facets && ${facetsOf(name, values)}`
const hasAll = (name: string, values: readonly unknown[]): Condition =>
  sql`s.facets @> ${facetsOf(name, values)}`

/**
 * Filters by age compare dates of birth. PostgreSQL subtracts years from 29 February as if it were the
 * 28th, so a member born on that day turns a year older on 1 March, as in `ageOn` of the core.
 */
const bornBefore = (today: string, age: number): Condition =>
  sql`s.born <= (${today}::date - make_interval(years => ${age}::int4))::date`
const bornAfter = (today: string, age: number): Condition =>
  sql`s.born > (${today}::date - make_interval(years => ${age}::int4))::date`

const placeConditions = (query: MemberSearch, from: number | null): Condition[] => {
  const { country, region, city, distance } = query
  const conditions: Condition[] = []
  if (country !== undefined) conditions.push(sql`s.country = ${country}`)
  if (region !== undefined) conditions.push(sql`s.region = ${region}`)
  if (distance !== undefined) {
    const cells = from === null ? [] : cellsWithin(from, distance)
    conditions.push(sql`s.cell = any(${cells}::int4[])`)
  } else if (city !== undefined) conditions.push(hasAll('city', [city]))
  return conditions
}

const facetConditions = (query: MemberSearch): Condition[] => {
  const { interests, allInterests = false, tattoos } = query
  const listed = [
    ['sexuality', query.sexuality],
    ['hair', query.hairColor],
    ['eyes', query.eyeColor],
    ['body', query.bodyType],
    ['relationship', query.relationshipStatus],
  ] as const
  const conditions = listed.flatMap(([name, values]) => (values ? [hasOne(name, values)] : []))
  if (tattoos !== undefined) conditions.push(hasAll('tattoos', [tattoos ? 'yes' : 'no']))
  if (interests) conditions.push((allInterests ? hasAll : hasOne)('interest', interests))
  return conditions
}

const onlineSince = (now: Date) => new Date(now.getTime() - ONLINE_MS)

const timeConditions = ({ query, now }: SearchRequest): Condition[] => {
  const { minAge, maxAge, online, isNew } = query
  const today = dayOf(now)
  const conditions: Condition[] = []
  if (minAge !== undefined) conditions.push(bornBefore(today, minAge))
  if (maxAge !== undefined) conditions.push(bornAfter(today, maxAge + 1))
  if (online) {
    conditions.push(sql`s.last_seen >= ${onlineSince(now)}::timestamptz`)
  }
  if (isNew) {
    const since = new Date(now.getTime() - NEW_DAYS * DAY_MS)
    conditions.push(sql`s.joined_at >= ${since}::timestamptz`)
  }
  return conditions
}

const wishConditions = ({ query, viewer }: SearchRequest, { gender }: Searcher): Condition[] => {
  const seeking = (wanted: Gender | null): Condition =>
    sql`(s.seeks is null or s.seeks = ${wanted}::text)`
  return [
    ...(query.seeks === undefined ? [] : [seeking(query.seeks)]),
    ...(viewer !== null && query.fit === 'both' ? [seeking(gender)] : []),
    ...(query.photo ? [sql`s.pictured`] : []),
  ]
}

const isOnlyReal = ({ only, online }: MemberSearch) => only === 'real' || online === true

const gendersOf = ({ gender }: MemberSearch, { seeks }: Searcher): readonly Gender[] => {
  const wanted = gender === undefined ? seeks : gender
  return wanted === null || wanted === 'any' ? genders : [wanted]
}

/** The cell from which the distance counts; null when it is not known. */
export const startCell = ({ near }: MemberSearch, { cell }: Searcher): number | null => near ?? cell

export const filtersOf = (request: SearchRequest, searcher: Searcher): Filters => {
  const { query } = request
  return {
    genders: gendersOf(query, searcher),
    conditions: [
      ...visibleTo(request, searcher),
      ...placeConditions(query, startCell(query, searcher)),
      ...timeConditions(request),
      ...facetConditions(query),
      ...wishConditions(request, searcher),
    ],
    indexHints: query.online
      ? [sql`s.seen_period >= ${periodOf(onlineSince(request.now))}::int4`]
      : [],
    includesFictional: !isOnlyReal(query),
  }
}
