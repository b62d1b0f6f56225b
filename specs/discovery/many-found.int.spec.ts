import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAGE_SIZE, SEARCH_COUNT_MAX } from '#core/discovery/search.ts'
import { fillWithMembers } from '../harness/database/many-members.ts'
import { NOON, openStores, SITE, type Stores } from '../harness/database/postgres.ts'

let stores: Stores
let members: string[]
beforeAll(async () => {
  stores = await openStores()
  members = await fillWithMembers(stores.db, SEARCH_COUNT_MAX + 1)
  // Some of them block a neighbour by chance, and here everybody counts.
  await stores.db.pool.query(`update conversation set state = state #- '{living,starterBlock}'`)
})
afterAll(() => stores.close())

const search = (viewer: string | null, page: number) =>
  stores.discovery.search({
    site: SITE,
    viewer,
    now: NOON,
    query: { gender: 'any', page },
  })

describe('A search that finds many', () => {
  it('counts them up to its limit, and one more says that there are more', async () => {
    const all = await search(members[0] ?? '', 1)
    expect([all.total, all.totalFictional]).toEqual([SEARCH_COUNT_MAX, 0])
    const more = await search(null, 1)
    expect(more.total).toBe(SEARCH_COUNT_MAX + 1)
  })

  it('has a page after each full one, until the last', async () => {
    const last = Math.ceil((SEARCH_COUNT_MAX + 1) / PAGE_SIZE)
    const found = await search(null, last)
    expect([found.members.length > 0, found.pages]).toEqual([true, last])
  })
})
