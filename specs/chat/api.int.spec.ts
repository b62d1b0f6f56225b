import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FREE_CONVERSATIONS } from '#core/chat/rules.ts'
import {
  buy,
  creditsOf,
  formOf,
  message,
  newMember,
  PASSWORD,
  someone,
} from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const pair = async () => [await newMember(server), await newMember(server)] as const
const bodiesOf = async (reader: Awaited<ReturnType<typeof newMember>>, profile: string) => {
  const { conversation } = await reader.ask('GET /api/chat.php', { query: { profile } })
  return conversation.messages.map(({ body }) => body)
}

describe('a message', () => {
  test('costs the sender its credits and stands in both lists', async () => {
    const [anna, bram] = await pair()
    const sent = await anna.ask('POST /api/message.php', message(bram.id, ' Hoi\r\nBram '))
    expect(sent.message).toMatchObject({ from: anna.id, seq: 1, body: 'Hoi\nBram' })
    expect(sent.credits).toBe(2)
    expect(await creditsOf(anna)).toBe(2)
    const { chats, unread } = await bram.ask('GET /api/chats.php')
    expect(unread).toBe(1)
    expect(chats).toMatchObject([{ conversation: sent.conversation, profile: anna.id }])
    expect(await creditsOf(bram)).toBe(3)
  })

  test('sent again with its id is one message, and answers the same', async () => {
    const [anna, bram] = await pair()
    const one = message(bram.id, 'Dubbel geklikt')
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => anna.ask('POST /api/message.php', one)),
    )
    answers.push(await anna.ask('POST /api/message.php', one))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await bodiesOf(bram, anna.id)).toEqual(['Dubbel geklikt'])
    expect(await creditsOf(anna)).toBe(2)
  })

  test('is refused once its session has ended, however much was said with it before', async () => {
    const [anna, bram] = await pair()
    await anna.ask('POST /api/message.php', message(bram.id, 'Nog ingelogd'))
    const headers = { cookie: anna.cookie() }
    await anna.ask('GET /api/logout.php')
    const body = message(bram.id, 'Te laat').body
    const late = await server.browser().refusal('POST /api/message.php', { headers, body })
    expect(late).toMatchObject({ status: 403 })
    expect(await bodiesOf(bram, anna.id)).toEqual(['Nog ingelogd'])
  })

  test('with the id of another message is refused and changes nothing', async () => {
    const [anna, bram] = await pair()
    const id = randomUUID()
    await anna.ask('POST /api/message.php', message(bram.id, 'De eerste', id))
    const others = [
      await anna.refusal('POST /api/message.php', message(bram.id, 'Een andere', id)),
      await bram.refusal('POST /api/message.php', message(anna.id, 'De eerste', id)),
    ]
    for (const other of others) expect(other).toMatchObject({ status: 409, error: 'key_reused' })
    expect(await bodiesOf(bram, anna.id)).toEqual(['De eerste'])
    expect([await creditsOf(anna), await creditsOf(bram)]).toEqual([2, 3])
  })

  test('of two sent at once with one credit is one, and the balance is 0 (CRD-01)', async () => {
    const [anna, bram] = await pair()
    for (const body of ['Een', 'Twee'])
      await anna.ask('POST /api/message.php', message(bram.id, body))
    expect(await creditsOf(anna)).toBe(1)
    const both = await Promise.all(
      ['Drie', 'Vier'].map((body) => anna.call('POST /api/message.php', message(bram.id, body))),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 402])
    expect(await creditsOf(anna)).toBe(0)
    expect(await bodiesOf(bram, anna.id)).toHaveLength(3)
  })

  test('without credits leaves nothing behind, and goes with its own id after buying (CHT-16)', async () => {
    const [anna, bram] = await pair()
    for (const body of ['1', '2', '3'])
      await anna.ask('POST /api/message.php', message(bram.id, body))
    const kept = message(bram.id, 'Met moeite getypt')
    expect(await anna.refusal('POST /api/message.php', kept)).toMatchObject({
      status: 402,
      error: 'insufficient_credits',
    })
    await buy(anna)
    const { message: sent, credits } = await anna.ask('POST /api/message.php', kept)
    expect(sent).toMatchObject({ id: kept.body.id, seq: 4 })
    expect(credits).toBe(9)
  })

  test('of an unconfirmed member is refused (CHT-06)', async () => {
    const bram = await newMember(server)
    const form = formOf()
    const browser = server.browser()
    await browser.ask('POST /api/signup.php', { body: form })
    await browser.ask('POST /api/user.php', { body: { email: form.email, password: PASSWORD } })
    const refusal = await browser.refusal('POST /api/message.php', message(bram.id, 'Hoi'))
    expect(refusal).toMatchObject({ status: 403, error: 'email_not_confirmed' })
  })

  test('may be as long as the site says, in graphemes, and no longer (CHT-08)', async () => {
    const [anna, bram] = await pair()
    const family = '👨‍👩‍👧‍👦'
    await anna.ask('POST /api/message.php', message(bram.id, family.repeat(500)))
    const long = await anna.refusal('POST /api/message.php', message(bram.id, family.repeat(501)))
    expect(long).toMatchObject({ status: 400, error: 'message_too_long' })
    const empty = await anna.refusal('POST /api/message.php', message(bram.id, ' \n '))
    expect(empty).toMatchObject({ status: 400, error: 'message_empty' })
  })

  test('to nobody, to oneself or to an unknown member finds nobody', async () => {
    const anna = await newMember(server)
    for (const to of [randomUUID(), anna.id]) {
      const refusal = await anna.refusal('POST /api/message.php', message(to, 'Hoi'))
      expect(refusal).toMatchObject({ status: 404, error: 'not_found' })
    }
    expect((await anna.ask('GET /api/chats.php')).chats).toEqual([])
  })
})

