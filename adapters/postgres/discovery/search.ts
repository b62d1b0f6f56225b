import type { FoundMembers, MemberSearch } from '#core/discovery/ports.ts'
import { PAGE_SIZE, PAGES_MAX, SEARCH_COUNT_MAX } from '#core/discovery/search.ts'
import { type Gender, genders } from '#core/discovery/values.ts'
import { dayOf } from '#core/kernel/day.ts'
import { type CardRow, cardColumns, cardOf, cardRow } from '../platform/cards.ts'
import { nullable, type RowOf, sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'
import { isShownTo } from '../platform/visibility.ts'

export type SearchRequest = { site: string; viewer: string | null; query: MemberSearch; now: Date }

type Filter = Exclude<keyof MemberSearch, 'page'>

/**
 * Ages are days of birth. Whoever was born on 29 February is a year older on 1 March: taking
 * years off a 29th gives the 28th, and so does the rule of the core.
 */
const conditions: Record<Filter, string> = {
  gender: 'p.gender = :gender',
  country: 'p.country = :country',
  region: 'p.region = :region',
  minAge: 'p.born <= (:today::date - make_interval(years => :minAge))::date',
  maxAge: 'p.born > (:today::date - make_interval(years => :maxAge + 1))::date',
  only: 'not p.fictional',
  fit: `(p.seeks is null
    or p.seeks = (select me.gender from profile me where me.account_id = :viewer))`,
}

const filterNames = Object.keys(conditions) as Filter[]

/** Each gender by itself is found by an index, where all of a site would be read whole. */
const perGender = (where: string, filters: Filter[]) =>
  filters.includes('gender')
    ? [where]
    : genders.map((gender) => `${where} and p.gender = '${gender}'`)

/** Counted no further than is said: of a million members most fit. */
const countOf = (ways: string[]) => {
  const most = `limit ${SEARCH_COUNT_MAX + 1}`
  const found = ways.map((way) => `(select from profile p where ${way} ${most})`)
  const all = `select from (${found.join(' union all ')}) found ${most}`
  return `(select count(*)::int from (${all}) counted)`
}

/** With more than are counted, a full page is followed by one more. */
const pagesOf = (counts: number[], page: number, found: number) => {
  const counted = Math.ceil(counts.reduce((sum, count) => sum + count, 0) / PAGE_SIZE)
  const isMore = counts.some((count) => count > SEARCH_COUNT_MAX) && found === PAGE_SIZE
  return Math.min(isMore ? Math.max(counted, page + 1) : counted, PAGES_MAX)
}

/**
 * Who shows a photo, and of them the latest, are next in an index of each way, which those of all
 * would be sorted for.
 */
const latestOf = (ways: string[]) => {
  const latest = (way: string) =>
    `(select p.* from profile p where ${way}
      order by p.pictured desc, p.last_seen desc, p.account_id limit :upto)`
  return ways.map(latest).join(' union all ')
}

const values = {
  site: sqlType.text(),
  viewer: sqlType.uuid().nullable(),
  today: sqlType.date(),
  gender: sqlType.text().nullable(),
  country: sqlType.text().nullable(),
  region: sqlType.text().nullable(),
  minAge: sqlType.integer().nullable(),
  maxAge: sqlType.integer().nullable(),
  offset: sqlType.bigint(),
  upto: sqlType.bigint(),
}

const pageRow = {
  total: sqlType.integer(),
  total_fictional: sqlType.integer(),
  ...nullable(cardRow),
}
type PageRow = RowOf<typeof pageRow>

/** Planned for its values: how many fit decides which way is short. */
const searchBy = (filters: Filter[]) => {
  const fits = [isShownTo(':viewer', ':site'), ...filters.map((name) => conditions[name])]
  const where = fits.join(' and ')
  return statement({
    name: `search_${filters.join('_')}`,
    isPrepared: false,
    values,
    columns: pageRow,
    text: `with totals as (
      select ${countOf(perGender(`${where} and not p.fictional`, filters))} as total,
        ${filters.includes('only') ? 0 : countOf(perGender(`${where} and p.fictional`, filters))} as fictional
    ), page as (
      select * from (${latestOf(perGender(where, filters))}) p
      order by p.pictured desc, p.last_seen desc, p.account_id limit ${PAGE_SIZE} offset :offset
    )
    select totals.total, totals.fictional as total_fictional, ${cardColumns}
    from totals left join page p on true
    order by p.pictured desc, p.last_seen desc, p.account_id`,
  })
}

const combinationsOf = <T>([first, ...rest]: T[]): T[][] => {
  if (first === undefined) return [[]]
  const others = combinationsOf(rest)
  return [...others, ...others.map((some) => [first, ...some])]
}

/** One for each combination of filters, by the names of these. */
const searches = new Map(
  combinationsOf(filterNames).map((filters) => [filters.join(), searchBy(filters)]),
)

const isMember = (row: PageRow): row is PageRow & CardRow => row.id !== null

const seeks = statement({
  name: 'search_seeks',
  values: { viewer: sqlType.uuid() },
  columns: { seeks: sqlType.text<Gender>().nullable() },
  text: 'select seeks from profile where account_id = :viewer',
})

/** A member who asks for no gender gets the one that the profile seeks, or everybody. */
const genderOf = async (on: Queryable, { viewer, query }: SearchRequest) => {
  if (query.gender === 'any') return undefined
  if (query.gender || !viewer) return query.gender
  return (await seeks(on, { viewer }))[0]?.seeks ?? undefined
}

/** A page of members, with how many fit in all: real ones and fictional ones apart. */
export const search = async (on: Queryable, request: SearchRequest): Promise<FoundMembers> => {
  const { page = 1, ...query } = request.query
  const fit = request.viewer === null ? undefined : query.fit
  const wanted = { ...query, fit, gender: await genderOf(on, request) }
  const filters = filterNames.filter((name) => wanted[name])
  const run = searches.get(filters.join())
  if (!run) throw new Error(`Nobody can search by ${filters.join()}`)
  const rows = await run(on, {
    gender: wanted.gender ?? null,
    country: wanted.country ?? null,
    region: wanted.region ?? null,
    minAge: wanted.minAge ?? null,
    maxAge: wanted.maxAge ?? null,
    site: request.site,
    viewer: request.viewer,
    today: dayOf(request.now),
    offset: (page - 1) * PAGE_SIZE,
    upto: page * PAGE_SIZE,
  })
  const { total = 0, total_fictional = 0 } = rows[0] ?? {}
  const members = rows.filter(isMember).map((row) => cardOf(row, request.now))
  return {
    members,
    page,
    pages: pagesOf([total, total_fictional], page, members.length),
    total,
    totalFictional: total_fictional,
  }
}
