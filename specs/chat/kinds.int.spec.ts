import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MessageKind } from '#core/chat/values.ts'
import { creditsOf, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { jpeg, sendChatPhoto } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

/** Told apart by what they cost. */
const PRICES = { message_credits: 1, photo_credits: 2, gift_credits: 3 }
const CREDITS = 4

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
  await server.db.query('update site set settings = settings || $1', [
    JSON.stringify({ ...PRICES, signup_credits: CREDITS }),
  ])
  await server.restart()
})
afterAll(() => server.stop())

const SEND = 'POST /api/message.php'
type Said = { id: string; profile: string; body: string; gift?: 'rose'; photo?: true }
const kinds: Record<
  MessageKind,
  { price: number; said: (from: SpecMember, to: string) => Promise<Said> }
> = {
  text: {
    price: PRICES.message_credits,
    said: async (_, profile) => ({ id: randomUUID(), profile, body: 'Hoi' }),
  },
  photo: {
    price: PRICES.photo_credits,
    said: async (from, profile) => {
      const id = randomUUID()
      await sendChatPhoto(from, await jpeg(), id)
      return { id, profile, body: '', photo: true }
    },
  },
  gift: {
    price: PRICES.gift_credits,
    said: async (_, profile) => ({ id: randomUUID(), profile, body: '', gift: 'rose' }),
  },
}
const rows = Object.entries(kinds).map(([kind, one]) => ({ kind, ...one }))

describe('what is sent in a conversation', () => {
  test('is in it with id, kind and place, and the list has conversation, profile and what is unread, for text, photo and gift (CHT-01)', async () => {
    for (const { kind, said } of rows) {
      const [anna, bram] = [await newMember(server), await newMember(server)]
      const body = await said(anna, bram.id)
      const { conversation } = await anna.ask(SEND, { body })
      const talk = (await bram.ask('GET /api/chat.php', { query: { conversation } })).conversation
      expect(talk).toMatchObject({ id: conversation, member: { id: anna.id } })
      expect(talk.messages).toMatchObject([{ id: body.id, seq: 1, from: anna.id, type: kind }])
      expect((await bram.ask('GET /api/chats.php')).chats).toMatchObject([
        {
          conversation,
          profile: anna.id,
          num_unread_messages: 1,
          last_message: { id: body.id, type: kind },
        },
      ])
    }
  })

  test.each(rows)(
    'as $kind costs $price, and is refused to who has fewer, whole and for nothing',
    async ({ price, said }) => {
      const [anna, bram] = [await newMember(server), await newMember(server)]
      const times = Math.floor(CREDITS / price)
      for (let nth = 1; nth <= times; nth++) {
        const { credits } = await anna.ask(SEND, { body: await said(anna, bram.id) })
        expect(credits).toBe(CREDITS - nth * price)
      }
      const refused = await anna.refusal(SEND, { body: await said(anna, bram.id) })
      expect(refused).toMatchObject({ status: 402, error: 'insufficient_credits' })
      expect(await creditsOf(anna)).toBe(CREDITS - times * price)
      const { messages } = (await bram.ask('GET /api/chat.php', { query: { profile: anna.id } }))
        .conversation
      expect(messages).toHaveLength(times)
    },
  )
})
