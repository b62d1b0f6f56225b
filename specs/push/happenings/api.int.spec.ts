import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#core/kernel/time-units.ts'
import type { HappeningView } from '#core/push/happenings/contract.ts'
import { HAPPENINGS_DAYS, HAPPENINGS_PAGE } from '#core/push/happenings/rules.ts'
import { buy, message, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { suspend } from '#specs/harness/server/suspend.ts'

const LIST = 'GET /api/notifications.php'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const newAnna = (name = 'Anna') => newMember(server, { name, gender: 'female', seeks: 'male' })
const write = (from: SpecMember, to: SpecMember) =>
  from.ask('POST /api/message.php', message(to.id, 'Hoi'))
const like = (from: SpecMember, to: SpecMember) =>
  from.ask('POST /api/likes.php', { body: { id: to.id } })
const look = (from: SpecMember, at: SpecMember) =>
  from.ask('PUT /api/member.php', { body: { id: at.id } })
const listOf = async (member: SpecMember) => (await member.ask(LIST)).happenings
const told = (list: HappeningView[]) => list.map(({ kind, member }) => [kind, member?.name ?? null])
/** What others did; logins and payments of the member's own are left out. */
const byOthers = async (member: SpecMember) =>
  told((await listOf(member)).filter((one) => one.member !== null))

describe('the list of what happened', () => {
  test('tells what others did, the latest first, each once and of whom', async () => {
    const bram = await newMember(server)
    const [anna, clara, dora] = [await newAnna(), await newAnna('Clara'), await newAnna('Dora')]
    await look(anna, bram)
    await like(clara, bram)
    await like(dora, bram)
    await like(bram, dora)
    await write(anna, bram)
    await write(anna, bram)
    expect(await byOthers(bram)).toEqual([
      ['messages', 'Anna'],
      ['match', 'Dora'],
      ['like', 'Clara'],
      ['visit', 'Anna'],
    ])
    const [first] = await listOf(bram)
    expect(first).toMatchObject({ count: 2, is_new: true })
  })

  test('tells of money and of logins, with the way to them', async () => {
    const bram = await newMember(server)
    const { payment_id } = await buy(bram)
    const list = await listOf(bram)
    expect(list.find(({ kind }) => kind === 'paid')).toMatchObject({ about: payment_id, count: 10 })
    expect(list.filter(({ kind }) => kind === 'signedIn')).toHaveLength(1)
  })

  test('tells of messages until they are read', async () => {
    const [bram, anna] = [await newMember(server), await newAnna()]
    await write(anna, bram)
    const [{ about }] = (await listOf(bram)) as [HappeningView]
    await bram.ask('PUT /api/chat.php', { body: { conversation: about ?? '', read_seq: 1 } })
    expect(await byOthers(bram)).toEqual([])
  })

  test('has nobody in it who is blocked, hidden or gone (promise H12)', async () => {
    const bram = await newMember(server)
    const [anna, clara, dora] = [await newAnna(), await newAnna('Clara'), await newAnna('Dora')]
    for (const one of [anna, clara, dora]) {
      await like(one, bram)
      await look(one, bram)
      await write(one, bram)
    }
    expect(await byOthers(bram)).toHaveLength(9)
    await bram.ask('POST /api/block.php', { body: { id: anna.id } })
    await clara.ask('PUT /api/user.php?visibility=1', { body: { visible: false } })
    await suspend(server, dora.id)
    expect(await byOthers(bram)).toEqual([])
  })

  test('has no visits of who looks unseen, nor for them', async () => {
    const [bram, anna] = [await newMember(server), await newAnna()]
    await look(anna, bram)
    await anna.ask('PUT /api/meeting-choices.php', { body: { unseen: true } })
    expect(await byOthers(bram)).toEqual([])
  })

  test('calls new what came since it was looked at', async () => {
    const [bram, anna] = [await newMember(server), await newAnna()]
    await like(anna, bram)
    await bram.ask('PUT /api/notifications.php', { body: {} })
    await look(anna, bram)
    const news = (await listOf(bram)).filter(({ is_new }) => is_new)
    expect(told(news)).toEqual([['visit', 'Anna']])
  })

  test('goes back so many days and no further', async () => {
    const [bram, anna, clara] = [await newMember(server), await newAnna(), await newAnna('Clara')]
    await like(anna, bram)
    await like(clara, bram)
    const at = (days: number, ms: number) =>
      new Date(server.clock.now().getTime() - days * DAY_MS + ms)
    const move = (id: string, to: Date) =>
      server.db.query('update liking set at = $1 where from_id = $2', [to, id])
    await move(anna.id, at(HAPPENINGS_DAYS, -60_000))
    await move(clara.id, at(HAPPENINGS_DAYS, 60_000))
    expect(await byOthers(bram)).toEqual([['like', 'Clara']])
  })

  test('comes by pages, on which nothing is missed or told twice while more happens', async () => {
    const bram = await newMember(server)
    const at = server.clock.now()
    const many = HAPPENINGS_PAGE + 5
    const entry = `insert into payment (id, site_id, account_id, bundle, credits, method, price,
        provider, state, context, version, created_at, completed_at, asked,
        immediate_delivery_consent)
      select gen_random_uuid(), site_id, id, 'credits-25', 25, 'ideal', '{}', 'sandbox',
        '"completed"', '{}', 1, $2, $2, 0, 1
      from account, generate_series(1, $3) where id = $1`
    await server.db.query(entry, [bram.id, at, many])
    const first = await bram.ask(LIST)
    expect(first.happenings).toHaveLength(HAPPENINGS_PAGE)
    await server.db.query(entry, [bram.id, server.clock.now(), 1])
    const second = await bram.ask(LIST, { query: { after: first.next ?? '' } })
    const names = [...first.happenings, ...second.happenings].map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => name.startsWith('paid'))).toHaveLength(many)
    expect(second.next).toBeNull()
  })

  test.each(['x', '_', 'gisteren_like:1', "2026-06-15T10:00:00.000Z_'; --"])(
    'goes on from no place that is none: %s',
    async (after) => {
      const bram = await newMember(server)
      const refused = await bram.refusal(LIST, { query: { after } })
      expect(refused).toMatchObject({ status: 400, error: 'invalid' })
    },
  )

  test('is nobody else’s to see', async () => {
    const visitor = server.browser()
    expect(await visitor.refusal(LIST)).toMatchObject({ error: 'authentication_required' })
    const [bram, cor] = [await newMember(server), await newMember(server)]
    await like(await newAnna(), bram)
    expect(await byOthers(cor)).toEqual([])
  })
})
