import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SWIPE_LIKES_PER_DAY } from '#core/discovery/swipe/rules.ts'
import { SWIPE_SKIP_DAYS, SWIPE_STACK } from '#core/discovery/swipe/stack.ts'
import { beginningOf, dayOf, daysAfter } from '#core/kernel/day.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const anna = () => newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
const stackOf = async (member: SpecMember) => {
  const dealt = await member.ask('GET /api/swipe-game.php')
  return { ...dealt, ids: dealt.profiles.map(({ id }) => id) }
}
const swipe = (member: SpecMember, id: string, like: boolean) =>
  member.ask('POST /api/swipe-game.php', { body: { id, like } })
const undo = (member: SpecMember, id: string) =>
  member.ask('DELETE /api/swipe-game.php', { body: { id } })
const turnOf = async (id: string) =>
  (
    await server.db.query('select times, day::text, away from swipe_turn where account_id = $1', [
      id,
    ])
  ).rows[0] as { times: number; day: string; away: boolean }

describe('the swipe game', () => {
  test('gives four likes a day to everybody, and skips for nothing (DSC-05)', async () => {
    const me = await anna()
    const { profiles, likes_left, likes_a_day, next_likes_at } = await stackOf(me)
    expect([profiles.length, likes_left, likes_a_day]).toEqual([SWIPE_STACK, 4, 4])
    expect(profiles.every(({ gender }) => gender === 'male')).toBe(true)
    const midnight = beginningOf(daysAfter(dayOf(server.clock.now()), 1))
    expect(next_likes_at).toBe(midnight.toISOString())

    const [first, ...others] = profiles.map(({ id }) => id)
    expect(await swipe(me, first ?? '', false)).toMatchObject({ match: false, likes_left: 4 })
    for (const [nth, id] of others.slice(0, SWIPE_LIKES_PER_DAY).entries()) {
      expect((await swipe(me, id, true)).likes_left).toBe(SWIPE_LIKES_PER_DAY - nth - 1)
    }
    const body = { id: others[SWIPE_LIKES_PER_DAY] ?? '', like: true }
    const refused = await me.refusal('POST /api/swipe-game.php', { body })
    expect(refused).toMatchObject({ status: 409, error: 'no_likes_left' })
    expect(await swipe(me, body.id, false)).toMatchObject({ likes_left: 0 })
    const given = await stackOf(me)
    expect(given.given.map(({ id }) => id)).toEqual(others.slice(0, SWIPE_LIKES_PER_DAY).reverse())
    expect(given.ids.some((id) => [first, ...others.slice(0, 5)].includes(id))).toBe(false)
    const likes = await me.ask('GET /api/likes.php')
    expect(likes.profiles.map(({ id }) => id).sort()).toEqual(
      others.slice(0, SWIPE_LIKES_PER_DAY).sort(),
    )
  })

  test('counts no like that is given elsewhere', async () => {
    const me = await anna()
    const { ids } = await stackOf(me)
    await me.ask('POST /api/likes.php', { body: { id: ids[0] ?? '' } })
    const after = await stackOf(me)
    expect([after.likes_left, after.ids.includes(ids[0] ?? '')]).toEqual([4, false])
    expect(await swipe(me, ids[0] ?? '', true)).toMatchObject({ likes_left: 4 })
  })

  test('makes one like of a like that is sent often, from many tabs at once', async () => {
    const me = await anna()
    const { ids } = await stackOf(me)
    const [id = ''] = ids
    const all = await Promise.all(Array.from({ length: 5 }, () => swipe(me, id, true)))
    expect(all.map(({ likes_left }) => likes_left)).toEqual([3, 3, 3, 3, 3])
    expect((await turnOf(id)).times).toBe(1)
    const skipped = await swipe(me, id, false)
    expect(skipped.likes_left).toBe(3)
    expect((await me.ask('GET /api/likes.php')).profiles).toHaveLength(1)
  })

  test('gives no fifth like, however many are asked for at once', async () => {
    const me = await anna()
    const { ids } = await stackOf(me)
    const asked = await Promise.all(
      ids
        .slice(0, 8)
        .map((id) => me.call('POST /api/swipe-game.php', { body: { id, like: true } })),
    )
    const statuses = asked.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(SWIPE_LIKES_PER_DAY)
    expect(statuses.filter((status) => status === 409)).toHaveLength(4)
    expect((await me.ask('GET /api/likes.php')).profiles).toHaveLength(SWIPE_LIKES_PER_DAY)
  })

  test('takes the last turn back, and with a like its heart', async () => {
    const me = await anna()
    const { ids } = await stackOf(me)
    const [one = '', two = ''] = ids
    await swipe(me, one, true)
    await swipe(me, two, true)
    expect(await me.refusal('DELETE /api/swipe-game.php', { body: { id: one } })).toMatchObject({
      status: 409,
      error: 'not_now',
    })
    const back = await undo(me, two)
    expect([back.profile?.id, back.likes_left]).toEqual([two, 3])
    expect((await me.ask('GET /api/likes.php')).profiles.map(({ id }) => id)).toEqual([one])
    await swipe(me, two, false)
    expect(await undo(me, two)).toMatchObject({ likes_left: 3 })
    expect((await stackOf(me)).last).toEqual({ id: one, liked: true })
  })

  test('takes an undo that is sent again under its key for one', async () => {
    const me = await anna()
    const { ids } = await stackOf(me)
    for (const id of ids.slice(0, 2)) await swipe(me, id, true)
    const headers = { 'idempotency-key': randomUUID() }
    const again = () =>
      me.call('DELETE /api/swipe-game.php', { body: { id: ids[1] ?? '' }, headers })
    const [first, second] = [await again(), await again()]
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text])
    expect((await stackOf(me)).likes_left).toBe(3)
  })

  test('gives the likes anew when the day of the product begins, and not before', async () => {
    const me = await anna()
    const { ids, next_likes_at } = await stackOf(me)
    for (const id of ids.slice(0, SWIPE_LIKES_PER_DAY)) await swipe(me, id, true)
    const untilNext = Date.parse(next_likes_at) - server.clock.now().getTime()
    server.clock.forward(untilNext - 60_000)
    expect((await stackOf(me)).likes_left).toBe(0)
    server.clock.forward(60_001)
    const morning = await stackOf(me)
    expect([morning.likes_left, morning.given]).toEqual([SWIPE_LIKES_PER_DAY, []])
    expect(morning.last).toEqual({ id: ids[3], liked: false })
    expect((await undo(me, ids[3] ?? '')).likes_left).toBe(SWIPE_LIKES_PER_DAY)
  })

  test('says so when a like is returned, and tells both', async () => {
    const me = await anna()
    const bram = await newMember(server, { name: 'Bram' })
    await bram.ask('POST /api/likes.php', { body: { id: me.id } })
    expect((await stackOf(me)).ids).toContain(bram.id)
    expect(await swipe(me, bram.id, true)).toMatchObject({ match: true })
    expect((await bram.ask('GET /api/likes.php')).matches).toMatchObject([{ id: me.id }])
  })
})

