import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FAVOURITES_MAX } from '#core/discovery/favourites/rules.ts'
import { fillWithMembers } from '#specs/harness/database/many-members.ts'
import { NOON, openStores, SITE, type Stores } from '#specs/harness/database/postgres.ts'

let stores: Stores
let viewer: string
let others: string[]
beforeAll(async () => {
  stores = await openStores()
  const [first = '', ...rest] = await fillWithMembers(stores.db, FAVOURITES_MAX + 10)
  viewer = first
  others = rest
  // Some of them block a neighbour by chance, and here everybody is seen.
  await stores.db.pool.query(`update conversation set state = state #- '{living,starterBlock}'`)
  await stores.db.pool.query('delete from favourite')
})
afterAll(() => stores.close())

const query = () => ({ site: SITE, viewer, now: NOON })
const keep = (id: string | undefined) => stores.favourites.keep({ ...query(), id: id ?? '' })
const kept = async () => (await stores.favourites.favourites(query())).map(({ id }) => id)

describe('Of whom a member keeps', () => {
  it('there are 500 at most, however many ask for the last place at once (LIK-08)', async () => {
    for (const id of others.slice(0, FAVOURITES_MAX - 1)) await keep(id)
    const last = others.slice(FAVOURITES_MAX - 1, FAVOURITES_MAX + 4)
    const answers = await Promise.all(last.map(keep))
    expect(answers.filter(({ done }) => done)).toHaveLength(1)
    const refused = answers.filter(({ done }) => !done)
    expect(refused).toEqual(refused.map(() => ({ done: false, why: 'favourites_full' })))
    expect(await kept()).toHaveLength(FAVOURITES_MAX)
  })

  it('one more is kept when another is let go, and who is kept already always is', async () => {
    const [one, ...rest] = await kept()
    const next = others.find((id) => id !== one && !rest.includes(id))
    expect(await keep(one)).toEqual({ done: true })
    expect(await keep(next)).toEqual({ done: false, why: 'favourites_full' })
    await stores.favourites.letGo(viewer, one ?? '')
    expect(await keep(next)).toEqual({ done: true })
    const now = await kept()
    expect([now.length, now.includes(next ?? ''), now.includes(one ?? '')]).toEqual([
      FAVOURITES_MAX,
      true,
      false,
    ])
  })
})
