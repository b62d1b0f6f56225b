import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  creditsOf,
  isListedTo,
  message,
  newMember,
  someone,
} from '#specs/harness/server/members.ts'
import { until } from '#specs/harness/server/server.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let server: SharedServer
beforeAll(async () => {
  server = await sharedServer()
})
afterAll(() => server.stop())

type Member = Awaited<ReturnType<typeof newMember>>
const pair = async () =>
  [await newMember(server), await newMember(server, { gender: 'female', seeks: 'male' })] as const
const block = (by: Member, other: { id: string }) =>
  by.ask('POST /api/block.php', { body: { id: other.id } })
const unblock = (by: Member, other: { id: string }) =>
  by.ask('DELETE /api/block.php', { body: { id: other.id } })
const blockedBy = async (by: Member) =>
  (await by.ask('GET /api/block.php')).blocked.map(({ id }) => id)
const chatsOf = async (member: Member) => (await member.ask('GET /api/chats.php')).chats
const isFound = (by: Member, other: { id: string }) => isListedTo(by, other.id)

describe('a block', () => {
  test('takes the chat, the likes and the sight of each other away (PRF-08)', async () => {
    const [anna, bram] = await pair()
    await anna.ask('POST /api/likes.php', { body: { id: bram.id } })
    await bram.ask('POST /api/likes.php', { body: { id: anna.id } })
    const { conversation } = await anna.ask('POST /api/message.php', message(bram.id, 'Hoi'))
    expect([await isFound(anna, bram), await isFound(bram, anna)]).toEqual([true, true])
    await block(anna, bram)
    expect([await isFound(anna, bram), await isFound(bram, anna)]).toEqual([false, false])
    for (const [one, other] of [
      [anna, bram],
      [bram, anna],
    ] as const) {
      expect(await chatsOf(one)).toEqual([])
      expect(await one.ask('GET /api/likes.php')).toMatchObject({
        profiles: [],
        liked_by: [],
        matches: [],
        new_likes: 0,
      })
      const query = { id: other.id }
      expect(await one.refusal('GET /api/member.php', { query })).toMatchObject({ status: 404 })
      const like = { body: query }
      expect(await one.refusal('POST /api/likes.php', like)).toMatchObject({ status: 404 })
    }
    await until(async () => {
      const { rows } = await server.db.query('select from liking where $1 in (from_id, to_id)', [
        anna.id,
      ])
      expect(rows).toEqual([])
    })
    expect(await blockedBy(anna)).toEqual([bram.id])
    expect(await blockedBy(bram)).toEqual([])
    const { conversation: talk } = await anna.ask('GET /api/chat.php', { query: { conversation } })
    expect(talk.messages).toEqual([])
  })

  test('says so to the one who blocks, and takes no message of either (CHT-15)', async () => {
    const [anna, bram] = await pair()
    const { conversation } = await anna.ask('POST /api/message.php', message(bram.id, 'Hoi'))
    await block(anna, bram)
    expect(await anna.refusal('POST /api/message.php', message(bram.id, 'Nog een'))).toMatchObject({
      error: 'member_blocked',
    })
    expect(await bram.refusal('POST /api/message.php', message(anna.id, 'Waarom?'))).toMatchObject({
      error: 'member_gone',
    })
    for (const query of [{ conversation }, { profile: anna.id }]) {
      expect(await bram.refusal('GET /api/chat.php', { query })).toMatchObject({
        error: 'not_found',
      })
    }
    const read = { body: { conversation, read_seq: 1 } }
    expect(await bram.refusal('PUT /api/chat.php', read)).toMatchObject({ error: 'not_found' })
    expect(await creditsOf(bram)).toBe(3)
  })

  test('looks to who is blocked, and never talked, as if nobody were there', async () => {
    const [anna, bram] = await pair()
    await block(anna, bram)
    expect(await bram.refusal('POST /api/message.php', message(anna.id, 'Hoi'))).toMatchObject({
      error: 'not_found',
    })
    const back = { body: { id: anna.id } }
    expect(await bram.refusal('POST /api/block.php', back)).toMatchObject({ error: 'not_found' })
    expect(await blockedBy(anna)).toEqual([bram.id])
  })

  test('is one block when it is asked twice, and nothing to who is not there', async () => {
    const [anna, bram] = await pair()
    await anna.ask('POST /api/message.php', message(bram.id, 'Hoi'))
    await Promise.all([block(anna, bram), block(anna, bram), block(bram, anna)])
    expect([await blockedBy(anna), await blockedBy(bram)]).toEqual([[bram.id], [anna.id]])
    const none = { body: { id: anna.id.replace(/^.{8}/, '00000000') } }
    expect(await anna.refusal('POST /api/block.php', none)).toMatchObject({ error: 'not_found' })
    expect(await anna.ask('DELETE /api/block.php', none)).toEqual({})
    const self = { body: { id: anna.id } }
    expect(await anna.refusal('POST /api/block.php', self)).toMatchObject({ error: 'not_found' })
  })

  test('that is lifted lets both see each other and talk again, from nothing', async () => {
    const [anna, bram] = await pair()
    await anna.ask('POST /api/message.php', message(bram.id, 'Van vroeger'))
    await block(anna, bram)
    await unblock(bram, anna)
    expect(await blockedBy(anna)).toEqual([bram.id])
    await unblock(anna, bram)
    expect(await blockedBy(anna)).toEqual([])
    expect(await isFound(bram, anna)).toBe(true)
    await bram.ask('POST /api/message.php', message(anna.id, 'Hoi weer'))
    const { conversation } = await anna.ask('GET /api/chat.php', { query: { profile: bram.id } })
    expect(conversation.messages.map(({ body }) => body)).toEqual(['Hoi weer'])
    expect((await chatsOf(anna))[0]?.num_unread_messages).toBe(1)
  })

  test('does not make one more conversation free (CHT-07)', async () => {
    const anna = await newMember(server)
    const others = [await newMember(server), await newMember(server), await newMember(server)]
    for (const other of others) {
      await block(anna, other)
      await unblock(anna, other)
    }
    const [first, second, third] = others
    await anna.ask('POST /api/message.php', message(first?.id ?? '', 'Een'))
    await anna.ask('POST /api/message.php', message(second?.id ?? '', 'Twee'))
    expect(
      await anna.refusal('POST /api/message.php', message(third?.id ?? '', 'Drie')),
    ).toMatchObject({ error: 'premium_only' })
  })

  test('gives back what was paid for messages that were never read, once (C4)', async () => {
    const [anna, bram] = await pair()
    const { conversation } = await anna.ask('POST /api/message.php', message(bram.id, 'Gelezen'))
    await bram.ask('PUT /api/chat.php', { body: { conversation, read_seq: 1 } })
    const unread = message(bram.id, 'Ongelezen')
    await anna.ask('POST /api/message.php', unread)
    expect(await creditsOf(anna)).toBe(1)
    await block(bram, anna)
    await until(async () => expect(await creditsOf(anna)).toBe(2))
    await unblock(bram, anna)
    await block(bram, anna)
    await unblock(bram, anna)
    const { conversation: talk } = await anna.ask('GET /api/chat.php', {
      query: { profile: bram.id },
    })
    expect(talk.messages).toEqual([])
    const { rows } = await server.db.query(
      `select m.state, (select array_agg(credits order by id) from ledger_entry
        where operation = m.id and book_id = $2) as credits
      from message m where conversation_id = $1 order by seq`,
      [conversation, anna.id],
    )
    expect(rows).toEqual([
      { state: 'sent', credits: [-1] },
      { state: 'refunded', credits: [-1, 1] },
    ])
    expect(await creditsOf(anna)).toBe(2)
  })

  test('holds against a fictional profile too, which then answers no more', async () => {
    const anna = await newMember(server)
    const fictional = await someone(anna, { real: false })
    await block(anna, fictional)
    expect(await blockedBy(anna)).toEqual([fictional.id])
    expect(await anna.refusal('POST /api/message.php', message(fictional.id, 'Hoi'))).toMatchObject(
      { error: 'member_blocked' },
    )
  })
})

describe('removing a chat', () => {
  test('goes by its own id or by the member with whom it is (CHT-03, CHT-04)', async () => {
    const [anna, bram] = await pair()
    await anna.ask('POST /api/message.php', message(bram.id, 'Hoi'))
    await bram.ask('DELETE /api/chat.php', { body: { profile: anna.id } })
    expect(await chatsOf(bram)).toEqual([])
    expect(await chatsOf(anna)).toHaveLength(1)
    const nobody = { body: { profile: bram.id.replace(/^.{8}/, '00000000') } }
    expect(await anna.refusal('DELETE /api/chat.php', nobody)).toMatchObject({ status: 404 })
    expect(await anna.refusal('DELETE /api/chat.php', { body: {} })).toMatchObject({
      error: 'invalid',
      fields: { conversation: 'required' },
    })
  })
})
