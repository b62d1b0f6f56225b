import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cellAt } from '#core/discovery/distance.ts'
import type { MemberSearch } from '#core/discovery/member-search.ts'
import type { FoundMembers } from '#core/discovery/ports.ts'
import { NEW_DAYS, PAGE_SIZE, SEARCH_COUNT_MAX } from '#core/discovery/search.ts'
import { searchOrders } from '#core/discovery/values.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import {
  later,
  NOON,
  newFictional,
  newMember,
  openStores,
  SITE,
  type Stores,
} from '../harness/database/postgres.ts'

const TOWNS = [
  { country: 'NL', region: 'Utrecht', city: 'Utrecht', at: { lat: 52.09, lon: 5.12 } },
  { country: 'NL', region: 'Utrecht', city: 'Zeist', at: { lat: 52.09, lon: 5.23 } },
  { country: 'NL', region: 'Utrecht', city: 'Amersfoort', at: { lat: 52.16, lon: 5.39 } },
  { country: 'NL', region: 'Noord-Holland', city: 'Haarlem', at: { lat: 52.38, lon: 4.64 } },
  { country: 'NL', region: 'Drenthe', city: 'Assen', at: { lat: 52.99, lon: 6.56 } },
]
const cellOf = (city: string) => {
  const town = TOWNS.find((one) => one.city === city)
  if (!town) throw new Error(`${city} is no town here`)
  return cellAt(town.at)
}

let stores: Stores
beforeAll(async () => {
  stores = await openStores()
  await stores.discovery.keepTowns(TOWNS.map(({ at, ...town }) => ({ ...town, cell: cellAt(at) })))
})
afterAll(() => stores.close())

const change = (id: string, columns: Record<string, unknown>) => {
  const names = Object.keys(columns)
  const sets = names.map((name, nth) => `${name} = $${nth + 2}`).join()
  return stores.db.pool.query(`update profile set ${sets} where account_id = $1`, [
    id,
    ...Object.values(columns),
  ])
}
const seenAt = (id: string, at: Date) =>
  stores.db.pool.query('update search_entry set last_seen = $2 where account_id = $1', [id, at])
const search = (query: MemberSearch, { viewer = null as string | null, now = NOON } = {}) =>
  stores.discovery.search({ site: SITE, viewer, query, now })
const idsOf = ({ members }: FoundMembers) => members.map(({ id }) => id)
/** A country of one's own keeps what others have made out of a search. */
let countries = 0
const ownCountry = () => `C${(countries++).toString(36).toUpperCase()}`.slice(0, 3)

