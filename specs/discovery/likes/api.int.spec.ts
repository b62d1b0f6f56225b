import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const anna = () => newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
const autoLike = async (member: SpecMember) => (await member.ask('GET /api/auto-like.php')).profile
const likersOf = async (member: SpecMember) =>
  (await member.ask('GET /api/likes.php')).liked_by.map(({ id }) => id)

describe('a like that comes by itself', () => {
  test('is of a labelled fictional profile, once a day, whatever is asked at once (LIK-06)', async () => {
    const me = await anna()
    const all = await Promise.all(Array.from({ length: 4 }, () => autoLike(me)))
    const [first] = all
    expect(first).toMatchObject({ fictional: true, gender: 'male', likes_me: true })
    expect(first?.main_image?.match).toMatch(/^\/media\//)
    expect(new Set(all.map((one) => one?.id)).size).toBe(1)
    expect(await likersOf(me)).toEqual([first?.id])

    server.clock.forward(DAY_MS)
    const next = await autoLike(me)
    expect(next).toMatchObject({ fictional: true })
    expect(next?.id).not.toBe(first?.id)
    expect(await likersOf(me)).toHaveLength(2)
  })

  test('comes to nobody who wants real members only, today’s no more either', async () => {
    const [me, before] = [await anna(), await anna()]
    const choose = (member: SpecMember) =>
      member.ask('PUT /api/meeting-choices.php', { body: { real_only: true } })
    await choose(me)
    expect(await autoLike(me)).toBeNull()
    expect(await likersOf(me)).toEqual([])
    expect(await autoLike(before)).not.toBeNull()
    await choose(before)
    expect(await autoLike(before)).toBeNull()
  })

  test('is nobody’s where no fictional profile fits, or it is blocked', async () => {
    const me = await anna()
    const first = await autoLike(me)
    await me.ask('POST /api/block.php', { body: { id: first?.id ?? '' } })
    expect(await autoLike(me)).toBeNull()
    const other = await anna()
    await server.db.query(`update profile set visible = false where fictional`)
    expect(await autoLike(other)).toBeNull()
    expect(await likersOf(other)).toEqual([])
    await server.db.query(`update profile set visible = true where fictional`)
  })
})

describe('a like that is given back', () => {
  test('takes "new" from the like that it answers, and from the count', async () => {
    const [me, bram] = [await anna(), await newMember(server)]
    await bram.ask('POST /api/likes.php', { body: { id: me.id } })
    expect((await me.ask('GET /api/likes.php')).new_likes).toBe(1)
    expect(await me.ask('POST /api/likes.php', { body: { id: bram.id } })).toEqual({ match: true })
    const { liked_by, new_likes } = await me.ask('GET /api/likes.php')
    expect([liked_by[0]?.like_new, new_likes]).toEqual([false, 0])
    expect((await bram.ask('GET /api/likes.php')).new_likes).toBe(1)
  })
})

describe('who wants real members only', () => {
  test('meets no fictional profile in the swipe game', async () => {
    const me = await anna()
    await server.db.query(
      `update swipe_turn t set day = '1960-01-01' from account a
      where a.id = t.account_id and a.fictional`,
    )
    const stack = async () => (await me.ask('GET /api/swipe-game.php')).profiles
    expect((await stack()).some(({ fictional }) => fictional)).toBe(true)
    await me.ask('PUT /api/meeting-choices.php', { body: { real_only: true } })
    const real = await stack()
    expect([real.length > 0, real.some(({ fictional }) => fictional)]).toEqual([true, false])
  })
})
