import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { message, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { NEVER, type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { openStream } from '#specs/harness/server/stream.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer({ pace: NEVER })
})
afterAll(() => server.stop())

/** Anna has asked Bram something, and he has answered. */
const talking = async () => {
  const [anna, bram] = [await newMember(server), await newMember(server)]
  const asked = await anna.ask('POST /api/message.php', message(bram.id, 'Ga je mee naar zee?'))
  const { conversation } = asked
  const said = await bram.ask('POST /api/message.php', message(anna.id, 'Ja, zondag'))
  const pageOf = async (member: SpecMember, query = {}) =>
    (await member.ask('GET /api/chat.php', { query: { conversation, ...query } })).conversation
  const reply = (member: SpecMember, body: string, reply_to: number, id: string = randomUUID()) => {
    const profile = member === anna ? bram.id : anna.id
    return member.ask('POST /api/message.php', { body: { id, profile, body, reply_to } })
  }
  const heart = (member: SpecMember, seq: number, on = true) =>
    member.ask('PUT /api/heart.php', { body: { conversation, seq, on } })
  const retract = (member: SpecMember, id: string) =>
    member.ask('DELETE /api/message.php', { body: { id } })
  return { anna, bram, asked, said, conversation, pageOf, reply, heart, retract }
}

const listening = async (member: SpecMember) => {
  const stream = await openStream(server.url, member.cookie())
  onTestFinished(() => stream.close())
  return stream
}

describe('A reply to one message', () => {
  test('carries its place, and the first words of it for who does not have them', async () => {
    const { anna, bram, pageOf, reply } = await talking()
    const { message: sent } = await reply(anna, 'Leuk', 2)
    expect(sent).toMatchObject({ seq: 3, body: 'Leuk', reply_to: 2 })
    for (const member of [anna, bram]) {
      const { messages } = await pageOf(member, { after: '2' })
      expect(messages).toMatchObject([
        { seq: 3, reply_to: 2, quoted: { from: bram.id, body: 'Ja, zondag' } },
      ])
    }
    expect((await pageOf(anna)).messages[0]).not.toHaveProperty('reply_to')
  })

  test('is refused where there is no such message: later than all, or in another conversation', async () => {
    const { anna, bram, pageOf, reply } = await talking()
    await expect(reply(anna, 'Waarop?', 3)).rejects.toThrow('not_found')
    const other = await talking()
    await other.reply(other.anna, 'Een derde', 2)
    await expect(reply(bram, 'Daarop', 3)).rejects.toThrow('not_found')
    expect((await pageOf(anna)).messages).toHaveLength(2)
  })

  test('is refused to what its sender has removed from the list', async () => {
    const { anna, bram, conversation, reply, pageOf } = await talking()
    await anna.ask('DELETE /api/chat.php', { body: { conversation } })
    await expect(reply(anna, 'Nog iets', 2)).rejects.toThrow('not_found')
    await reply(bram, 'Dit zie je nog', 2)
    expect((await pageOf(anna)).messages).toMatchObject([{ reply_to: 2 }])
    expect((await pageOf(anna)).messages[0]).not.toHaveProperty('quoted')
  })

  test('is one message however often it is sent, and another with another place', async () => {
    const { anna, reply } = await talking()
    const id = randomUUID()
    const first = await reply(anna, 'Leuk', 2, id)
    expect(await reply(anna, 'Leuk', 2, id)).toEqual(first)
    await expect(reply(anna, 'Leuk', 1, id)).rejects.toThrow('key_reused')
  })

  test('cannot be kept for what comes after it, whatever the code does', async () => {
    const { conversation } = await talking()
    const late = 'update message set reply_to = seq where conversation_id = $1'
    await expect(server.db.query(late, [conversation])).rejects.toThrow('message_reply_check')
  })
})