describe('A filter finds who fits and nobody else: ', () => {
  const image = { filename: 'a', thumb_filename: 'a', status: 'active', match: 'a' }
  const one = (columns: Record<string, unknown>) => columns
  const rows: [
    keyof MemberSearch,
    Record<string, unknown>,
    Record<string, unknown>,
    MemberSearch,
  ][] = [
    ['gender', one({ gender: 'female' }), one({ gender: 'male' }), { gender: 'female' }],
    ['seeks', one({ seeks: 'male' }), one({ seeks: 'female' }), { seeks: 'male' }],
    ['sexuality', one({ sexuality: 'bi' }), one({ sexuality: null }), { sexuality: ['bi', 'gay'] }],
    ['region', one({ region: 'Utrecht' }), one({ region: 'Drenthe' }), { region: 'Utrecht' }],
    ['city', one({ city: 'Zeist' }), one({ city: 'Utrecht' }), { city: 'Zeist' }],
    ['minAge', one({ born: '1990-03-10' }), one({ born: '1990-03-11' }), { minAge: 36 }],
    ['maxAge', one({ born: '1989-03-11' }), one({ born: '1989-03-10' }), { maxAge: 36 }],
    ['tattoos', one({ tattoos: false }), one({ tattoos: null }), { tattoos: false }],
    [
      'hairColor',
      one({ hair_color: 'red' }),
      one({ hair_color: 'blond' }),
      { hairColor: ['red', 'gray'] },
    ],
    ['eyeColor', one({ eye_color: 'blue' }), one({ eye_color: null }), { eyeColor: ['blue'] }],
    ['bodyType', one({ body_type: 'slim' }), one({ body_type: 'fat' }), { bodyType: ['slim'] }],
    [
      'relationshipStatus',
      one({ relationship_status: 'single' }),
      one({ relationship_status: 'married' }),
      { relationshipStatus: ['single', 'divorced'] },
    ],
    [
      'interests',
      one({ interests: ['tea', 'wine'] }),
      one({ interests: ['beer'] }),
      { interests: ['tea', 'art'] },
    ],
    [
      'allInterests',
      one({ interests: ['tea', 'art', 'wine'] }),
      one({ interests: ['tea', 'wine'] }),
      { interests: ['tea', 'art'], allInterests: true },
    ],
    [
      'photo',
      one({ main_image: JSON.stringify(image) }),
      one({ main_image: null }),
      { photo: true },
    ],
  ]

  it.each(rows)('%s (DSC-01)', async (_, fits, not, query) => {
    const country = ownCountry()
    const [who, other] = [
      await newMember(stores, { country, region: 'Utrecht' }),
      await newMember(stores, { country, region: 'Utrecht' }),
    ]
    await change(who, fits)
    await change(other, not)
    const found = await search({ gender: 'any', country, ...query })
    expect([idsOf(found), found.total]).toEqual([[who], 1])
    expect((await search({ gender: 'any', country })).total).toBe(2)
  })

  it('online, which a fictional profile never is', async () => {
    const country = ownCountry()
    const who = await newMember(stores, { country })
    const away = await newMember(stores, { country })
    const fictional = await newFictional(stores)
    await change(fictional, { country })
    await seenAt(who, later(-4 * 60_000))
    await seenAt(away, later(-6 * 60_000))
    await seenAt(fictional, NOON)
    expect(idsOf(await search({ gender: 'any', country, online: true }))).toEqual([who])
  })

  it('isNew, for so many days', async () => {
    const country = ownCountry()
    const who = await newMember(stores, { country })
    const find = (days: number) =>
      search({ gender: 'any', country, isNew: true }, { now: later(days * DAY_MS) })
    expect(idsOf(await find(NEW_DAYS))).toEqual([who])
    expect((await find(NEW_DAYS + 1)).total).toBe(0)
  })

  it('distance, in bands from the town of who asks or from one that is named (DSC-08)', async () => {
    const asker = await newMember(stores, { ...TOWNS[0], seeks: 'female' })
    const near = ['Utrecht', 'Zeist', 'Amersfoort', 'Haarlem', 'Assen']
    const ids = new Map<string, string>()
    const tag = `Sanne ${randomUUID().slice(0, 8)}`
    for (const city of near) {
      const { at: _, ...town } = TOWNS.find((each) => each.city === city) ?? { at: null }
      const id = await newMember(stores, { ...town, name: tag, gender: 'female' })
      await change(id, { eye_color: 'hazel' })
      ids.set(city, id)
    }
    const within = async (query: MemberSearch, viewer: string | null = asker) => {
      const found = await search(query, { viewer })
      return found.members.filter(({ name }) => name === tag)
    }
    const cities = async (query: MemberSearch, viewer?: string | null) =>
      (await within(query, viewer)).map(({ city }) => city).toSorted()
    expect(await cities({ distance: 10 })).toEqual(['Utrecht', 'Zeist'])
    expect(await cities({ distance: 25 })).toEqual(['Amersfoort', 'Utrecht', 'Zeist'])
    expect(await cities({ distance: 50 })).toEqual(['Amersfoort', 'Haarlem', 'Utrecht', 'Zeist'])
    expect(await cities({ distance: 10, near: cellOf('Assen') }, null)).toEqual(['Assen'])
    const sorted = await within({ sort: 'distance', eyeColor: ['hazel'] })
    expect(sorted.map(({ city, distance }) => [city, distance]).slice(-3)).toEqual([
      ['Amersfoort', '25'],
      ['Haarlem', '50'],
      ['Assen', 'further'],
    ])
  })
})

