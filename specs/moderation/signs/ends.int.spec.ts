import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ANSWER_MS, HELD_MS } from '#core/chat/message/rules.ts'
import { HOUR_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import { OPENERS_KEPT_HOURS, SAME_OPENER_OTHERS } from '#core/moderation/signs/rules.ts'
import { sendMessage as sendToken } from '#server/chat/tokens.ts'
import * as tokens from '#server/platform/tokens.ts'
import { expectBalanced } from '#specs/harness/database/books.ts'
import {
  buy,
  creditsOf,
  newMember,
  PASSWORD,
  type SpecMember,
  someone,
} from '#specs/harness/server/members.ts'
import { type SpecServer, until } from '#specs/harness/server/server.ts'
import { backOf, SAID, say, silent, startWorld, states, stateTo, type World } from './world.ts'

let server: SpecServer
let { eva, crowd, woman, sender, heldFor, claimed, decide } = {} as World
beforeAll(async () => {
  ;({ server, eva, crowd, woman, sender, heldFor, claimed, decide } = await startWorld())
})
afterAll(async () => {
  await expectBalanced(server.db)
  await server.stop()
})

/** How a message stands, and how often its credits came back. */
const lifeOf = async (id: string) => {
  const { rows } = await server.db.query(
    `select state || ', ' || (
      select count(*) from ledger_entry l
      where l.operation = m.id and l.reason = 'undelivered' and l.balance_after is not null
    ) || ' back' as life from message m where id = $1`,
    [id],
  )
  return rows[0]?.life
}

describe('What is held', () => {
  test.each<[string, (bram: SpecMember, anna: SpecMember, id: string) => Promise<unknown>]>([
    [
      'who it is for blocks',
      (bram, anna) => anna.ask('POST /api/block.php', { body: { id: bram.id } }),
    ],
    [
      'its sender blocks',
      (bram, anna) => bram.ask('POST /api/block.php', { body: { id: anna.id } }),
    ],
    [
      'its sender takes it away',
      (bram, _, id) => bram.ask('DELETE /api/message.php', { body: { id } }),
    ],
  ])('gives its credits back once where %s (C4)', async (_, act) => {
    const anna = await woman()
    const { bram, held, credits } = await heldFor(anna.id)
    await act(bram, anna, held[0]?.id ?? '')
    await until(async () => expect(await creditsOf(bram)).toBe(credits + 1))
    server.clock.forward(HELD_MS)
    await server.restart({ rebind: silent })
    await until(async () => expect(await backOf(bram)).toBe(1))
    expect((await anna.ask('GET /api/chats.php', { query: {} })).chats).toEqual([])
  })

  test.each<[string, (who: SpecMember) => Promise<unknown>]>([
    [
      'leaves',
      (who) => who.ask('DELETE /api/user.php', { body: { password: PASSWORD, reason: 'other' } }),
    ],
    [
      'is suspended',
      (who) =>
        eva.ask('POST /api/suspension.php', {
          body: { id: who.id, reason: 'Gezien.', rule: 'spam' },
        }),
    ],
  ])('gives its credits back once where who sent it, or who it is for, %s (C4)', async (_, act) => {
    for (const gone of ['bram', 'anna'] as const) {
      const anna = await woman()
      const { bram, held } = await heldFor(anna.id)
      await act({ bram, anna }[gone])
      const id = held[0]?.id ?? ''
      await until(async () => expect([gone, await lifeOf(id)]).toEqual([gone, 'refunded, 1 back']))
      server.clock.forward(HELD_MS)
      await server.restart({ rebind: silent })
      expect([gone, await lifeOf(id)]).toEqual([gone, 'refunded, 1 back'])
    }
  })

  test('of a sender who is suspended at that moment does not stay held (C4)', async () => {
    const anna = await woman()
    const { bram } = await heldFor(anna.id)
    const dora = await woman()
    await eva.ask('POST /api/suspension.php', {
      body: { id: bram.id, reason: 'Gezien.', rule: 'spam' },
    })
    const sendMessage = await server.container.getAsync(sendToken)
    const [site] = await (await server.container.getAsync(tokens.sites)).all()
    const message = { id: randomUUID(), body: SAID }
    if (!site) throw new Error('There is no site')
    await sendMessage({ site, sender: bram.id, recipient: dora.id, message })
    expect(await lifeOf(message.id)).toBe('refunded, 1 back')
  })

  test('is answered within 48 hours from its delivery on by a fictional profile (MOD-05, H1)', async () => {
    const luna = await someone(eva, { real: false })
    const { bram, credits } = await heldFor(luna.id)
    server.clock.forward(HELD_MS)
    await until(async () => expect(await stateTo(bram, luna.id)).toBe('sent'))
    server.clock.forward(ANSWER_MS - MINUTE_MS)
    expect(await stateTo(bram, luna.id)).toBe('sent')
    expect(await creditsOf(bram)).toBe(credits)
    server.clock.forward(2 * MINUTE_MS)
    await until(async () => expect(await stateTo(bram, luna.id)).toBe('unanswered'))
    expect(await creditsOf(bram)).toBe(credits + 1)
  })
})

describe('A decision on a sender', () => {
  const many = 45

  test.each([
    ['nothing_found', 'sent'],
    ['warning', 'refunded'],
  ] as const)('settles all that was held of them, by %s (MOD-05)', async (decision, becomes) => {
    const bram = await newMember(server)
    await buy(bram, 'credits-150')
    const found = await server.db.query(
      `select id from account where site_id = 'vonk' and not fictional and may_enter and confirmed
        and id <> $1 limit $2`,
      [bram.id, SAME_OPENER_OTHERS - 1 + many],
    )
    const to = found.rows.map(({ id }) => id)
    await states(bram, to, () => SAID)
    const held = async (state: string) => {
      const { rows } = await server.db.query(
        `select count(*)::int as messages from message m
        join conversation c on c.id = m.conversation_id
        where c.starter_id = $1 and m.signs is not null and m.state = $2`,
        [bram.id, state],
      )
      return rows[0]?.messages
    }
    expect(await held('held')).toBe(many)
    await decide(await claimed(bram), decision)
    await until(async () => expect(await held('held')).toBe(0))
    const credits = becomes === 'refunded' ? many : 0
    expect(await creditsOf(bram)).toBe(153 - to.length + credits)
  })
})

describe('What is counted of first messages', () => {
  test('is a keyed hash of the letters, and forgotten after two days', async () => {
    const bram = await sender()
    await say(bram, crowd[0] ?? '', 'Zullen we samen eens naar de zee gaan?')
    const kept = async () =>
      (await server.db.query('select hash, contact from opener where account_id = $1', [bram.id]))
        .rows
    expect(await kept()).toEqual([{ hash: expect.any(Buffer), contact: false }])
    const retention = await server.container.getAsync(tokens.retention)
    const at = (ms: number) => new Date(server.clock.now().getTime() + ms)
    await retention.purge(at(OPENERS_KEPT_HOURS * HOUR_MS - MINUTE_MS), 1_000)
    expect(await kept()).toHaveLength(1)
    await retention.purge(at(OPENERS_KEPT_HOURS * HOUR_MS), 1_000)
    expect(await kept()).toEqual([])
  })
})
