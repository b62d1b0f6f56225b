import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import { newMember, type SpecMember, someone } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const look = (visitor: SpecMember, at: SpecMember) =>
  visitor.ask('PUT /api/member.php', { body: { id: at.id } })
const seen = async (member: SpecMember) => {
  const { visitors, unseen } = await member.ask('GET /api/visitors.php')
  return { ids: visitors.map(({ id }) => id), at: visitors.map(({ at }) => at), unseen }
}
const choose = (member: SpecMember, body: { unseen?: boolean; real_only?: boolean }) =>
  member.ask('PUT /api/meeting-choices.php', { body })
const three = () => Promise.all([newMember(server), newMember(server), newMember(server)])

describe('who looked at a profile', () => {
  test('is shown to its member, the latest first and each once (DSC-12)', async () => {
    const [me, bram, cor] = await three()
    for (const visitor of [bram, cor, bram]) {
      server.clock.forward(HOUR_MS)
      await look(visitor, me)
    }
    const { ids, at, unseen } = await seen(me)
    expect([ids, unseen]).toEqual([[bram.id, cor.id], false])
    const passed = server.clock.now().getTime() - Date.parse(at[0] ?? '')
    expect([passed >= 0, passed < HOUR_MS]).toEqual([true, true])
    const { rows } = await server.db.query('select 1 from visit where visited_id = $1', [me.id])
    expect(rows).toHaveLength(2)
    expect((await seen(bram)).ids).toEqual([])
  })

  test('is told of nobody who looks unseen, who sees no visitors either (DSC-12)', async () => {
    const [me, bram, cor] = await three()
    await look(bram, me)
    await choose(cor, { unseen: true })
    await look(cor, me)
    expect((await seen(me)).ids).toEqual([bram.id])
    await look(me, cor)
    expect(await seen(cor)).toMatchObject({ ids: [], unseen: true })
    await choose(bram, { unseen: true })
    expect((await seen(me)).ids).toEqual([])
    await choose(bram, { unseen: false })
    await choose(me, { unseen: true })
    expect((await seen(me)).ids).toEqual([])
    await choose(me, { unseen: false })
    expect((await seen(me)).ids).toEqual([bram.id])
    await choose(cor, { unseen: false })
    expect((await seen(cor)).ids).toEqual([])
  })

  test('is nobody who is blocked or hidden', async () => {
    const [me, bram, cor] = await three()
    for (const visitor of [bram, cor]) await look(visitor, me)
    await me.ask('POST /api/block.php', { body: { id: bram.id } })
    await cor.ask('PUT /api/user.php?visibility=1', { body: { visible: false } })
    expect((await seen(me)).ids).toEqual([])
  })

  test('is kept of nobody’s own profile, nor of a fictional one', async () => {
    const me = await newMember(server)
    const { id } = await someone(me, { real: false })
    await me.ask('PUT /api/member.php', { body: { id } })
    await me.call('PUT /api/member.php', { body: { id: me.id } })
    const { rows } = await server.db.query('select 1 from visit where visitor_id = $1', [me.id])
    expect(rows).toEqual([])
  })
})

describe('the choices of whom one meets', () => {
  test('are neither until one chooses, and change one by one', async () => {
    const me = await newMember(server)
    const now = () => me.ask('GET /api/meeting-choices.php')
    const none = {
      real_only: false,
      unseen: false,
      place_hidden: false,
      read_marks: true,
      chat_photos: true,
      shown_outside: false,
    }
    expect(await now()).toEqual(none)
    expect(await choose(me, { unseen: true })).toEqual({ ...none, unseen: true })
    const both = { ...none, unseen: true, real_only: true }
    expect(await choose(me, { real_only: true })).toEqual(both)
    await choose(me, { unseen: false })
    expect(await now()).toEqual({ ...none, real_only: true })
    const body = { unseen: 'ja' as never }
    expect(await me.refusal('PUT /api/meeting-choices.php', { body })).toMatchObject({
      status: 400,
      error: 'invalid',
    })
  })
})
