import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DELETION_GRACE_DAYS } from '#core/account/rules.ts'
import { PHOTO_PENDING_MS } from '#core/kernel/retention.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import * as tokens from '#server/platform/tokens.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import {
  creditsOf,
  message,
  newMember,
  PASSWORD,
  type SpecMember,
  someone,
} from '#specs/harness/server/members.ts'
import { evening, jpeg, sendChatPhoto } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const SEND = 'POST /api/message.php'
const OPEN = 'PUT /api/chat-photo.php'
const pair = async () => [await newMember(server), await newMember(server)] as const
const photo = (profile: string, id: string) => ({ body: { id, profile, body: '', photo: true } })
const sizes = ['', '-thumb', '-blurred'] as const
const statusOf = async (browser: Browser, id: string, size: (typeof sizes)[number] = '') =>
  (await browser.send('GET', `/media/chat/${id}${size}.webp`)).status
/** Of the full size, the small one and the blur: which this viewer gets. */
const opened = async (browser: Browser, id: string) => {
  const statuses = []
  for (const size of sizes) statuses.push(await statusOf(browser, id, size))
  return statuses.map((status) => status === 200)
}
const ALL = [true, true, true]
const BLUR = [false, false, true]
const NONE = [false, false, false]
const messagesOf = async (reader: SpecMember, profile: string) =>
  (await reader.ask('GET /api/chat.php', { query: { profile } })).conversation.messages
const entriesOf = async (member: SpecMember) =>
  (await member.ask('GET /api/transactions.php')).wallet.map(({ reason, credits }) => [
    reason,
    credits,
  ])
/** The files of a photo; they have its name while its row is there. */
const filesNamed = async (name: string) => {
  const dir = join(server.container.get(tokens.config).dataDir, 'photos')
  return (await readdir(dir, { recursive: true })).filter((file) => file.includes(name))
}
const nameOf = async (id: string): Promise<string> => {
  const { rows } = await server.db.query('select name from chat_photo where id = $1', [id])
  return rows[0].name
}
const rowsOf = async (account: string) =>
  (await server.db.query('select from chat_photo where account_id = $1', [account])).rows
/** Hands a photo in and sends it. */
const sent = async (from: SpecMember, to: SpecMember, bytes?: Uint8Array) => {
  const id = randomUUID()
  expect((await sendChatPhoto(from, bytes ?? (await jpeg()), id)).status).toBe(200)
  await from.ask(SEND, photo(to.id, id))
  return id
}

