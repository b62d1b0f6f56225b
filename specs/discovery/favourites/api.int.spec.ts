import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const three = () => Promise.all([newMember(server), newMember(server), newMember(server)])
const keep = (member: SpecMember, { id }: { id: string }) =>
  member.ask('POST /api/favourites.php', { body: { id } })
const letGo = (member: SpecMember, { id }: { id: string }) =>
  member.ask('DELETE /api/favourites.php', { body: { id } })
const keptBy = async (member: SpecMember) =>
  (await member.ask('GET /api/favourites.php')).profiles.map(({ id }) => id)
const profileOf = async (member: SpecMember, { id }: { id: string }) =>
  (await member.ask('GET /api/member.php', { query: { id } })).profile
const rowsOf = async ({ id }: { id: string }) => {
  const text = 'select 1 from favourite where $1 in (account_id, kept_id)'
  return (await server.db.query(text, [id])).rows.length
}
describe('whom a member keeps', () => {
  test('is listed the latest first and once, said with the profile, and let go again (LIK-08)', async () => {
    const [me, bram, cor] = await three()
    expect([await keptBy(me), (await profileOf(me, bram)).kept]).toEqual([[], false])
    for (const one of [bram, cor, bram]) {
      server.clock.forward(HOUR_MS)
      await keep(me, one)
    }
    expect([await keptBy(me), (await profileOf(me, bram)).kept]).toEqual([[cor.id, bram.id], true])
    await letGo(me, cor)
    await letGo(me, cor)
    expect([await keptBy(me), (await profileOf(me, cor)).kept]).toEqual([[bram.id], false])
  })

  test('is told to nobody: neither in an answer nor by a live hint or a notice (LIK-08)', async () => {
    const [me, bram] = await three()
    const before = await Promise.all([
      bram.ask('GET /api/likes.php'),
      bram.ask('GET /api/visitors.php'),
      profileOf(bram, me),
    ])
    await keep(me, bram)
    const after = await Promise.all([
      bram.ask('GET /api/likes.php'),
      bram.ask('GET /api/visitors.php'),
      profileOf(bram, me),
    ])
    expect(after).toEqual(before)
    expect((await profileOf(bram, me)).kept).toBe(false)
    const { rows } = await server.db.query(
      'select from like_notice where account_id = $1 union all select from notice_due where account_id = $1',
      [bram.id],
    )
    expect(rows).toEqual([])
  })

  test('is no word of a visitor', async () => {
    const [, bram] = await three()
    const visitor = server.browser()
    const { profile } = await visitor.ask('GET /api/member.php', { query: { id: bram.id } })
    expect('kept' in profile).toBe(false)
    expect(await visitor.refusal('GET /api/favourites.php')).toMatchObject({ status: 403 })
  })
})

describe('whom a member may not see', () => {
  test('is neither kept nor listed, and is back once they can be seen', async () => {
    const [me, bram, cor] = await three()
    await keep(me, bram)
    await keep(me, cor)
    const visible = (is: boolean) =>
      bram.ask('PUT /api/user.php?visibility=1', { body: { visible: is } })
    await visible(false)
    expect(await keptBy(me)).toEqual([cor.id])
    await visible(true)
    expect((await keptBy(me)).sort()).toEqual([bram.id, cor.id].sort())
    await cor.ask('POST /api/block.php', { body: { id: me.id } })
    expect(await keptBy(me)).toEqual([bram.id])
    for (const id of [cor.id, me.id]) {
      expect(await me.refusal('POST /api/favourites.php', { body: { id } })).toMatchObject({
        status: 404,
      })
    }
  })

  test('is kept no more by either once one has blocked the other', async () => {
    const [me, bram] = await three()
    await keep(me, bram)
    await keep(bram, me)
    await me.ask('POST /api/block.php', { body: { id: bram.id } })
    await until(async () => expect(await rowsOf(me)).toBe(0))
    await me.ask('DELETE /api/block.php', { body: { id: bram.id } })
    expect([await keptBy(me), await keptBy(bram)]).toEqual([[], []])
  })
})