describe('A heart on a message', () => {
  test('is given once by who it was said to, is seen by both, and goes as it came', async () => {
    const { anna, bram, conversation, heart, pageOf } = await talking()
    const hers = await listening(anna)
    await bram.ask('POST /api/likes.php', { body: { id: anna.id } })
    await until(() => expect(hers.hints).toContainEqual({ about: 'likes', id: bram.id }))
    const ofBefore = hers.hints.length
    const hints = () =>
      hers.hints.slice(ofBefore).filter(({ about, id }) => about === 'chats' && id === conversation)
    await heart(bram, 1)
    await until(() => expect(hints()).toHaveLength(1))
    for (const member of [anna, bram]) {
      const { messages } = await pageOf(member)
      expect(messages.map(({ hearted = false }) => hearted)).toEqual([true, false])
    }
    await heart(bram, 1)
    await heart(bram, 1, false)
    await until(() => expect(hints()).toHaveLength(2))
    expect((await pageOf(anna)).messages[0]).not.toHaveProperty('hearted')
  })

  test('reaches a page that has the message already, with what was removed', async () => {
    const { anna, bram, said, heart, retract, pageOf } = await talking()
    const since = { after: '2', shown_from: '1' }
    expect(await pageOf(anna, since)).toMatchObject({ messages: [], hearted: [], removed: [] })
    await heart(bram, 1)
    await retract(bram, said.message.id)
    expect(await pageOf(anna, since)).toMatchObject({ messages: [], hearted: [1], removed: [2] })
    expect(await pageOf(anna, { ...since, shown_from: '2' })).toMatchObject({ hearted: [] })
  })

  test.each([
    ['for what one said oneself', 1],
    ['for what was never said', 9],
  ])('is refused %s', async (_, seq) => {
    const { anna, heart } = await talking()
    await expect(heart(anna, seq)).rejects.toThrow('not_found')
  })

  test('is refused to a stranger, and to both after a block', async () => {
    const { anna, bram, conversation, heart } = await talking()
    const stranger = await newMember(server)
    await expect(heart(stranger, 1)).rejects.toThrow('not_found')
    await anna.ask('POST /api/block.php', { body: { id: bram.id } })
    for (const [member, seq] of [[anna, 2] as const, [bram, 1] as const]) {
      await expect(heart(member, seq)).rejects.toThrow('not_found')
    }
    const given = 'select count(*)::int as n from message where conversation_id = $1 and hearted'
    expect((await server.db.query(given, [conversation])).rows).toEqual([{ n: 0 }])
  })
})

describe('What one said oneself', () => {
  test('is removed for both, its words erased, and no credits come back', async () => {
    const { anna, bram, asked, conversation, retract, pageOf, heart } = await talking()
    await heart(bram, 1)
    const his = await listening(bram)
    const before = (await anna.ask('GET /api/user.php')).user?.credits
    await retract(anna, asked.message.id)
    const hint = { about: 'chats', id: conversation }
    await until(() => expect(his.hints).toContainEqual(hint))
    for (const member of [anna, bram]) {
      const [first] = (await pageOf(member)).messages
      expect(first).toMatchObject({ seq: 1, body: '', state: 'removed' })
      expect(first).not.toHaveProperty('hearted')
    }
    expect((await anna.ask('GET /api/user.php')).user?.credits).toBe(before)
    const kept = 'select body, hearted from message where id = $1'
    expect((await server.db.query(kept, [asked.message.id])).rows).toEqual([
      { body: '', hearted: false },
    ])
  })

  test('is removed by nobody else, and once', async () => {
    const { anna, bram, asked, retract, heart } = await talking()
    const stranger = await newMember(server)
    for (const member of [bram, stranger]) {
      await expect(retract(member, asked.message.id)).rejects.toThrow('not_found')
    }
    await expect(retract(anna, randomUUID())).rejects.toThrow('not_found')
    await retract(anna, asked.message.id)
    expect(await retract(anna, asked.message.id)).toEqual({})
    await expect(heart(bram, 1)).rejects.toThrow('not_found')
  })

  test('says so where it was replied to, and is not sent anew by who had no answer', async () => {
    const { anna, bram, reply, retract, pageOf } = await talking()
    const { message: sent } = await reply(anna, 'Weg ermee', 2)
    await reply(bram, 'Waarmee?', 3)
    await retract(anna, sent.id)
    expect((await pageOf(bram)).messages.at(-1)).toMatchObject({
      reply_to: 3,
      quoted: { from: anna.id, body: '' },
    })
    const again = await reply(anna, 'Weg ermee', 2, sent.id)
    expect(again.message).toMatchObject({ id: sent.id, state: 'removed', body: '' })
  })
})
