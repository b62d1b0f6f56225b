import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ANSWER_MS } from '#core/chat/message/rules.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import { sendMessage } from '#server/chat/tokens.ts'
import * as tokens from '#server/platform/tokens.ts'
import { reply } from '#server/push/tokens.ts'
import { expectBalanced } from '#specs/harness/database/books.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import { message, newMember, type SpecMember, someone } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer({
    rebind: (container) => {
      container.rebind(reply).toConstantValue(async () => undefined)
    },
  })
})
afterAll(async () => {
  await expectBalanced(server.db)
  await server.stop()
})

const creditsOf = async (member: Browser) => (await member.ask('GET /api/user.php')).user?.credits

const reasonsOf = async (member: Browser) => {
  const { wallet } = await member.ask('GET /api/transactions.php')
  return wallet.map(({ reason, credits, about }) => [reason, credits, about])
}

const firstOf = async (member: Browser, profile: string) => {
  const { conversation } = await member.ask('GET /api/chat.php', { query: { profile } })
  return conversation.messages[0]
}

/** In the name of the profile, as a demo and as staff do. */
const answerAs = async (fictional: string, to: string) => {
  const send = await server.container.getAsync(sendMessage)
  const [site] = await (await server.container.getAsync(tokens.sites)).all()
  if (!site) throw new Error('There is no site')
  const sent = await send({
    site,
    sender: fictional,
    recipient: to,
    message: { id: randomUUID(), body: 'Hier ben ik' },
    free: true,
  })
  expect(sent.done).toBe(true)
}

const sweep = async () => {
  await until(async () => {
    const { rows } = await server.db.query(
      'select count(*)::int as left from deadline where due_at <= $1',
      [server.clock.now()],
    )
    expect(rows[0].left).toBe(0)
  })
}

const written = async (): Promise<[SpecMember, { id: string; name: string }]> => {
  const anna = await newMember(server)
  const luna = await someone(anna, { real: false })
  await anna.ask('POST /api/message.php', message(luna.id, 'Ben je daar?'))
  return [anna, luna]
}

describe('A paid message to a fictional profile', () => {
  test('that nobody answers within 48 hours gives its credits back by itself, and says so (H1, C4)', async () => {
    const [anna, luna] = await written()
    server.clock.forward(ANSWER_MS - MINUTE_MS)
    await sweep()
    expect(await creditsOf(anna)).toBe(2)
    server.clock.forward(2 * MINUTE_MS)
    await until(async () => expect(await creditsOf(anna)).toBe(3))
    expect(await reasonsOf(anna)).toEqual([
      ['unanswered', 1, luna.name],
      ['message', -1, luna.name],
      ['signup', 3, null],
    ])
    expect(await firstOf(anna, luna.id)).toMatchObject({
      state: 'unanswered',
      body: 'Ben je daar?',
    })
  })

  test('that is answered in time keeps its credits', async () => {
    const [anna, luna] = await written()
    server.clock.forward(ANSWER_MS - MINUTE_MS)
    await answerAs(luna.id, anna.id)
    server.clock.forward(2 * MINUTE_MS)
    await sweep()
    expect(await creditsOf(anna)).toBe(2)
    expect(await firstOf(anna, luna.id)).toMatchObject({ state: 'sent' })
  })

  test('that is answered too late, before anybody looked, gives them back all the same', async () => {
    const [anna, luna] = await written()
    await server.db.query(
      `update deadline set claimed_until = 'infinity' where name like '%answer%'`,
    )
    server.clock.forward(ANSWER_MS + MINUTE_MS)
    await answerAs(luna.id, anna.id)
    await server.db.query('update deadline set claimed_until = null')
    await until(async () => expect(await creditsOf(anna)).toBe(3))
  })

  test('gives them back once, whatever is clicked, swept and restarted at that moment', async () => {
    const pairs = await Promise.all([written(), written(), written()])
    server.clock.forward(ANSWER_MS + MINUTE_MS)
    const store = await server.container.getAsync(tokens.dispatch)
    const fire = async ([anna, luna]: (typeof pairs)[number]) => {
      const id = (await firstOf(anna, luna.id))?.id ?? ''
      const type = 'xstate.after.answerPeriod.message.awaiting' as const
      const first = [{ to: 'message', id, event: { type }, must: false } as const]
      const twice = [1, 2, 3].map(() =>
        store({ attempt: async () => ({ first, answer: () => null }) }),
      )
      await Promise.all([...twice, anna.call('POST /api/block.php', { body: { id: luna.id } })])
    }
    await Promise.all(pairs.map(fire))
    await server.restart({
      rebind: (container) => container.rebind(reply).toConstantValue(async () => undefined),
    })
    await sweep()
    for (const [anna] of pairs) {
      expect(await creditsOf(anna)).toBe(3)
      const back = (await reasonsOf(anna)).filter(([, credits]) => Number(credits) === 1)
      expect(back).toHaveLength(1)
    }
  })

  test('that its sender takes away gives nothing back, at the time or later', async () => {
    const [anna, luna] = await written()
    const id = (await firstOf(anna, luna.id))?.id ?? ''
    await anna.ask('DELETE /api/message.php', { body: { id } })
    server.clock.forward(ANSWER_MS + MINUTE_MS)
    await sweep()
    expect(await creditsOf(anna)).toBe(2)
  })
})

describe('A paid message to a member', () => {
  test('is owed no answer', async () => {
    const [anna, bram] = await Promise.all([newMember(server), newMember(server)])
    await anna.ask('POST /api/message.php', message(bram.id, 'Hoi'))
    server.clock.forward(ANSWER_MS + MINUTE_MS)
    await sweep()
    expect(await creditsOf(anna)).toBe(2)
  })
})