describe('a free member', () => {
  test(`starts ${FREE_CONVERSATIONS} conversations and no more, but answers in any (CHT-07)`, async () => {
    const anna = await newMember(server)
    for (let nth = 0; nth < FREE_CONVERSATIONS; nth++) {
      const other = await someone(anna, { nth })
      await anna.ask('POST /api/message.php', message(other.id, 'Hoi'))
    }
    const third = await someone(anna, { nth: FREE_CONVERSATIONS })
    const refusal = await anna.refusal('POST /api/message.php', message(third.id, 'Hoi'))
    expect(refusal).toMatchObject({ status: 403, error: 'premium_only' })
    const opened = await anna.ask('GET /api/chat.php', { query: { profile: third.id } })
    expect(opened.conversation.lifecycle.state).toBe('new')

    const bram = await newMember(server)
    await bram.ask('POST /api/message.php', message(anna.id, 'Hoi Anna'))
    await anna.ask('POST /api/message.php', message(bram.id, 'Hoi Bram'))
  })

  test('starts no third conversation by starting several at once (CHT-07)', async () => {
    const anna = await newMember(server)
    const others = await Promise.all([0, 1, 2].map((nth) => someone(anna, { nth })))
    const sent = await Promise.all(
      others.map(({ id }) => anna.call('POST /api/message.php', message(id, 'Hoi'))),
    )
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 403])
  })

  test('starts more after the first purchase (ACC-15)', async () => {
    const anna = await newMember(server)
    await buy(anna)
    for (let nth = 0; nth <= FREE_CONVERSATIONS; nth++) {
      const other = await someone(anna, { nth })
      await anna.ask('POST /api/message.php', message(other.id, 'Hoi'))
    }
    expect((await anna.ask('GET /api/user.php')).user?.paid_user).toBe(true)
  })
})

