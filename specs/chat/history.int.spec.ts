import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { message, newMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { NOON, newPair, send, storesOfFile, times } from '../harness/database/postgres.ts'

const stores = storesOfFile()
const openAs = (account: string, conversation: string, page: object = {}) =>
  stores.chats.conversation({ account, conversation, now: NOON, history: 5, ...page })

describe('a conversation that is longer than a free member is shown', () => {
  it('tells its last messages, and how many there are before (CHT-11)', async () => {
    const { a, b, id } = await newPair(stores, { credits: 60, premium: false })
    for (const _ of times(12)) await send(stores, { by: a, to: b })
    const found = await openAs(a, id)
    expect(found?.messages.map(({ seq }) => seq)).toEqual([8, 9, 10, 11, 12])
    expect(found).toMatchObject({ hiddenByLimit: 7, hasOlder: false, lastSeq: 12 })
    const before = await openAs(a, id, { before: 8 })
    expect(before).toMatchObject({ messages: [], hasOlder: false, hiddenByLimit: 7 })
    expect((await openAs(a, id, { after: 2 }))?.messages).toHaveLength(5)
  })

  it('is told whole where it has not been read yet', async () => {
    const { a, b, id } = await newPair(stores, { credits: 60, premium: false })
    for (const _ of times(12)) await send(stores, { by: a, to: b })
    expect(await openAs(b, id)).toMatchObject({ hiddenByLimit: 0, hasOlder: false })
    expect((await openAs(b, id))?.messages).toHaveLength(12)
    await stores.chats.read(b, id, 4)
    expect(await openAs(b, id)).toMatchObject({ hiddenByLimit: 4 })
    await stores.chats.read(b, id, 9)
    expect(await openAs(b, id)).toMatchObject({ hiddenByLimit: 7 })
  })

  it('is told whole to a premium member, and where the site has set no limit', async () => {
    const { a, b, id } = await newPair(stores, { credits: 60, premium: true })
    for (const _ of times(12)) await send(stores, { by: a, to: b })
    expect((await openAs(a, id))?.messages).toHaveLength(12)
    expect(await openAs(a, id)).toMatchObject({ hiddenByLimit: 0 })
    const free = await newPair(stores, { credits: 60, premium: false })
    for (const _ of times(12)) await send(stores, { by: free.a, to: free.b })
    const unlimited = await openAs(free.a, free.id, { history: undefined })
    expect(unlimited?.messages).toHaveLength(12)
  })
})

describe('the limit of a site', () => {
  let server: SpecServer
  beforeAll(async () => {
    server = await startServer()
    await server.db.query(`update site set settings = settings || '{"chat_history_messages": 10}'`)
    await server.restart()
  })
  afterAll(() => server.stop())

  test('holds for the call, by both of its addresses, and deletes nothing (CHT-11)', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const { conversation } = await anna.ask('POST /api/message.php', message(bram.id, 'Nummer 1'))
    await server.db.query(
      `with said as (
        insert into message (conversation_id, seq, id, side, body, at)
        select $1, nth, gen_random_uuid(), 'starter', 'Nummer ' || nth, now()
        from generate_series(2, 30) as nth returning 1
      )
      update conversation set last_seq = 30, receiver_unread = 30 where id = $1`,
      [conversation],
    )
    for (const query of [{ conversation }, { profile: bram.id }]) {
      const answer = await anna.ask('GET /api/chat.php', { query })
      expect(answer.conversation).toMatchObject({ hidden_by_limit: 20, older: false })
      const texts = answer.conversation.messages.map(({ body }) => body)
      expect(texts).toEqual(Array.from({ length: 10 }, (_, nth) => `Nummer ${nth + 21}`))
    }
    await server.db.query(
      `update message set reply_to = case seq when 29 then 20 else 21 end
      where conversation_id = $1 and seq > 28`,
      [conversation],
    )
    const replies = await anna.ask('GET /api/chat.php', { query: { conversation } })
    const quotes = replies.conversation.messages.slice(-2).map(({ quoted }) => quoted?.body)
    expect(quotes).toEqual([undefined, 'Nummer 21'])
    const { rows } = await server.db.query(
      'select count(*)::int as kept from message where conversation_id = $1',
      [conversation],
    )
    expect(rows[0]?.kept).toBe(30)
  })
})