describe('A list of members continues after the last member that was shown', () => {
  const pagesOf = async (query: MemberSearch, between: (nth: number) => Promise<unknown>) => {
    const shown: string[] = []
    let found = await search(query)
    for (let nth = 1; ; nth += 1) {
      shown.push(...idsOf(found))
      if (!found.next) return shown
      await between(nth)
      found = await search(
        { ...query, page: nth + 1, after: found.next },
        { now: later(nth * 1_000) },
      )
    }
  }
  const crowd = async (country: string) => {
    const ids: string[] = []
    for (let nth = 0; nth < 2 * PAGE_SIZE + 5; nth += 1) {
      const id = await newMember(stores, { country })
      await seenAt(id, later(-(nth % 7) * 3_600_000 - 7_200_000))
      ids.push(id)
    }
    return ids
  }

  it.each(searchOrders)(
    'by %s, and shows nobody twice while members come online (DSC-01)',
    async (sort) => {
      const country = ownCountry()
      const ids = await crowd(country)
      const isSeenAgain = (index: number) => index % 3 === 0
      const query: MemberSearch = { gender: 'any', country, sort, near: cellOf('Utrecht') }
      const shown = await pagesOf(query, async (nth) => {
        // A member who comes online moves to the top of lists by activity, shown already or not.
        for (const id of ids.filter((_, index) => isSeenAgain(index))) {
          await stores.accounts.seen(id, later(nth * 120_000))
        }
        await newMember(stores, { country })
      })
      expect(shown).toHaveLength(new Set(shown).size)
      expect(shown).toEqual(expect.arrayContaining(ids.filter((_, index) => !isSeenAgain(index))))
    },
  )

  it('and starts at the first page when the cursor belongs to another order (DSC-01)', async () => {
    const country = ownCountry()
    await crowd(country)
    const query: MemberSearch = { gender: 'any', country }
    const { next } = await search({ ...query, sort: 'newest' })
    if (!next) throw new Error('There is no next page')
    const first = await search(query)
    expect(await search({ ...query, page: 3, after: next })).toEqual(first)
  })

  it('by activity when a member who sorted by distance has no town any more (DSC-08)', async () => {
    const country = ownCountry()
    const ids = await crowd(country)
    const query: MemberSearch = { gender: 'any', country, sort: 'distance' }
    const first = await search({ ...query, near: cellOf('Utrecht') })
    if (first.next?.sort !== 'distance') throw new Error('There is no next page')
    const after = { ...first.next, band: 4, total: SEARCH_COUNT_MAX + 1 }
    const second = await search({ ...query, page: 2, after })
    expect(ids).toEqual(expect.arrayContaining(idsOf(second)))
    expect(second.members).toHaveLength(PAGE_SIZE)
  })

  it('with the counts of its beginning, and without who has left the list', async () => {
    const country = ownCountry()
    const ids = await crowd(country)
    const first = await search({ gender: 'any', country })
    const rest = ids.filter((id) => !idsOf(first).includes(id))
    await change(rest[0] ?? '', { visible: false })
    const { next } = first
    if (!next) throw new Error('There is no next page')
    const second = await search({ gender: 'any', country, page: 2, after: next })
    expect(second.total).toBe(ids.length)
    expect(idsOf(second)).not.toContain(rest[0])
  })
})

describe('Why so few', () => {
  it('is told wish by wish, with how many more and who (DSC-02, DSC-09)', async () => {
    const country = ownCountry()
    const fits = { hair_color: 'red', body_type: 'slim', born: '1990-01-01' }
    const people = {
      exact: fits,
      older: { ...fits, born: '1984-01-01' },
      blond: { ...fits, hair_color: 'blond' },
      blondToo: { ...fits, hair_color: 'blond' },
      neither: { ...fits, hair_color: 'blond', body_type: 'fat' },
    }
    const ids: Record<string, string> = {}
    for (const [name, columns] of Object.entries(people)) {
      ids[name] = await newMember(stores, { country })
      await change(ids[name], columns)
    }
    const query: MemberSearch = {
      gender: 'any',
      country,
      hairColor: ['red'],
      bodyType: ['slim'],
      minAge: 35,
      maxAge: 37,
    }
    const widened = await stores.discovery.widened({ site: SITE, viewer: null, query, now: NOON })
    const told = widened.map(({ widening, total, members }) => [
      widening,
      total,
      members.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id)).toSorted(),
    ])
    expect(told.filter(([name]) => name !== 'country')).toEqual([
      ['age', 1, ['older']],
      ['hairColor', 2, ['blond', 'blondToo']],
    ])
  })
})
