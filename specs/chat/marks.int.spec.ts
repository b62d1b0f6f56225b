import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { TYPING_EVERY_MS } from '#core/chat/values.ts'
import { message, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { NEVER, type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { openStream } from '#specs/harness/server/stream.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer({ pace: NEVER })
})
afterAll(() => server.stop())

/** Anna has said something to Bram; each has a page open. */
const talking = async () => {
  const [anna, bram] = [await newMember(server), await newMember(server)]
  const { conversation } = await anna.ask('POST /api/message.php', message(bram.id, 'Hoi'))
  const [hers, his] = [
    await openStream(server.url, anna.cookie()),
    await openStream(server.url, bram.cookie()),
  ]
  onTestFinished(() => {
    hers.close()
    his.close()
  })
  const seenBy = async (member: SpecMember) =>
    (await member.ask('GET /api/chat.php', { query: { conversation } })).conversation
  const marks = async (member: SpecMember) => {
    const { other_delivered_seq, other_read_seq } = await seenBy(member)
    return { delivered: other_delivered_seq, read: other_read_seq }
  }
  const arrives = (member: SpecMember, conversations = [conversation]) =>
    member.ask('PUT /api/delivered.php', { body: { conversations } })
  const reads = (member: SpecMember, read_seq: number) =>
    member.ask('PUT /api/chat.php', { body: { conversation, read_seq } })
  const types = (member: SpecMember, id = conversation) =>
    member.ask('POST /api/typing.php', { body: { conversation: id } })
  return { anna, bram, conversation, hers, his, marks, arrives, reads, types }
}

describe('A message', () => {
  test('is sent, then delivered, then read, and its sender sees each at once (CHT-13)', async () => {
    const { anna, bram, conversation, hers, marks, arrives, reads } = await talking()
    expect(await marks(anna)).toEqual({ delivered: 0, read: 0 })
    const seen = async (act: () => Promise<unknown>) => {
      const before = hers.hints.length
      await act()
      const hint = { about: 'chats', id: conversation }
      await until(() => expect(hers.hints.slice(before)).toContainEqual(hint))
    }
    await seen(() => arrives(bram))
    expect(await marks(anna)).toEqual({ delivered: 1, read: 0 })
    await seen(() => reads(bram, 1))
    expect(await marks(anna)).toEqual({ delivered: 1, read: 1 })
  })

  test('that is read was delivered, though nobody said so', async () => {
    const { anna, bram, marks, reads } = await talking()
    await reads(bram, 1)
    expect(await marks(anna)).toEqual({ delivered: 1, read: 1 })
  })

  test('comes to a device once: its sender hears of it once', async () => {
    const { bram, hers, arrives, types } = await talking()
    const heard = (subject: string) => hers.hints.filter(({ about }) => about === subject).length
    /** Whatever was said before has been heard by then. */
    const settled = async () => {
      const before = heard('typing')
      server.clock.forward(TYPING_EVERY_MS)
      await types(bram)
      await until(() => expect(heard('typing')).toBe(before + 1))
    }
    await settled()
    const before = heard('chats')
    for (let nth = 0; nth < 3; nth += 1) await arrives(bram)
    await settled()
    expect(heard('chats')).toBe(before + 1)
  })

  test('of a conversation between others is delivered by nobody else', async () => {
    const { anna, conversation, marks, arrives } = await talking()
    await arrives(await newMember(server), [conversation])
    expect(await marks(anna)).toEqual({ delivered: 0, read: 0 })
  })
})

describe('Who keeps their reading to themselves', () => {
  test('is seen reading by nobody, and sees nobody read (CHT-13)', async () => {
    const { anna, bram, hers, marks, reads } = await talking()
    await bram.ask('PUT /api/meeting-choices.php', { body: { read_marks: false } })
    const before = hers.hints.length
    expect(await reads(bram, 1)).toEqual({ unread: 0 })
    await anna.ask('POST /api/message.php', message(bram.id, 'Ben je daar?'))
    await until(() => expect(hers.hints.length).toBeGreaterThan(before))
    expect(await marks(anna)).toEqual({ delivered: 1, read: 0 })
    await bram.ask('POST /api/message.php', message(anna.id, 'Ja'))
    await reads(anna, 3)
    expect(await marks(bram)).toEqual({ delivered: 3, read: 0 })
    await bram.ask('PUT /api/meeting-choices.php', { body: { read_marks: true } })
    expect([await marks(anna), await marks(bram)]).toEqual([
      { delivered: 1, read: 1 },
      { delivered: 3, read: 3 },
    ])
  })
})

describe('Who is typing', () => {
  test('is seen by the other at once (CHT-13)', async () => {
    const { anna, conversation, his, types } = await talking()
    await types(anna)
    await until(() => expect(his.hints).toContainEqual({ about: 'typing', id: conversation }))
  })

  test('says so every three seconds at most', async () => {
    const { anna, his, types } = await talking()
    const heard = () => his.hints.filter(({ about }) => about === 'typing').length
    for (let nth = 0; nth < 5; nth += 1) await types(anna)
    await until(() => expect(heard()).toBe(1))
    server.clock.forward(TYPING_EVERY_MS)
    await types(anna)
    await until(() => expect(heard()).toBe(2))
  })

  test.for(['anna', 'bram'] as const)(
    'is seen by nobody once %s blocks the other',
    async (blocker) => {
      const { anna, bram, his, hers, types } = await talking()
      const [by, other] = blocker === 'anna' ? [anna, bram] : [bram, anna]
      await by.ask('POST /api/block.php', { body: { id: other.id } })
      await types(anna)
      await types(bram)
      await by.ask('DELETE /api/block.php', { body: { id: other.id } })
      const told = [...his.hints, ...hers.hints].filter(({ about }) => about === 'typing')
      expect(told).toEqual([])
    },
  )

  test('in a conversation of others is heard by neither of them', async () => {
    const { conversation, his, hers, types, bram } = await talking()
    await types(await newMember(server), conversation)
    await types(bram)
    await until(() => expect(hers.hints).toContainEqual({ about: 'typing', id: conversation }))
    expect(his.hints.filter(({ about }) => about === 'typing')).toEqual([])
  })
})
