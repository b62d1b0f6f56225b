import { hourOf, type SearchCursor } from '#core/discovery/cursor.ts'
import { cellsWithin, distances } from '#core/discovery/distance.ts'
import type { MemberSearch } from '#core/discovery/member-search.ts'
import type {
  AskedSearch,
  Asker,
  FoundKey,
  FoundMembers,
  SearchIndex,
  WidenedSearch,
} from '#core/discovery/ports.ts'
import {
  NEW_DAYS,
  ONLINE_MS,
  PAGE_SIZE,
  PAGES_MAX,
  SEARCH_COUNT_MAX,
} from '#core/discovery/search.ts'
import type { Gender } from '#core/discovery/values.ts'
import { widened } from '#core/discovery/widening.ts'
import { dayOf } from '#core/kernel/day.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { type CardRow, cardOf, ownCell } from '../platform/cards.ts'
import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'
import {
  activeFirst,
  findCards,
  nearestFirst,
  newestFirst,
  type PageRow,
} from './search-statements.ts'

const findAsker = statement({
  name: 'search_asker',
  values: { viewer: sqlType.uuid() },
  columns: {
    gender: sqlType.text<Gender>(),
    seeks: sqlType.text<Gender>().nullable(),
    cell: sqlType.integer().nullable(),
    barred: sqlType.uuid().array().nullable(),
  },
  text: `select gender, seeks, ${ownCell(':viewer')} as cell, barred_with(:viewer) as barred
  from search_entry where account_id = :viewer`,
})

const visitor: Asker = { gender: null, seeks: null, cell: null, barred: [] }

export const askerOf = async (on: Queryable, { viewer }: AskedSearch): Promise<Asker> => {
  const [asker] = viewer === null ? [] : await findAsker(on, { viewer })
  return asker ? { ...asker, barred: asker.barred ?? [] } : visitor
}

const genderOf = ({ gender }: MemberSearch, { seeks }: Asker) =>
  gender === 'any' ? null : (gender ?? seeks)

export const filtersOf = ({ site, viewer, query, now }: AskedSearch, asker: Asker) => {
  const from = query.near ?? asker.cell
  const { interests = null, allInterests = false } = query
  const onlineSince = query.online ? new Date(now.getTime() - ONLINE_MS) : null
  return {
    site,
    viewer,
    today: dayOf(now),
    gender: genderOf(query, asker),
    seeks: query.seeks ?? null,
    sexuality: query.sexuality ?? null,
    country: query.country ?? null,
    region: query.region ?? null,
    city: query.distance === undefined ? (query.city ?? null) : null,
    cells:
      query.distance === undefined ? null : from === null ? [] : cellsWithin(from, query.distance),
    minAge: query.minAge ?? null,
    maxAge: query.maxAge ?? null,
    tattoos: query.tattoos ?? null,
    hairColor: query.hairColor ?? null,
    eyeColor: query.eyeColor ?? null,
    bodyType: query.bodyType ?? null,
    relationshipStatus: query.relationshipStatus ?? null,
    anyInterest: allInterests ? null : interests,
    allInterests: allInterests ? interests : null,
    photo: query.photo ?? false,
    onlineSince,
    onlineHour: onlineSince && hourOf(onlineSince),
    newSince: query.isNew ? new Date(now.getTime() - NEW_DAYS * DAY_MS) : null,
    onlyReal: query.only === 'real',
    fit: viewer !== null && query.fit === 'both',
  }
}

/** The cells of each band, without those of the bands before it. */
const ringsOf = (from: number) => {
  const within = distances.map((distance) => cellsWithin(from, distance))
  const [ring10 = [], ring25 = [], ring50 = [], ring100 = []] = within.map((cells, nth) => {
    const nearer = new Set(within[nth - 1] ?? [])
    return cells.filter((cell) => !nearer.has(cell))
  })
  return { ring10, ring25, ring50, ring100 }
}

const run = (on: Queryable, asked: AskedSearch, asker: Asker): Promise<PageRow[]> => {
  const { page = 1, after, sort = 'active' } = asked.query
  const begun = {
    ...filtersOf(asked, asker),
    isCounted: after === undefined,
    offset: after ? 0 : (page - 1) * PAGE_SIZE,
    upto: after ? PAGE_SIZE : page * PAGE_SIZE,
    asOf: after?.asOf ?? null,
    afterId: after?.id ?? null,
  }
  if (sort === 'newest') {
    const afterJoined = after?.sort === 'newest' ? after.joinedAt : null
    return newestFirst(on, { ...begun, afterJoined })
  }
  const seen = after && after.sort !== 'newest' ? after : null
  const active = {
    ...begun,
    afterPictured: seen?.pictured ?? null,
    afterHour: seen?.hour ?? null,
  }
  const from = asked.query.near ?? asker.cell
  if (sort !== 'distance' || from === null) return activeFirst(on, active)
  const afterBand = seen?.sort === 'distance' ? seen.band : null
  return nearestFirst(on, { ...active, ...ringsOf(from), afterBand })
}

