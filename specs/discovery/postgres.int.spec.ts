import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR_OF_ACTIVITY_MS } from '#core/discovery/cursor.ts'
import type { MemberSearch } from '#core/discovery/member-search.ts'
import { mayBeShown, ONLINE_MS, PAGE_SIZE } from '#core/discovery/search.ts'
import {
  later,
  NOON,
  newFictional,
  newMember,
  openStores,
  SITE,
  type Stores,
} from '../harness/database/postgres.ts'

let stores: Stores
beforeAll(async () => {
  stores = await openStores()
})
afterAll(() => stores.close())

const set = (id: string, column: string, value: unknown) =>
  stores.db.pool.query(`update profile set ${column} = $2 where account_id = $1`, [id, value])
const seenAt = (id: string, at: Date) =>
  stores.db.pool.query('update search_entry set last_seen = $2 where account_id = $1', [id, at])
const search = (
  query: MemberSearch,
  { viewer = null as string | null, now = NOON, site = SITE } = {},
) => stores.discovery.search({ site, viewer, query, now })
const idsOf = (cards: { id: string }[]) => cards.map(({ id }) => id)
const freshAddress = () => `${randomUUID()}@vonk.example`
/** A place of one's own keeps what others have made out of a search. */
const place = () => `Place ${randomUUID()}`

describe('The rule who may be shown to whom', () => {
  const samples = [true, false].flatMap((confirmed) =>
    [true, false].flatMap((profileActive) =>
      [SITE, 'elsewhere'].flatMap((site) =>
        [true, false].flatMap((visible) =>
          ['visitor', 'self', 'other', 'avoided'].map((viewer) => ({
            confirmed,
            profileActive,
            visible,
            site,
            viewer,
          })),
        ),
      ),
    ),
  )

  it.each(samples)(
    'gives in the database what it gives in the core, for %o (DSC-10)',
    async (sample) => {
      const { confirmed, profileActive, visible, site, viewer: who } = sample
      const region = place()
      const id = await newMember(stores, { site, region })
      if (!confirmed) {
        const standing = { created: 'unpaid' }
        const state = { living: { standing, membership: 'free' } }
        await stores.db.pool.query('update account set state = $2 where id = $1', [id, state])
      }
      await set(id, 'status', profileActive ? 'active' : 'disabled')
      await set(id, 'visible', visible)
      const email = freshAddress()
      const other = await newMember(stores, { email })
      const avoidsViewer = who === 'avoided'
      if (avoidsViewer) {
        await stores.avoided.name(id, { id: randomUUID(), email, note: '', now: NOON })
      }
      const viewer = { visitor: null, self: id, other, avoided: other }[who] ?? null
      const profile = { id, site, confirmed, profileActive, visible, avoidsViewer }
      const expected = mayBeShown(profile, { id: viewer, site: SITE })

      const ask = { site: SITE, viewer, id, now: NOON }
      const counted = await search({ region, gender: 'female' }, { viewer })
      expect((await stores.discovery.profile(ask)) !== null).toBe(expected)
      expect(idsOf(counted.members)).toEqual(expected ? [id] : [])
      expect(counted.total).toBe(expected ? 1 : 0)
      if (viewer === null) return
      expect((await stores.discovery.card({ ...ask, viewer })) !== null).toBe(expected)
      const liked = await stores.discovery.like({ site: SITE, from: viewer, to: id, now: NOON })
      expect(liked !== null).toBe(expected)
      expect(idsOf((await stores.discovery.likes(viewer, NOON)).given)).toEqual(
        expected ? [id] : [],
      )
    },
  )
})

