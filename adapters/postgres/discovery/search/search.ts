import type { SearchCursor } from '#core/discovery/cursor.ts'
import type { FoundMembers, SearchRequest, WidenedSearch } from '#core/discovery/ports.ts'
import { PAGE_SIZE, PAGES_MAX, SEARCH_COUNT_MAX } from '#core/discovery/search.ts'
import { widened } from '#core/discovery/widening.ts'
import { cardColumns, cardOf, cardRow } from '../../platform/cards.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'
import { isShownTo } from '../../platform/visibility.ts'
import { filtersOf } from './filters.ts'
import { areFew, type Counts, collectKeys, countKeys, walkKeys } from './keys.ts'
import { type Key, orderOf } from './orders.ts'
import { readSearcher } from './searcher.ts'

/** Keys beyond a page, because the rule on profiles may hide some of the members. */
const SPARE = 8

const findCards = statement({
  name: 'search_cards',
  values: {
    site: sqlType.text(),
    viewer: sqlType.uuid().nullable(),
    ids: sqlType.uuid().array(),
  },
  columns: { ...cardRow },
  text: `select ${cardColumns}
  from unnest(:ids::uuid[]) with ordinality wanted (id, nth)
  join profile p on p.account_id = wanted.id and ${isShownTo(':viewer', ':site')}
  order by wanted.nth`,
})

/** A cursor belongs to one order. With the cursor of another order, the first page is read. */
const withOwnCursor = (request: SearchRequest): SearchRequest => {
  const { after, sort = 'active' } = request.query
  if (!after || after.sort === sort) return request
  return { ...request, query: { ...request.query, after: undefined, page: 1 } }
}

/** The keys of a page, and how many members match in all, as counted for the first page. */
const findKeys = async (
  on: Queryable,
  request: SearchRequest,
): Promise<{ keys: Key[]; counts: Counts }> => {
  const { page = 1, after } = request.query
  const searcher = await readSearcher(on, request)
  const filters = filtersOf(request, searcher)
  const order = orderOf(request, searcher)
  if (after) {
    const next = areFew(after) ? collectKeys : walkKeys
    return { keys: await next(on, filters, order, PAGE_SIZE + SPARE), counts: after }
  }
  // Without a cursor the list is read from its start, up to the page.
  const skipped = (page - 1) * PAGE_SIZE
  const limit = skipped + PAGE_SIZE + SPARE
  const { keys, ...counts } = await countKeys(on, filters, order, limit)
  const all = keys ?? (await walkKeys(on, filters, order, limit))
  return { keys: all.slice(skipped), counts }
}

/** When there are more members than were counted, a full page is followed by another. */
const pagesOf = ({ total, totalFictional }: Counts, page: number, found: number) => {
  const counted = Math.ceil((total + totalFictional) / PAGE_SIZE)
  const hasMore = Math.max(total, totalFictional) > SEARCH_COUNT_MAX && found === PAGE_SIZE
  return Math.min(hasMore ? Math.max(counted, page + 1) : counted, PAGES_MAX)
}

const cursorAt = (
  { id, pictured, hour, joinedAt, band }: Key,
  sort: SearchCursor['sort'],
  counts: Counts,
): SearchCursor => {
  const { total, totalFictional } = counts
  if (joinedAt !== null) return { sort: 'newest', joinedAt, id, total, totalFictional }
  const place = { pictured, hour, id, total, totalFictional }
  return sort === 'distance' ? { sort, band, ...place } : { sort: 'active', ...place }
}

/** A page of members, with the number that match: real members and fictional profiles apart. */
export const search = async (on: Queryable, asked: SearchRequest): Promise<FoundMembers> => {
  const request = withOwnCursor(asked)
  const { site, viewer, now } = request
  const { page = 1, sort = 'active' } = request.query
  const { keys, counts } = await findKeys(on, request)
  const ids = keys.map(({ id }) => id)
  const shown = ids.length === 0 ? [] : await findCards(on, { site, viewer, ids })
  const cards = shown.slice(0, PAGE_SIZE)
  const pages = pagesOf(counts, page, cards.length)
  const last = keys.find(({ id }) => id === cards.at(-1)?.id)
  return {
    members: cards.map((row) => cardOf(row, now)),
    page,
    pages,
    total: counts.total,
    totalFictional: counts.totalFictional,
    next: last && page < pages ? cursorAt(last, sort, counts) : null,
  }
}

/** What each filter keeps away: the search again with that filter relaxed. */
export const widenedSearches = async (
  on: Queryable,
  request: SearchRequest,
): Promise<WidenedSearch[]> => {
  const exact = await search(on, request)
  const fits = new Set(exact.members.map(({ id }) => id))
  const searches = widened(request.query).map(async ({ widening, query }) => {
    const found = await search(on, { ...request, query })
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