describe('a photo in a conversation', () => {
  test('costs `photo_credits` once over retries at once and later, and is in list and books (M5, M6)', async () => {
    const [anna, bram] = await pair()
    const id = randomUUID()
    const bytes = await jpeg()
    const uploads = await Promise.all([1, 2, 3].map(() => sendChatPhoto(anna, bytes, id)))
    expect(uploads.map(({ status }) => status)).toEqual([200, 200, 200])
    const answers = await Promise.all([1, 2, 3, 4].map(() => anna.ask(SEND, photo(bram.id, id))))
    expect((await sendChatPhoto(anna, bytes, id)).status).toBe(200)
    answers.push(await anna.ask(SEND, photo(bram.id, id)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ message: { id, type: 'photo', body: '' }, credits: 1 })
    expect(await messagesOf(bram, anna.id)).toMatchObject([{ id, type: 'photo' }])
    expect((await bram.ask('GET /api/chats.php')).chats[0]?.last_message?.type).toBe('photo')
    expect(await entriesOf(anna)).toEqual([
      ['photo', -2],
      ['signup', 3],
    ])
    const { wallet } = await anna.ask('GET /api/transactions.php')
    expect(wallet[0]?.member?.id).toBe(bram.id)
  })

  test('is opened by the two alone, a blur to its receiver until they open it, and paid back when it cannot be delivered (CHT-18, promises C4, S11)', async () => {
    const [anna, bram] = await pair()
    const others = [await newMember(server), server.browser()]
    const id = await sent(anna, bram, await evening(1))
    expect(await opened(anna, id)).toEqual(ALL)
    expect(await opened(bram, id)).toEqual(BLUR)
    expect((await messagesOf(bram, anna.id))[0]?.opened).toBeUndefined()
    for (const stranger of others) expect(await opened(stranger, id)).toEqual(NONE)
    const body = { id }
    expect(await anna.refusal(OPEN, { body })).toMatchObject({ error: 'not_found' })
    expect(await others[0]?.refusal(OPEN, { body })).toMatchObject({ error: 'not_found' })
    for (let nth = 0; nth < 2; nth++) await bram.ask(OPEN, { body })
    expect(await opened(bram, id)).toEqual(ALL)
    for (const stranger of others) expect(await opened(stranger, id)).toEqual(NONE)
    expect((await messagesOf(bram, anna.id))[0]?.opened).toBe(true)
    expect((await messagesOf(anna, bram.id))[0]?.opened).toBeUndefined()
    const [cees, dora] = await pair()
    await sent(cees, dora)
    expect(await creditsOf(cees)).toBe(1)
    await dora.ask('POST /api/block.php', { body: { id: cees.id } })
    await until(async () => expect(await creditsOf(cees)).toBe(3))
  })

  test('is blurred so that nothing of it is in the blur but colour and light', async () => {
    const [anna, bram] = await pair()
    const stripes = await sharp({
      create: { width: 600, height: 800, channels: 3, background: '#000' },
    })
      .composite(
        Array.from({ length: 30 }, (_, nth) => ({
          input: { create: { width: 10, height: 800, channels: 3 as const, background: '#fff' } },
          left: nth * 20,
          top: 0,
        })),
      )
      .jpeg()
      .toBuffer()
    const id = await sent(anna, bram, stripes)
    const { bytes } = await bytesOf(bram, `${id}-blurred`)
    expect(bytes.length).toBeLessThan(2_000)
    const { channels } = await sharp(bytes).stats()
    for (const { stdev } of channels.slice(0, 3)) expect(stdev).toBeLessThan(12)
  })

  test('that was never handed in, or by somebody else, is refused and costs nothing', async () => {
    const [anna, bram] = await pair()
    const refused = await anna.refusal(SEND, photo(bram.id, randomUUID()))
    expect(refused).toMatchObject({ status: 409, error: 'photo_missing' })
    const id = randomUUID()
    await sendChatPhoto(bram, await jpeg(), id)
    expect(await anna.refusal(SEND, photo(bram.id, id))).toMatchObject({ error: 'photo_missing' })
    expect((await sendChatPhoto(anna, await jpeg(), id)).json).toEqual({ error: 'key_reused' })
    expect((await sendChatPhoto(bram, await evening(2), id)).json).toEqual({ error: 'key_reused' })
    expect(await creditsOf(anna)).toBe(3)
    const both = { ...photo(bram.id, id).body, gift: 'rose' as const }
    expect(await bram.refusal(SEND, { body: both })).toMatchObject({ error: 'invalid' })
  })

  test('shows to nobody but its sender’s device before it is sent, and goes when it never is', async () => {
    const [anna, bram] = await pair()
    const id = randomUUID()
    await sendChatPhoto(anna, await jpeg(), id)
    const name = await nameOf(id)
    expect(await filesNamed(name)).toHaveLength(3)
    for (const browser of [anna, bram]) expect(await opened(browser, id)).toEqual(NONE)
    server.clock.forward(PHOTO_PENDING_MS)
    await until(async () => expect(await filesNamed(name)).toEqual([]))
    expect((await sendChatPhoto(anna, await jpeg(), id)).status).toBe(200)
    await anna.ask(SEND, photo(bram.id, id))
    expect(await opened(bram, id)).toEqual(BLUR)
  })

  test('of two sent at once with credits for one is one, and the other may be sent later', async () => {
    const [anna, bram] = await pair()
    const both = [randomUUID(), randomUUID()]
    for (const id of both) await sendChatPhoto(anna, await jpeg(), id)
    const answers = await Promise.all(both.map((id) => anna.call(SEND, photo(bram.id, id))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 402])
    expect(await creditsOf(anna)).toBe(1)
    expect(await messagesOf(bram, anna.id)).toHaveLength(1)
  })

  test('is one thing under its id: no words or gift go under it afterwards', async () => {
    const [anna, bram] = await pair()
    const id = await sent(anna, bram)
    const refused = await anna.refusal(SEND, message(bram.id, '', id))
    expect(refused).toMatchObject({ status: 409, error: 'key_reused' })
  })

  test('is answered by a fictional profile, which says that it cannot see', async () => {
    const anna = await newMember(server)
    const luna = await someone(anna, { real: false })
    const id = randomUUID()
    await sendChatPhoto(anna, await jpeg(), id)
    await anna.ask(SEND, photo(luna.id, id))
    await until(async () => {
      const [, answer] = await messagesOf(anna, luna.id)
      expect(answer?.body).toMatch(/fictief/i)
    })
  })
})