describe('A search', () => {
  it('counts real members and fictional profiles apart, and can leave the latter out', async () => {
    const region = place()
    await newMember(stores, { region, gender: 'male' })
    await newMember(stores, { region, gender: 'male' })
    const fictional = await newFictional(stores)
    await set(fictional, 'region', region)
    const found = await search({ region })
    expect(found).toMatchObject({ total: 2, totalFictional: 1, page: 1, pages: 1 })
    expect(found.members.filter((card) => card.fictional)).toHaveLength(1)
    const real = await search({ region, only: 'real' })
    expect(real).toMatchObject({ total: 2, totalFictional: 0 })
    expect(real.members).toHaveLength(2)
  })

  it('shows whoever was seen last first, page after page, nobody twice', async () => {
    const region = place()
    const ids: string[] = []
    for (let index = 0; index < PAGE_SIZE + 3; index++) {
      const id = await newMember(stores, { region })
      await seenAt(id, later(Math.floor(index / 4) * HOUR_OF_ACTIVITY_MS))
      ids.push(id)
    }
    const pages = await Promise.all([1, 2, 3].map((page) => search({ region, page })))
    expect(pages.map(({ members }) => members.length)).toEqual([PAGE_SIZE, 3, 0])
    expect(pages.every(({ total, pages: count }) => total === ids.length && count === 2)).toBe(true)
    const shown = pages.flatMap(({ members }) => idsOf(members))
    expect(shown.toSorted()).toEqual(ids.toSorted())
    expect(shown[0]).toBe(ids.slice(-3).toSorted().at(-1))
  })

  it('shows whoever shows no photo last, and one that is refused is none', async () => {
    const region = place()
    const image = (status: string) =>
      JSON.stringify({ filename: 'a', thumb_filename: 'a', status, match: 'a' })
    const [without, refused, early, late] = [
      await newMember(stores, { region }),
      await newMember(stores, { region }),
      await newMember(stores, { region }),
      await newMember(stores, { region }),
    ]
    await set(refused, 'main_image', image('denied'))
    for (const id of [early, late]) await set(id, 'main_image', image('active'))
    for (const [nth, id] of [early, late, refused, without].entries()) {
      await seenAt(id, later(nth * HOUR_OF_ACTIVITY_MS))
    }
    const { members } = await search({ region })
    expect(idsOf(members)).toEqual([late, early, without, refused])
  })

  it('finds nobody and says so', async () => {
    expect(await search({ region: place() })).toEqual({
      members: [],
      page: 1,
      pages: 0,
      total: 0,
      totalFictional: 0,
      next: null,
    })
  })

  it('shows a member the gender that the profile seeks, if none is asked for', async () => {
    const region = place()
    const viewer = await newMember(stores, { seeks: 'male' })
    const man = await newMember(stores, { region, gender: 'male' })
    const woman = await newMember(stores, { region, gender: 'female' })
    const asked = (query: MemberSearch, who: string | null) =>
      search({ ...query, region }, { viewer: who })
    expect(idsOf((await asked({}, viewer)).members)).toEqual([man])
    expect(idsOf((await asked({ gender: 'female' }, viewer)).members)).toEqual([woman])
    expect((await asked({ gender: 'any' }, viewer)).total).toBe(2)
    expect((await asked({}, null)).total).toBe(2)
  })

  it('that has to fit both ways leaves out who looks for somebody else than the asker', async () => {
    const region = place()
    const viewer = await newMember(stores, { gender: 'female', seeks: 'male' })
    const seeks = (who: 'male' | 'female') =>
      newMember(stores, { region, gender: 'male', seeks: who })
    const [hers, his, anyone] = [await seeks('female'), await seeks('male'), await seeks('male')]
    await set(anyone, 'seeks', null)
    const found = (fit: MemberSearch['fit'], who: string | null) =>
      search({ region, ...(fit && { fit }) }, { viewer: who })
    const both = await found('both', viewer)
    expect(new Set(idsOf(both.members))).toEqual(new Set([hers, anyone]))
    expect(both.total).toBe(2)
    expect((await found(undefined, viewer)).total).toBe(3)
    expect((await found('both', null)).total).toBe(3)
    expect(idsOf((await found('both', viewer)).members)).not.toContain(his)
  })

  it.each([
    ['2008-03-10', 18],
    ['2008-03-11', 17],
    ['2007-03-10', 19],
    ['2004-02-29', 22],
  ])('takes somebody born on %s for %i, in counter and card alike', async (born, age) => {
    const region = place()
    const id = await newMember(stores, { region, born })
    const ages = async (minAge: number, maxAge: number) =>
      (await search({ region, minAge, maxAge })).total
    expect(await ages(age, age)).toBe(1)
    expect(await ages(age + 1, 99)).toBe(0)
    expect(await ages(1, age - 1)).toBe(0)
    const card = await stores.discovery.profile({ site: SITE, viewer: null, id, now: NOON })
    expect(card?.age).toBe(age)
  })

  it('turns a year older at midnight where the sites are', async () => {
    const id = await newMember(stores, { born: '2000-03-11' })
    const ageAt = async (now: string) =>
      (await stores.discovery.profile({ site: SITE, viewer: null, id, now: new Date(now) }))?.age
    expect(await ageAt('2026-03-10T22:59:59Z')).toBe(25)
    expect(await ageAt('2026-03-10T23:00:00Z')).toBe(26)
  })

  it('shows as online whoever was seen within five minutes', async () => {
    const id = await newMember(stores)
    const onlineAt = async (now: Date) =>
      (await stores.discovery.profile({ site: SITE, viewer: null, id, now }))?.online
    expect(await onlineAt(later(ONLINE_MS))).toBe(true)
    expect(await onlineAt(later(ONLINE_MS + 1))).toBe(false)
    await stores.accounts.seen(id, later(ONLINE_MS + 1))
    expect(await onlineAt(later(ONLINE_MS + 1))).toBe(true)
  })
})

describe('A like', () => {
  const pair = () => Promise.all([newMember(stores), newMember(stores)])
  const like = (from: string, to: string, now = NOON) =>
    stores.discovery.like({ site: SITE, from, to, now })

  it('is new once, and a match when it is returned', async () => {
    const [a, b] = await pair()
    expect(await like(a, b)).toEqual({ match: false, isNew: true })
    expect(await like(a, b)).toEqual({ match: false, isNew: false })
    expect(await like(b, a)).toEqual({ match: true, isNew: true })
    const likes = await stores.discovery.likes(a, NOON)
    expect([
      idsOf(likes.given),
      idsOf(likes.received.map(({ member }) => member)),
      idsOf(likes.mutual),
    ]).toEqual([[b], [b], [b]])
    expect(likes.given[0]).toMatchObject({ liked: true, likesMe: true })
  })

  it('can be taken back', async () => {
    const [a, b] = await pair()
    await like(a, b)
    await stores.discovery.unlike(a, b)
    expect((await stores.discovery.likes(b, NOON)).received).toEqual([])
  })

  it('is no longer new once its profile has been opened; new ones come first', async () => {
    const [a, b] = await pair()
    const [c, d] = await pair()
    await like(b, a, later(1))
    await like(c, a, later(2))
    await like(d, a, later(3))
    await stores.discovery.seen(a, d)
    const { received, newLikes } = await stores.discovery.likes(a, NOON)
    expect(newLikes).toBe(2)
    expect(received.map(({ member, isNew }) => [member.id, isNew])).toEqual([
      [c, true],
      [b, true],
      [d, false],
    ])
  })
})
