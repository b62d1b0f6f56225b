import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Gift } from '#core/chat/values.ts'
import {
  creditsOf,
  message,
  newMember,
  type SpecMember,
  someone,
} from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const SEND = 'POST /api/message.php'
const pair = async () => [await newMember(server), await newMember(server)] as const
const gift = (profile: string, id: Gift, body = '') => ({
  body: { id: randomUUID(), profile, body, gift: id },
})
const messagesOf = async (reader: SpecMember, profile: string) =>
  (await reader.ask('GET /api/chat.php', { query: { profile } })).conversation.messages
const lastOf = async (reader: SpecMember) =>
  (await reader.ask('GET /api/chats.php')).chats[0]?.last_message
const entriesOf = async (member: SpecMember) => {
  const { wallet } = await member.ask('GET /api/transactions.php')
  return wallet.map(({ reason, credits }) => [reason, credits])
}

describe('a gift (CHT-10)', () => {
  test('costs `gift_credits` once, and is in the conversation, both lists and the books', async () => {
    const [anna, bram] = await pair()
    const one = gift(bram.id, 'tulips')
    const answers = await Promise.all(Array.from({ length: 4 }, () => anna.ask(SEND, one)))
    answers.push(await anna.ask(SEND, one))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({
      message: { type: 'gift', gift: 'tulips', body: '', seq: 1, state: 'sent' },
      credits: 0,
    })
    expect(await messagesOf(bram, anna.id)).toMatchObject([{ type: 'gift', gift: 'tulips' }])
    for (const side of [anna, bram]) {
      expect(await lastOf(side)).toMatchObject({ gift: 'tulips', from: anna.id })
    }
    expect(await creditsOf(anna)).toBe(0)
    expect(await entriesOf(anna)).toEqual([
      ['gift', -3],
      ['signup', 3],
    ])
    const { wallet } = await anna.ask('GET /api/transactions.php')
    expect(wallet[0]?.member?.id).toBe(bram.id)
  })

  test('may have words with it, and under its id nothing else is sent', async () => {
    const [anna, bram] = await pair()
    const one = gift(bram.id, 'socks', ' Voor koude voeten ')
    await anna.ask(SEND, one)
    expect(await messagesOf(bram, anna.id)).toMatchObject([
      { type: 'gift', gift: 'socks', body: 'Voor koude voeten' },
    ])
    for (const other of [{ gift: 'rose' as const }, { gift: undefined }]) {
      const refused = await anna.refusal(SEND, { body: { ...one.body, ...other } })
      expect(refused).toMatchObject({ status: 409, error: 'key_reused' })
    }
    expect(await messagesOf(bram, anna.id)).toHaveLength(1)
  })

  test('of two given at once with credits for one is one, and the balance is 0', async () => {
    const [anna, bram] = await pair()
    const both = await Promise.all(
      (['rose', 'wine'] as const).map((id) => anna.call(SEND, gift(bram.id, id))),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 402])
    expect(await creditsOf(anna)).toBe(0)
    expect(await messagesOf(bram, anna.id)).toHaveLength(1)
  })

  test('is refused without credits for it, though a message would go', async () => {
    const [anna, bram] = await pair()
    await anna.ask(SEND, message(bram.id, 'Hoi'))
    const refused = await anna.refusal(SEND, gift(bram.id, 'moon'))
    expect(refused).toMatchObject({ status: 402, error: 'insufficient_credits' })
    await anna.ask(SEND, message(bram.id, 'Dan zo'))
    expect(await creditsOf(anna)).toBe(1)
  })

  test('that is not read when its receiver blocks is paid back once, with no new one let through', async () => {
    const [anna, bram] = await pair()
    await anna.ask(SEND, gift(bram.id, 'lantern'))
    await bram.ask('POST /api/block.php', { body: { id: anna.id } })
    await until(async () => expect(await creditsOf(anna)).toBe(3))
    expect(await entriesOf(anna)).toEqual([
      ['undelivered', 3],
      ['gift', -3],
      ['signup', 3],
    ])
    const refused = await anna.refusal(SEND, gift(bram.id, 'rose'))
    expect(refused).toMatchObject({ error: 'member_gone' })
  })

  test('that nobody knows is refused', async () => {
    const [anna, bram] = await pair()
    const unknown = { body: { ...gift(bram.id, 'rose').body, gift: 'goud' as Gift } }
    expect(await anna.refusal(SEND, unknown)).toMatchObject({ status: 400, error: 'invalid' })
  })

  test('that the operator leaves out is refused, and the others are given', async () => {
    await server.db.query(
      `update site set settings = settings || '{"gifts_left_out": ["wine"]}' where id = 'vonk'`,
    )
    await server.restart()
    const [anna, bram] = await pair()
    const settings = await anna.ask('GET /api/settings.php', { query: {} })
    expect(settings.gifts_left_out).toEqual(['wine'])
    const refused = await anna.refusal(SEND, gift(bram.id, 'wine'))
    expect(refused).toMatchObject({ status: 409, error: 'gift_not_offered' })
    expect(await creditsOf(anna)).toBe(3)
    expect(await anna.ask(SEND, gift(bram.id, 'cake'))).toMatchObject({ credits: 0 })
  })

  test('is answered by a fictional profile', async () => {
    const anna = await newMember(server)
    const luna = await someone(anna, { real: false })
    await anna.ask(SEND, gift(luna.id, 'coffee'))
    await until(async () => {
      const [, answer] = await messagesOf(anna, luna.id)
      expect(answer?.body).toMatch(/fictief/i)
    })
  })
})
