import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import * as tokens from '#server/platform/tokens.ts'
import { buy, message, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { NEVER, type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import type { LiveHint } from '#specs/harness/server/stream.ts'
import { openStream, type Stream } from '#specs/harness/server/stream.ts'

let server: SpecServer
const open: Stream[] = []
beforeAll(async () => {
  server = await startServer({ pace: NEVER })
})
afterEach(() => {
  for (const stream of open.splice(0)) stream.close()
})
afterAll(() => server.stop())

const listening = async (member: SpecMember) => {
  const stream = await openStream(server.url, member.cookie())
  open.push(stream)
  return stream
}
const heard = (stream: Stream, hint: LiveHint) =>
  until(() => expect(stream.hints).toContainEqual(hint))

describe('a live stream', () => {
  test('tells the other side of a message at once, without a word of it', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const stream = await listening(bram)
    const { conversation } = await anna.ask('POST /api/message.php', message(bram.id, 'Geheim'))
    await heard(stream, { about: 'chats', id: conversation })
    expect(stream.text()).not.toContain('Geheim')
    expect(stream.headers.get('content-type')).toContain('text/event-stream')
    expect(stream.headers.get('cache-control')).toBe('no-store')
  })

  test('tells that a message was read, of a like and of a payment', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const stream = await listening(anna)
    const { conversation } = await anna.ask('POST /api/message.php', message(bram.id, 'Hoi'))
    await heard(stream, { about: 'chats', id: conversation })
    const before = stream.hints.length
    await bram.ask('PUT /api/chat.php', { body: { conversation, read_seq: 1 } })
    await until(() => expect(stream.hints.length).toBeGreaterThan(before))
    await bram.ask('POST /api/likes.php', { body: { id: anna.id } })
    await heard(stream, { about: 'likes', id: bram.id })
    const { payment_id } = await buy(anna)
    await heard(stream, { about: 'payment', id: payment_id })
    await heard(stream, { about: 'user' })
  })

  test('tells the other side of a like, a match and an unlike at once (LIK-07)', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const [hers, his] = [await listening(anna), await listening(bram)]
    const reaches = async (stream: Stream, from: SpecMember, change: () => Promise<unknown>) => {
      const told = () =>
        stream.hints.filter(({ about, id }) => about === 'likes' && id === from.id).length
      const before = told()
      await change()
      await until(() => expect(told()).toBeGreaterThan(before))
    }
    const like = (from: SpecMember, to: SpecMember) => () =>
      from.ask('POST /api/likes.php', { body: { id: to.id } })
    await reaches(his, anna, like(anna, bram))
    expect((await bram.ask('GET /api/likes.php')).liked_by).toMatchObject([{ id: anna.id }])
    await reaches(hers, bram, like(bram, anna))
    expect((await anna.ask('GET /api/likes.php')).matches).toMatchObject([{ id: bram.id }])
    await reaches(hers, bram, () => bram.ask('DELETE /api/likes.php', { body: { id: anna.id } }))
    expect((await anna.ask('GET /api/likes.php')).liked_by).toEqual([])
  })

  test('names a call to the pages of who made it, and to nobody else', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const [hers, his] = [await listening(anna), await listening(bram)]
    const [by, another] = [randomUUID(), randomUUID()]
    const headers = { 'x-call': by }
    await anna.call('POST /api/likes.php', { body: { id: bram.id }, headers })
    await heard(hers, { about: 'likes', id: bram.id, by })
    await heard(his, { about: 'likes', id: anna.id })
    const sent = message(bram.id, 'Hoi')
    const { json } = await anna.call('POST /api/message.php', {
      ...sent,
      headers: { 'x-call': another },
    })
    const { conversation } = json as { conversation: string }
    await heard(hers, { about: 'chats', id: conversation, by: another })
    await heard(his, { about: 'chats', id: conversation })
    expect(his.text()).not.toContain('"by"')
  })

  test('has no place for a name that is none', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const stream = await listening(anna)
    const headers = { 'x-call': '"},{"about":"user' }
    await anna.call('POST /api/likes.php', { body: { id: bram.id }, headers })
    await heard(stream, { about: 'likes', id: bram.id })
    expect(stream.text()).not.toContain('"by"')
  })

  test('tells nobody else', async () => {
    const [anna, bram, eve] = [
      await newMember(server),
      await newMember(server),
      await newMember(server),
    ]
    const [theirs, hers] = [await listening(bram), await listening(eve)]
    const { conversation } = await anna.ask('POST /api/message.php', message(bram.id, 'Hoi'))
    await heard(theirs, { about: 'chats', id: conversation })
    expect(hers.hints.filter(({ about }) => about === 'chats')).toEqual([])
  })

  test('ends on logging out, on every page of that browser', async () => {
    const anna = await newMember(server)
    const streams = [await listening(anna), await listening(anna)]
    const other = server.browser()
    await other.ask('POST /api/user.php', {
      body: { email: anna.email, password: 'een-lang-wachtwoord' },
    })
    const elsewhere = await openStream(server.url, other.cookie())
    open.push(elsewhere)
    await anna.ask('GET /api/logout.php')
    await Promise.all(streams.map(({ ended }) => ended))
    await pause(0)
    expect(elsewhere.isOpen()).toBe(true)
  })

  test('ends when its session has expired', async () => {
    const beating = await startServer({ pace: { ...NEVER, heartbeatMs: 200 } })
    onTestFinished(() => beating.stop())
    const anna = await newMember(beating)
    const stream = await openStream(beating.url, anna.cookie())
    beating.clock.forward(31 * 86_400_000)
    await stream.ended
  })

  test('is one of a bounded number: the oldest gives way', async () => {
    const anna = await newMember(server)
    const first = await listening(anna)
    for (let i = 0; i < 12; i++) await listening(anna)
    await first.ended
    expect(open.filter((stream) => stream.isOpen())).toHaveLength(12)
  })

  test('ends at once when the server stops, which waits for nobody', async () => {
    const anna = await newMember(server)
    const stream = await listening(anna)
    const restarted = server.restart()
    await stream.ended
    await restarted
    const liveHints = await server.container.getAsync(tokens.liveHints)
    const again = await listening(anna)
    liveHints.publish([{ account: anna.id, about: 'user' }])
    await heard(again, { about: 'user' })
  })
})