describe('a conversation', () => {
  test('is read up to where its reader says, and never unread again (CHT-02)', async () => {
    const [anna, bram] = await pair()
    for (const body of ['1', '2']) await anna.ask('POST /api/message.php', message(bram.id, body))
    const { conversation } = await bram.ask('GET /api/chat.php', { query: { profile: anna.id } })
    expect(conversation).toMatchObject({ last_seq: 2, read_seq: 0, side: 'receiver' })
    const read = (read_seq: number) =>
      bram.ask('PUT /api/chat.php', { body: { conversation: conversation.id, read_seq } })
    expect(await read(2)).toEqual({ unread: 0 })
    expect(await read(1)).toEqual({ unread: 0 })
    const seen = await anna.ask('GET /api/chat.php', { query: { profile: bram.id } })
    expect(seen.conversation.other_read_seq).toBe(2)
  })

  test('is removed from the own list alone, and a new message brings it back (CHT-03)', async () => {
    const [anna, bram] = await pair()
    const { conversation } = await anna.ask('POST /api/message.php', message(bram.id, 'Hoi'))
    for (let i = 0; i < 2; i++) {
      expect(await bram.ask('DELETE /api/chat.php', { body: { conversation } })).toEqual({})
    }
    expect((await bram.ask('GET /api/chats.php')).chats).toEqual([])
    expect((await anna.ask('GET /api/chats.php')).chats).toHaveLength(1)
    await anna.ask('POST /api/message.php', message(bram.id, 'Ben je daar?'))
    expect((await bram.ask('GET /api/chats.php')).chats).toHaveLength(1)
  })

  test('that was removed stays listed when the removal is repeated after a new message', async () => {
    const [anna, bram] = await pair()
    const { conversation } = await anna.ask('POST /api/message.php', message(bram.id, 'Hoi'))
    const removal = {
      body: { conversation },
      headers: { 'idempotency-key': randomUUID() },
    }
    await bram.ask('DELETE /api/chat.php', removal)
    await anna.ask('POST /api/message.php', message(bram.id, 'Nog iets'))
    await bram.ask('DELETE /api/chat.php', removal)
    expect((await bram.ask('GET /api/chats.php')).chats).toHaveLength(1)
    const other = { ...removal, body: { conversation: randomUUID() } }
    expect((await bram.refusal('DELETE /api/chat.php', other)).error).toBe('key_reused')
  })

  test('of others is not there for a stranger, whatever is asked', async () => {
    const [anna, bram] = await pair()
    const eve = await newMember(server)
    const { conversation } = await anna.ask('POST /api/message.php', message(bram.id, 'Geheim'))
    const unknown = randomUUID()
    for (const ask of [
      (id: string) => eve.call('GET /api/chat.php', { query: { conversation: id } }),
      (id: string) => eve.call('PUT /api/chat.php', { body: { conversation: id, read_seq: 1 } }),
      (id: string) => eve.call('DELETE /api/chat.php', { body: { conversation: id } }),
    ]) {
      const [theirs, none] = [await ask(conversation), await ask(unknown)]
      expect([theirs.status, theirs.text]).toEqual([404, '{"error":"not_found"}'])
      expect([none.status, none.text]).toEqual([theirs.status, theirs.text])
    }
    expect((await bram.ask('GET /api/chats.php')).unread).toBe(1)
  })
})

describe('a fictional profile', () => {
  test('answers by itself, is paid for by nobody, and reads what came', async () => {
    const anna = await newMember(server)
    const fictional = await someone(anna, { real: false })
    expect(fictional.fictional).toBe(true)
    await anna.ask('POST /api/message.php', message(fictional.id, 'Hoi, hoe gaat het?'))
    const talk = await until(async () => {
      const asked = { query: { profile: fictional.id } }
      const { conversation } = await anna.ask('GET /api/chat.php', asked)
      expect(conversation.messages.length).toBe(2)
      return conversation
    })
    expect(talk.messages[1]).toMatchObject({ from: fictional.id, seq: 2 })
    expect(talk.other_read_seq).toBe(1)
    expect(await creditsOf(anna)).toBe(2)
  })
})

describe('a member who is away', () => {
  test('gets one mail about messages unread for ten minutes, without a word of them', async () => {
    const [anna, bram] = await pair()
    for (const body of ['Heel geheim', 'Nog geheimer']) {
      await anna.ask('POST /api/message.php', message(bram.id, body))
    }
    server.clock.forward(11 * 60_000)
    const mail = await server.mailTo(bram.email, 2)
    expect(mail.text).toContain('/chats')
    for (const part of [mail.subject, mail.text, mail.html]) {
      expect(part).not.toMatch(/geheim/i)
      expect(part).not.toContain((await anna.ask('GET /api/user.php')).user?.name)
    }
    expect(await server.mailsTo(bram.email)).toHaveLength(2)
  })
})