async function bytesOf(browser: SpecMember, name: string) {
  const headers = { cookie: browser.cookie() }
  const response = await fetch(`${server.url}/media/chat/${name}.webp`, { headers })
  return { bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers }
}

describe('the file of a photo in a conversation', () => {
  test('is a picture and nothing else, kept by nobody', async () => {
    const [anna, bram] = await pair()
    const id = await sent(anna, bram)
    const { headers } = await bytesOf(anna, id)
    expect(headers.get('content-type')).toBe('image/webp')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  })

  test.each(['..%2f..%2fconfig.webp', '%00.webp', `${randomUUID()}.svg`, `${randomUUID()}.webp`])(
    'is not found at %s',
    async (name) => {
      const anna = await newMember(server)
      const { status, headers } = await anna.send('GET', `/media/chat/${name}`)
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
    },
  )
})

describe('a photo that nobody wants or reads', () => {
  test('is refused by who takes none, before anything is paid, and the sender sees it beforehand', async () => {
    const [anna, bram] = await pair()
    const id = randomUUID()
    await sendChatPhoto(anna, await jpeg(), id)
    const seen = async () =>
      (await anna.ask('GET /api/chat.php', { query: { profile: bram.id } })).conversation
        .takes_photos
    expect(await seen()).toBe(true)
    await bram.ask('PUT /api/meeting-choices.php', { body: { chat_photos: false } })
    expect(await seen()).toBe(false)
    const refused = await anna.refusal(SEND, photo(bram.id, id))
    expect(refused).toMatchObject({ status: 409, error: 'photos_not_welcome' })
    expect(await creditsOf(anna)).toBe(3)
    await anna.ask(SEND, message(bram.id, 'Dan niet'))
    expect(await seen()).toBe(false)
    await bram.ask('PUT /api/meeting-choices.php', { body: { chat_photos: true } })
    expect(await seen()).toBe(true)
  })

  test('is paid back once when its receiver blocks before reading it, and is gone for both (promises C4, S11)', async () => {
    const [anna, bram] = await pair()
    const id = await sent(anna, bram)
    await bram.ask('POST /api/block.php', { body: { id: anna.id } })
    for (const browser of [anna, bram]) expect(await opened(browser, id)).toEqual(NONE)
    expect(await bram.refusal(OPEN, { body: { id } })).toMatchObject({ error: 'not_found' })
    await until(async () => expect(await creditsOf(anna)).toBe(3))
    expect(await entriesOf(anna)).toEqual([
      ['undelivered', 2],
      ['photo', -2],
      ['signup', 3],
    ])
    await bram.ask('DELETE /api/block.php', { body: { id: anna.id } })
    for (const browser of [anna, bram]) expect(await opened(browser, id)).toEqual(NONE)
  })

  test('is gone for who removes the conversation, and not for the other', async () => {
    const [anna, bram] = await pair()
    const id = await sent(anna, bram)
    await bram.ask(OPEN, { body: { id } })
    await bram.ask('DELETE /api/chat.php', { body: { profile: anna.id } })
    expect(await opened(bram, id)).toEqual(NONE)
    expect(await opened(anna, id)).toEqual(ALL)
  })
})

describe('a photo that goes', () => {
  test('with its message is gone at once for both, its files too (promise S11)', async () => {
    const [anna, bram] = await pair()
    const id = await sent(anna, bram)
    const name = await nameOf(id)
    await bram.ask(OPEN, { body: { id } })
    await anna.ask('DELETE /api/message.php', { body: { id } })
    for (const browser of [anna, bram]) expect(await opened(browser, id)).toEqual(NONE)
    expect(await messagesOf(bram, anna.id)).toMatchObject([{ type: 'text', state: 'removed' }])
    await until(async () => expect(await filesNamed(name)).toEqual([]))
    await until(async () => expect(await rowsOf(anna.id)).toEqual([]))
  })

  test('when its sender is erased, sent or not, leaves no file', async () => {
    const [anna, bram] = await pair()
    const id = await sent(anna, bram)
    const name = await nameOf(id)
    await anna.ask('DELETE /api/user.php', { body: { reason: 'other', password: PASSWORD } })
    server.clock.forward(DELETION_GRACE_DAYS * DAY_MS)
    await until(async () => expect(await filesNamed(name)).toEqual([]))
    expect(await opened(bram, id)).toEqual(NONE)
    await until(async () => expect(await rowsOf(anna.id)).toEqual([]))
  })
})