/** With more than are counted, a full page is followed by one more. */
const pagesOf = (counts: number[], page: number, found: number) => {
  const counted = Math.ceil(counts.reduce((sum, count) => sum + count, 0) / PAGE_SIZE)
  const isMore = counts.some((count) => count > SEARCH_COUNT_MAX) && found === PAGE_SIZE
  return Math.min(isMore ? Math.max(counted, page + 1) : counted, PAGES_MAX)
}

const isMember = (row: PageRow): row is PageRow & CardRow => row.id !== null

type Counted = Pick<SearchCursor, 'asOf' | 'total' | 'totalFictional'>
type Place = Omit<FoundKey, 'joinedAt'> & { joinedAt: Date | null }

const cursorAt = (
  { id, pictured, hour, band, joinedAt }: Place,
  counted: Counted,
): SearchCursor => {
  if (joinedAt !== null) return { sort: 'newest', joinedAt, id, ...counted }
  const at = { pictured, hour, id, ...counted }
  return band === null ? { sort: 'active', ...at } : { sort: 'distance', band, ...at }
}

type Found = Counted & { cards: CardRow[]; last: Place | undefined }

const findByStatement = async (on: Queryable, asked: AskedSearch, asker: Asker): Promise<Found> => {
  const { after } = asked.query
  const rows = await run(on, asked, asker)
  const cards = rows.filter(isMember)
  const row = cards.at(-1)
  return {
    cards,
    last: row && {
      id: row.id,
      pictured: row.pictured === true,
      hour: row.hour ?? 0,
      band: row.band,
      joinedAt: row.joined_at,
    },
    asOf: after?.asOf ?? asked.now,
    total: after?.total ?? rows[0]?.total ?? 0,
    totalFictional: after?.totalFictional ?? rows[0]?.total_fictional ?? 0,
  }
}

/** In memory, where the index knows all members; the database has the last word on who is shown. */
const findInIndex = async (
  on: Queryable,
  index: Pick<SearchIndex, 'find'>,
  asked: AskedSearch,
  asker: Asker,
): Promise<Found | null> => {
  const keys = await index.find({ ...asked, asker })
  if (!keys) return null
  const { site, viewer } = asked
  const ids = keys.found.map(({ id }) => id)
  const shown = ids.length === 0 ? [] : await findCards(on, { site, viewer, ids })
  const cards = shown.slice(0, PAGE_SIZE)
  const key = keys.found.find(({ id }) => id === cards.at(-1)?.id)
  const { total, totalFictional } = keys
  return {
    cards,
    last: key && { ...key, joinedAt: key.joinedAt === null ? null : new Date(key.joinedAt) },
    asOf: asked.query.after?.asOf ?? asked.now,
    total,
    totalFictional,
  }
}

/** A cursor belongs to one order: with another one the list begins anew. */
const withOwnCursor = (asked: AskedSearch): AskedSearch => {
  const { after, sort = 'active' } = asked.query
  if (!after || after.sort === sort) return asked
  return { ...asked, query: { ...asked.query, after: undefined } }
}

/** A page of members, with how many fit in all: real ones and fictional ones apart. */
export const search = async (
  on: Queryable,
  index: Pick<SearchIndex, 'find'>,
  request: AskedSearch,
): Promise<FoundMembers> => {
  const asked = withOwnCursor(request)
  const { page = 1 } = asked.query
  const asker = await askerOf(on, asked)
  const found =
    (await findInIndex(on, index, asked, asker)) ?? (await findByStatement(on, asked, asker))
  const { cards, last, asOf, total, totalFictional } = found
  const pages = pagesOf([total, totalFictional], page, cards.length)
  return {
    members: cards.map((row) => cardOf(row, asked.now)),
    page,
    pages,
    total,
    totalFictional,
    next: last && page < pages ? cursorAt(last, { asOf, total, totalFictional }) : null,
  }
}

/** What each wish keeps away: the search once more for each, with that one less strict. */
export const widenedSearches = async (
  on: Queryable,
  index: Pick<SearchIndex, 'find'>,
  asked: AskedSearch,
): Promise<WidenedSearch[]> => {
  const exact = await search(on, index, asked)
  const fits = new Set(exact.members.map(({ id }) => id))
  const searches = widened(asked.query).map(async ({ widening, query }) => {
    const found = await search(on, index, { ...asked, query })
    return {
      widening,
      total: found.total - exact.total,
      totalFictional: found.totalFictional - exact.totalFictional,
      members: found.members.filter(({ id }) => !fits.has(id)),
    }
  })
  const all = await Promise.all(searches)
  return all.filter(({ total, totalFictional }) => total + totalFictional > 0)
}
