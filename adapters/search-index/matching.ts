import { hourOf } from '#core/discovery/cursor.ts'
import { cellsWithin, distances } from '#core/discovery/distance.ts'
import type { IndexedSearch } from '#core/discovery/ports.ts'
import { NEW_DAYS, ONLINE_MS } from '#core/discovery/search.ts'
import { dayOf } from '#core/kernel/day.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { type Bits, bitsFor, keepAnyOf, leaveOut, put } from './bits.ts'
import { type Facet, type Rows, yearNumber } from './rows.ts'

type Test = (row: number) => boolean
/** Who fits: rows that may, and what is still to be asked of each. */
export type Match = { rows: Bits; passes: Test }

/** So many years are joined bit by bit; a longer span is asked of each row. */
const SPAN_MAX = 45

/** The day that was so many years before another, as days since 1970; a 29th gives the 28th. */
const yearsBefore = (day: string, years: number): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const then = new Date(Date.UTC(year - years, month - 1, date))
  if (then.getUTCMonth() !== month - 1) then.setUTCDate(0)
  return Math.floor(then.getTime() / DAY_MS)
}

/** The rows whose cell is one of these. */
const rowsIn = (rows: Rows, cells: readonly number[]): Bits => {
  const bits = bitsFor(rows.capacity)
  for (const cell of cells) {
    const code = rows.cells.get(String(cell))
    if (code !== undefined) rows.markCell(bits, code)
  }
  return bits
}

const rowsOfCity = (rows: Rows, city: string): Bits => {
  const bits = bitsFor(rows.capacity)
  const code = rows.cities.get(city)
  if (code !== undefined) rows.markCity(bits, code)
  return bits
}

/** Of those who fit, the ones in each band from a cell, the nearest first; the last have the rest. */
export const bandsOf = function* (rows: Rows, match: Match, from: number): Generator<Match> {
  const left = match.rows.slice()
  for (const distance of distances) {
    const near = left.slice()
    keepAnyOf(near, [rowsIn(rows, cellsWithin(from, distance))])
    leaveOut(left, near)
    yield { ...match, rows: near }
  }
  yield { ...match, rows: left }
}

const bornTest = (rows: Rows, kept: Bits, { query, now }: IndexedSearch): Test | null => {
  const { minAge, maxAge } = query
  if (minAge === undefined && maxAge === undefined) return null
  const today = dayOf(now)
  const last = minAge === undefined ? Number.POSITIVE_INFINITY : yearsBefore(today, minAge)
  const first = maxAge === undefined ? Number.NEGATIVE_INFINITY : yearsBefore(today, maxAge + 1)
  const [from, to] = [yearNumber(first) - 1, yearNumber(last) + 1]
  if (to - from <= SPAN_MAX) {
    const years = Array.from({ length: to - from + 1 }, (_, nth) => String(from + nth))
    keepAnyOf(kept, valuesOf(rows, 'year', years))
  }
  return (row) => {
    const born = rows.born[row] ?? 0
    return born > first && born <= last
  }
}

const valuesOf = (rows: Rows, facet: Facet, values: readonly string[]) =>
  values.flatMap((value) => rows.of(facet, value) ?? [])

/** Wishes that are a bit for each of their values: one of the values is enough. */
const facetsOf = ({ query, asker, viewer, site }: IndexedSearch): [Facet, readonly string[]][] => {
  const gender = query.gender === 'any' ? null : (query.gender ?? asker.seeks)
  const isTattooed = query.tattoos === undefined ? null : query.tattoos ? 't' : 'f'
  const asked: [Facet, readonly (string | null | undefined)[] | undefined][] = [
    ['site', [site]],
    ['gender', gender === null ? undefined : [gender]],
    ['seeks', query.seeks && ['anybody', query.seeks]],
    ['seeks', query.fit && viewer !== null ? ['anybody', asker.gender] : undefined],
    ['sexuality', query.sexuality],
    ['country', query.country === undefined ? undefined : [query.country]],
    ['region', query.region === undefined ? undefined : [query.region]],
    ['tattoos', isTattooed === null ? undefined : [isTattooed]],
    ['hair', query.hairColor],
    ['eyes', query.eyeColor],
    ['body', query.bodyType],
    ['together', query.relationshipStatus],
    ...(query.allInterests
      ? (query.interests ?? []).map((one) => ['interest', [one]] as [Facet, string[]])
      : [['interest', query.interests] as [Facet, readonly string[] | undefined]]),
  ]
  return asked.flatMap(([facet, values]) =>
    values ? [[facet, values.filter((value) => typeof value === 'string')]] : [],
  )
}

/** Whoever was seen or joined late enough, and some others: read from the orders of all members. */
export type Late = { seenSince(hour: number): Bits; joinedSince(time: number): Bits }

const placeFilter = (rows: Rows, kept: Bits, { query, asker }: IndexedSearch) => {
  if (query.distance !== undefined) {
    const from = query.near ?? asker.cell
    keepAnyOf(kept, from === null ? [] : [rowsIn(rows, cellsWithin(from, query.distance))])
  } else if (query.city !== undefined) keepAnyOf(kept, [rowsOfCity(rows, query.city)])
}

const testsOf = (rows: Rows, kept: Bits, asked: IndexedSearch, late: Late): Test[] => {
  const { query, now } = asked
  const tests: Test[] = []
  const born = bornTest(rows, kept, asked)
  if (born) tests.push(born)
  if (query.online) {
    const since = now.getTime() - ONLINE_MS
    leaveOut(kept, rows.fictional)
    keepAnyOf(kept, [late.seenSince(hourOf(new Date(since)))])
    tests.push((row) => (rows.seen[row] ?? 0) >= since)
  }
  if (query.isNew) {
    const since = now.getTime() - NEW_DAYS * DAY_MS
    keepAnyOf(kept, [late.joinedSince(since)])
    tests.push((row) => (rows.joined[row] ?? 0) >= since)
  }
  return tests
}

/** Who fits a search, by the same rules as the statements of the database. */
export const matchOf = (rows: Rows, asked: IndexedSearch, late: Late): Match => {
  const { query, viewer, asker } = asked
  const kept = rows.shown.slice()
  for (const [facet, values] of facetsOf(asked)) keepAnyOf(kept, valuesOf(rows, facet, values))
  if (query.photo) keepAnyOf(kept, [rows.pictured])
  if (query.only === 'real') leaveOut(kept, rows.fictional)
  placeFilter(rows, kept, asked)
  for (const id of viewer === null ? [] : [viewer, ...asker.barred]) {
    const row = rows.rowOf(id)
    if (row !== undefined) put(kept, row, false)
  }
  const tests = testsOf(rows, kept, asked, late)
  const [first, ...rest] = tests
  if (!first) return { rows: kept, passes: () => true }
  return {
    rows: kept,
    passes: rest.length === 0 ? first : (row) => tests.every((test) => test(row)),
  }
}