describe('whom the game shows', () => {
  test('is nobody who is blocked, hidden, gone, oneself, or looks for somebody else', async () => {
    const me = await anna()
    const people = await Promise.all([
      newMember(server),
      newMember(server),
      newMember(server),
      newMember(server, { seeks: 'male' }),
      newMember(server, { gender: 'female', seeks: 'female' }),
    ])
    const [blocked, hidden, gone] = people
    for (const { id } of people) {
      await server.db.query(`update swipe_turn set day = '1960-01-01' where account_id = $1`, [id])
    }
    const before = (await stackOf(me)).ids
    expect(people.map(({ id }) => before.includes(id))).toEqual([true, true, true, false, false])
    await blocked?.ask('POST /api/block.php', { body: { id: me.id } })
    await hidden?.ask('PUT /api/user.php?visibility=1', { body: { visible: false } })
    await server.db.query(`update profile set status = 'disabled' where account_id = $1`, [
      gone?.id,
    ])
    const after = (await stackOf(me)).ids
    expect(people.filter(({ id }) => after.includes(id))).toEqual([])
    expect(after).not.toContain(me.id)
    for (const id of [blocked?.id, me.id, randomUUID()]) {
      const body = { id: id ?? '', like: true }
      const refused = await me.refusal('POST /api/swipe-game.php', { body })
      expect(refused).toMatchObject({ status: 404, error: 'not_found' })
    }
  })

  test('is who waited longest first, and nobody skipped lately', async () => {
    const me = await anna()
    const bram = await newMember(server)
    const first = async () =>
      server.db.query(`update swipe_turn set day = '1960-01-01' where account_id = $1`, [bram.id])
    await first()
    expect((await stackOf(me)).ids).toContain(bram.id)
    await swipe(me, bram.id, false)
    const { day, times } = await turnOf(bram.id)
    expect([day, times]).toEqual([dayOf(server.clock.now()), 1])
    await first()
    expect((await stackOf(me)).ids).not.toContain(bram.id)
    server.clock.forward(SWIPE_SKIP_DAYS * DAY_MS)
    expect((await stackOf(me)).ids).toContain(bram.id)
  })

  test('is who was away for long after all others, and among them again once they play', async () => {
    const [me, cor] = [await anna(), await newMember(server)]
    await server.db.query(
      `update search_entry set last_seen = $2::timestamptz - interval '40 days' where account_id = $1`,
      [cor.id, server.clock.now()],
    )
    await server.db.query(`update swipe_turn set day = '1960-01-01' where account_id = $1`, [
      cor.id,
    ])
    const [other = ''] = (await stackOf(me)).ids.filter((id) => id !== cor.id)
    await swipe(me, other, false)
    expect((await turnOf(cor.id)).away).toBe(true)
    expect((await stackOf(me)).ids).not.toContain(cor.id)
    const [whoever = ''] = (await stackOf(cor)).ids
    await swipe(cor, whoever, false)
    expect((await turnOf(cor.id)).away).toBe(false)
  })

  test('shows of a profile what the site shows, and the label of who is fictional (PRF-03)', async () => {
    const me = await anna()
    await server.db.query(
      `update swipe_turn t set day = '1960-01-01' from account a where a.id = t.account_id and a.fictional`,
    )
    const { profiles } = await stackOf(me)
    expect(profiles.some(({ fictional }) => fictional)).toBe(true)
    for (const { id, fictional } of profiles) {
      const { rows } = await server.db.query('select fictional from account where id = $1', [id])
      expect(rows[0]).toEqual({ fictional })
    }
  })
})

test('a stranger plays no game', async () => {
  const refused = await server.browser().refusal('GET /api/swipe-game.php')
  expect(refused).toMatchObject({ status: 403, error: 'authentication_required' })
})
