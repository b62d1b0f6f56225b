import { ageOn } from '#core/account/rules.ts'
import { hourOf } from '#core/discovery/cursor.ts'
import { bandBetween, bands, distances } from '#core/discovery/distance.ts'
import type { MemberSearch } from '#core/discovery/member-search.ts'
import { mayBeShown, NEW_DAYS, ONLINE_MS } from '#core/discovery/search.ts'
import { dayOf } from '#core/kernel/day.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import type { SpecServer } from '../server/server.ts'

/** A member as the tables of profiles and accounts have it, without what search keeps. */
type Row = {
  id: string
  site: string
  fictional: boolean
  confirmed: boolean
  status: string
  visible: boolean
  placeHidden: boolean
  gender: string
  seeks: string | null
  sexuality: string | null
  country: string
  region: string
  city: string
  cell: number | null
  born: string
  tattoos: boolean | null
  hair: string | null
  eyes: string | null
  body: string | null
  relationship: string | null
  interests: string[]
  pictured: boolean
  joined: Date
  lastSeen: Date
}

export const readMembers = async (db: SpecServer['db']): Promise<Row[]> =>
  (
    await db.query<Row>(`select p.account_id as id, p.site_id as site, p.fictional, p.confirmed,
      p.status, p.visible, p.place_hidden as "placeHidden", p.gender, p.seeks, p.sexuality,
      p.country, p.region, p.city, town.cell, p.born::text, p.tattoos, p.hair_color as hair,
      p.eye_color as eyes, p.body_type as body, p.relationship_status as relationship,
      p.interests, coalesce(p.main_image ->> 'status' = 'active', false) as pictured,
      a.created_at as joined, e.last_seen as "lastSeen"
    from profile p join account a on a.id = p.account_id
    join search_entry e on e.account_id = p.account_id
    left join town on (town.country, town.region, town.city) = (p.country, p.region, p.city)`)
  ).rows

type Asked = { site: string; viewer: string | null; query: MemberSearch; now: Date }

const bandOf = (row: Row, from: number | null) => {
  const band = bandBetween(from, row.placeHidden ? null : row.cell)
  return band === null ? bands.length - 1 : bands.indexOf(band)
}

const isListed = <T>(list: readonly T[] | undefined, value: T | null) =>
  list === undefined || (value !== null && list.includes(value))

const facetsFit = (row: Row, query: MemberSearch) =>
  isListed<string>(query.sexuality, row.sexuality) &&
  isListed<string>(query.hairColor, row.hair) &&
  isListed<string>(query.eyeColor, row.eyes) &&
  isListed<string>(query.bodyType, row.body) &&
  isListed<string>(query.relationshipStatus, row.relationship) &&
  (query.tattoos === undefined || row.tattoos === query.tattoos) &&
  (query.interests === undefined ||
    (query.allInterests
      ? query.interests.every((one) => row.interests.includes(one))
      : query.interests.some((one) => row.interests.includes(one))))

const placeFits = (row: Row, query: MemberSearch, from: number | null) => {
  const { country, region, city, distance } = query
  if (country !== undefined && row.country !== country) return false
  if (region !== undefined && row.region !== region) return false
  if (distance !== undefined) {
    return from !== null && bandOf(row, from) <= distances.indexOf(distance)
  }
  return city === undefined || (row.city === city && !row.placeHidden)
}

const timesFit = (row: Row, { query, now }: Asked) => {
  const { minAge = 0, maxAge = 200, online, isNew } = query
  const age = ageOn(dayOf(now), row.born)
  if (age < minAge || age > maxAge) return false
  const isOnline = !row.fictional && now.getTime() - row.lastSeen.getTime() <= ONLINE_MS
  if (online && !isOnline) return false
  return !isNew || now.getTime() - row.joined.getTime() <= NEW_DAYS * DAY_MS
}

const wishesFit = (row: Row, { query, viewer }: Asked, me: Row | undefined) => {
  const wanted = query.gender ?? me?.seeks ?? 'any'
  if (wanted !== 'any' && row.gender !== wanted) return false
  const seeks = (gender: string | undefined) => row.seeks === null || row.seeks === gender
  if (query.seeks !== undefined && !seeks(query.seeks)) return false
  if (query.fit === 'both' && viewer !== null && !seeks(me?.gender)) return false
  if (query.only === 'real' && row.fictional) return false
  return !query.photo || row.pictured
}

const compare = <T>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0)

/** The ids of all members who match, in order: each rule of search written down once more, plainly. */
export const naiveSearch = (rows: readonly Row[], barred: readonly string[], asked: Asked) => {
  const { query, viewer, site } = asked
  const me = rows.find(({ id }) => id === viewer)
  const from = query.near ?? me?.cell ?? null
  const found = rows.filter(
    (row) =>
      mayBeShown({ ...row, profileActive: row.status === 'active' }, { id: viewer, site }) &&
      !barred.includes(row.id) &&
      placeFits(row, query, from) &&
      facetsFit(row, query) &&
      timesFit(row, asked) &&
      wishesFit(row, asked, me),
  )
  const byActivity = (a: Row, b: Row) =>
    Number(b.pictured) - Number(a.pictured) ||
    hourOf(b.lastSeen) - hourOf(a.lastSeen) ||
    compare(b.id, a.id)
  const orders = {
    active: byActivity,
    newest: (a: Row, b: Row) => b.joined.getTime() - a.joined.getTime() || compare(b.id, a.id),
    distance: (a: Row, b: Row) => bandOf(a, from) - bandOf(b, from) || byActivity(a, b),
  }
  const sorted = found.toSorted(orders[query.sort ?? 'active'])
  return {
    ids: sorted.map(({ id }) => id),
    real: found.filter(({ fictional }) => !fictional).length,
    fictional: found.filter(({ fictional }) => fictional).length,
  }
}
