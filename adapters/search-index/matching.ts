import { bands, cellsWithin, type Distance, distances } from '#core/discovery/distance.ts'
import type { IndexedSearch } from '#core/discovery/ports.ts'
import { NEW_DAYS, ONLINE_MS } from '#core/discovery/search.ts'
import { dayOf } from '#core/kernel/day.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { type Bits, has, keepAnyOf, leaveOut, put } from './bits.ts'
import { type Facet, NOWHERE, type Rows, yearNumber } from './rows.ts'

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

/** For each cell that is known, which band it is in from another. */
export const bandsFrom = (rows: Rows, from: number): Uint8Array => {
  const band = new Uint8Array(rows.cells.size + 1).fill(bands.length - 1)
  for (const [nth, distance] of [...distances.entries()].reverse()) {
    for (const cell of cellsWithin(from, distance)) {
      const code = rows.cells.get(String(cell))
      if (code !== undefined) band[code] = nth
    }
  }
  return band
}

const withinOf = (rows: Rows, from: number | null, distance: Distance): Test => {
  if (from === null) return () => false
  const band = bandsFrom(rows, from)
  const last = distances.indexOf(distance)
  return (row) => {
    const cell = rows.cell[row] ?? NOWHERE
    return cell !== NOWHERE && (band[cell] ?? bands.length) <= last
  }
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

const testsOf = (rows: Rows, kept: Bits, asked: IndexedSearch): Test[] => {
  const { query, asker, now } = asked
  const tests: Test[] = []
  const born = bornTest(rows, kept, asked)
  if (born) tests.push(born)
  if (query.distance !== undefined) {
    tests.push(withinOf(rows, query.near ?? asker.cell, query.distance))
  } else if (query.city !== undefined) {
    const code = rows.cities.get(query.city)
    tests.push((row) => rows.city[row] === code)
  }
  if (query.online) {
    const since = now.getTime() - ONLINE_MS
    tests.push((row) => (rows.seen[row] ?? 0) >= since && !has(rows.fictional, row))
  }
  if (query.isNew) {
    const since = now.getTime() - NEW_DAYS * DAY_MS
    tests.push((row) => (rows.joined[row] ?? 0) >= since)
  }
  return tests
}

/** Who fits a search, by the same rules as the statements of the database. */
export const matchOf = (rows: Rows, asked: IndexedSearch): Match => {
  const { query, viewer, asker } = asked
  const kept = rows.shown.slice()
  for (const [facet, values] of facetsOf(asked)) keepAnyOf(kept, valuesOf(rows, facet, values))
  if (query.photo) keepAnyOf(kept, [rows.pictured])
  if (query.only === 'real') leaveOut(kept, rows.fictional)
  for (const id of viewer === null ? [] : [viewer, ...asker.barred]) {
    const row = rows.rowOf(id)
    if (row !== undefined) put(kept, row, false)
  }
  const tests = testsOf(rows, kept, asked)
  const [first, ...rest] = tests
  if (!first) return { rows: kept, passes: () => true }
  return {
    rows: kept,
    passes: rest.length === 0 ? first : (row) => tests.every((test) => test(row)),
  }
}
