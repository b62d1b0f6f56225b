import { v5 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#adapters/postgres/database.ts'
import { demoStore } from '#adapters/postgres/demo-store.ts'
import { discoveryStore } from '#adapters/postgres/discovery-store.ts'
import { jobQueue } from '#adapters/postgres/job-queue.ts'
import { siteStore } from '#adapters/postgres/site-store.ts'
import type { World } from '#core/site/demo.ts'
import { demoWorld } from '#server/demo/world.ts'
import { type FreshDatabase, freshDatabase } from '#specs/support/database.ts'
import { attempt, balanceOf, expectBooksToBalance, NOON, storesOf } from './support.ts'

const SEED_MS_MAX = 5_000
const MANY = 600
const NAMESPACE = '6f0d7f52-9a0b-4a7e-8f6e-3c1a5b9d2e74'

const world = demoWorld({ now: NOON, passwordHash: 'hash', domain: 'localhost' })

/** The same people again and again, until there are many of them. */
const crowd = (): World => {
  const members = Array.from({ length: MANY }, (_, index) => {
    const member = world.members[index % world.members.length]
    if (!member) throw new Error('An empty world')
    const email = member.email && `lid${index}@vonk.example`
    return { ...member, id: v5(String(index), NAMESPACE), email }
  })
  return { ...world, members, likes: [] }
}

let fresh: FreshDatabase
let db: Database
beforeAll(async () => {
  fresh = await freshDatabase()
  db = await openDatabase(fresh.url)
})
afterAll(async () => {
  await db.close()
  await fresh.drop()
})

describe('The world of the demo', () => {
  it('is written once, by one of several servers that start at once', async () => {
    const seeds = await Promise.all([1, 2, 3].map(() => demoStore(db).seed(world, NOON)))
    expect(seeds.filter(Boolean)).toHaveLength(1)
    expect(await siteStore(db).all()).toEqual([world.site])
  })

  it('has its members with their credits, by entries in balanced books', async () => {
    await expectBooksToBalance({ db })
    const balances = await Promise.all(world.members.map(({ id }) => balanceOf({ db }, id)))
    expect(balances).toEqual(world.members.map(({ credits }) => credits))
  })

  it('labels each profile without an address as fictional, and no other', async () => {
    const found = await discoveryStore(db).search({
      site: world.site.id,
      viewer: null,
      query: {},
      now: NOON,
    })
    const fictional = world.members.filter(({ email }) => email === null).length
    expect(found.total_fictional).toBe(fictional)
    expect(found.total).toBe(world.members.length - fictional)
    expect(found.profiles.every(({ main_image }) => main_image !== null)).toBe(true)
  })

  it('has members whose lives go on by the same charts', async () => {
    const work = jobQueue(db, { log: () => undefined })
    const { store } = storesOf(db, work)
    const free = world.members.find(({ email, premium }) => email !== null && !premium)
    const id = free?.id ?? ''
    expect((await store.load('account', id, NOON))?.version).toBe(2)
    const event = { type: 'firstPurchase' } as const
    const moved = await attempt(store, [{ to: 'account', id, event, must: true }])
    expect(moved.written).toBe(true)
    expect((await store.load('account', id, NOON))?.version).toBe(3)
    await work.stop()
  })

  it('likes whom it likes', async () => {
    const [like] = world.likes
    const { profiles } = await discoveryStore(db).likes(like?.from ?? '', NOON)
    const liked = world.likes.filter(({ from }) => from === like?.from).map(({ to }) => to)
    expect(profiles.map(({ id }) => id).toSorted()).toEqual(liked.toSorted())
  })

  it(`is there in seconds with ${MANY} members`, async () => {
    const other = await freshDatabase()
    const larger = await openDatabase(other.url)
    const started = performance.now()
    expect(await demoStore(larger).seed(crowd(), NOON)).toBe(true)
    expect(performance.now() - started).toBeLessThan(SEED_MS_MAX)
    await expectBooksToBalance({ db: larger })
    await larger.close()
    await other.drop()
  })
})
