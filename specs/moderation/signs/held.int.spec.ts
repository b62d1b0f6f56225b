import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HELD_MS } from '#core/chat/message/rules.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import {
  CONTACT_OPENERS,
  NEW_CHATS_PER_HOUR,
  SAME_OPENER_OTHERS,
} from '#core/moderation/signs/rules.ts'
import * as tokens from '#server/platform/tokens.ts'
import { expectBalanced } from '#specs/harness/database/books.ts'
import { creditsOf, message } from '#specs/harness/server/members.ts'
import { type SpecServer, until } from '#specs/harness/server/server.ts'
import { openStream } from '#specs/harness/server/stream.ts'
import { backOf, chatOf, SAID, say, startWorld, states, stateTo, type World } from './world.ts'

let server: SpecServer
let { eva, crowd, woman, sender, heldFor, casesOf, claimed, decide } = {} as World
beforeAll(async () => {
  ;({ server, eva, crowd, woman, sender, heldFor, casesOf, claimed, decide } = await startWorld())
})
afterAll(async () => {
  await expectBalanced(server.db)
  await server.stop()
})

describe('A first message', () => {
  test('that many others got too is held at its threshold, and not one below (MOD-05)', async () => {
    const bram = await sender()
    const said = await states(bram, crowd.slice(0, SAME_OPENER_OTHERS), (nth) =>
      nth % 2 === 0 ? SAID : `${SAID.toUpperCase()} ${nth} 😍`,
    )
    expect(said).toEqual([...Array(SAME_OPENER_OTHERS - 1).fill('sent'), 'held'])
    expect(await states(bram, [crowd[SAME_OPENER_OTHERS] ?? ''], () => 'Hoi!')).toEqual(['sent'])
  })

  test('with a link is held where so many of its sender have one, and not one below (MOD-05)', async () => {
    const bram = await sender()
    const said = await states(
      bram,
      crowd.slice(0, CONTACT_OPENERS),
      (nth) => `Kijk op www.x${nth}.nl`,
    )
    expect(said).toEqual([...Array(CONTACT_OPENERS - 1).fill('sent'), 'held'])
    expect(await states(bram, [crowd[9] ?? ''], () => 'Hoi!')).toEqual(['sent'])
  })

  test('of a new account that begins too many is held from the first too many on (MOD-05)', async () => {
    const bram = await sender()
    const said = await states(bram, crowd.slice(0, NEW_CHATS_PER_HOUR + 1), (nth) => `Dag ${nth}`)
    expect(said).toEqual([...Array(NEW_CHATS_PER_HOUR).fill('sent'), 'held'])
  })

  test('is none where the two have spoken before: what follows is neither counted nor held (MOD-05)', async () => {
    const bram = await sender()
    const anna = await woman()
    await say(bram, anna.id, 'Dag Anna')
    const others = crowd.slice(0, SAME_OPENER_OTHERS)
    await states(bram, others, () => SAID)
    expect((await say(bram, anna.id, SAID)).state).toBe('sent')
  })

  test('is counted once by whom several tabs send at the same moment', async () => {
    const bram = await sender()
    const all = await Promise.all(
      crowd.slice(0, SAME_OPENER_OTHERS + 1).map((one) => say(bram, one, SAID)),
    )
    expect(all.filter(({ state }) => state === 'held')).toHaveLength(2)
  })
})

describe('What is held', () => {
  test('tells its sender until when, takes its credits once, and lets nothing follow it (MOD-05)', async () => {
    const anna = await woman()
    const { bram, held, credits } = await heldFor(anna.id)
    const [one] = held
    const due = new Date(Date.parse(one?.at ?? '') + HELD_MS).toISOString()
    expect(one).toMatchObject({ state: 'held', held_until: due })
    expect(await say(bram, anna.id, SAID, one?.id)).toEqual(one)
    expect(await creditsOf(bram)).toBe(credits)
    expect((await chatOf(bram, anna.id)).messages).toMatchObject([
      { state: 'held', held_until: due },
    ])
    const { chats } = await bram.ask('GET /api/chats.php', { query: {} })
    expect(chats.find(({ profile }) => profile === anna.id)?.last_message?.state).toBe('held')
    const more = await bram.refusal('POST /api/message.php', message(anna.id, 'Ben je er?'))
    expect(more).toMatchObject({ status: 403, error: 'first_is_held' })
  })

  test('is in no answer, list, count, hint or notice of whom it is for (MOD-05)', async () => {
    const anna = await woman()
    const stream = await openStream(server.url, anna.cookie())
    const { bram } = await heldFor(anna.id)
    const { id } = await chatOf(bram, anna.id)
    const calls = [
      '/api/chats.php',
      '/api/user.php',
      '/api/notifications.php',
      '/api/likes.php',
      '/api/visitors.php',
      `/api/member.php?id=${bram.id}`,
      `/api/chat.php?profile=${bram.id}`,
      `/api/chat.php?conversation=${id}`,
    ]
    for (const call of calls) {
      const { text } = await anna.send('GET', call)
      expect([call, text.includes(SAID), text.includes('held')]).toEqual([call, false, false])
    }
    expect((await anna.send('GET', `/api/chat.php?conversation=${id}`)).status).toBe(404)
    expect(await anna.ask('GET /api/chats.php', { query: {} })).toMatchObject({
      chats: [],
      unread: 0,
    })
    const due = await server.db.query('select from notice_due where account_id = $1', [anna.id])
    expect([due.rowCount, stream.hints.filter(({ about }) => about === 'chats')]).toEqual([0, []])
    stream.close()
  })

  test('goes on after an hour with a warning to whom it is for, and says so live (MOD-05)', async () => {
    const anna = await woman()
    const { bram, credits } = await heldFor(anna.id)
    const streams = [
      await openStream(server.url, anna.cookie()),
      await openStream(server.url, bram.cookie()),
    ]
    server.clock.forward(HELD_MS - MINUTE_MS)
    expect(await stateTo(bram, anna.id)).toBe('held')
    server.clock.forward(MINUTE_MS)
    await until(async () => expect(await stateTo(bram, anna.id)).toBe('sent'))
    expect(await chatOf(anna, bram.id)).toMatchObject({
      messages: [{ body: SAID, state: 'sent', signs: ['same_opener'] }],
    })
    expect((await chatOf(bram, anna.id)).messages[0]).not.toHaveProperty('signs')
    const { chats, unread } = await anna.ask('GET /api/chats.php', { query: {} })
    expect([chats.length, unread, await creditsOf(bram)]).toEqual([1, 1, credits])
    for (const { hints } of streams)
      await until(() => expect(hints.map(({ about }) => about)).toContain('chats'))
    for (const stream of streams) stream.close()
    await anna.ask('POST /api/message.php', message(bram.id, 'Hoi'))
    await say(bram, anna.id, 'Fijn!')
    expect((await chatOf(anna, bram.id)).messages.map(({ body }) => body)).toEqual([
      SAID,
      'Hoi',
      'Fijn!',
    ])
  })

  test('goes on without a warning where who it is for writes by themselves', async () => {
    const anna = await woman()
    const { bram } = await heldFor(anna.id)
    await say(anna, bram.id, 'Hoi, wat een leuk profiel')
    const seen = async (
      one: { id: string } & Parameters<typeof chatOf>[0],
      other: { id: string },
    ) =>
      (await chatOf(one, other.id)).messages.map(({ body, state, signs }) => [body, state, signs])
    const both = [
      [SAID, 'sent', undefined],
      ['Hoi, wat een leuk profiel', 'sent', undefined],
    ]
    expect([await seen(anna, bram), await seen(bram, anna)]).toEqual([both, both])
  })

  test('of one sender is one case, and goes on at once where a person finds nothing (MOD-05)', async () => {
    const [anna, dora] = [await woman(), await woman()]
    const { bram, credits } = await heldFor(anna.id, dora.id)
    expect(await casesOf(bram)).toHaveLength(1)
    const id = await claimed(bram)
    await decide(id, 'nothing_found')
    for (const one of [anna, dora]) {
      const [said] = (await chatOf(one, bram.id)).messages
      expect(said).toMatchObject({ body: SAID, state: 'sent' })
      expect(said).not.toHaveProperty('signs')
    }
    expect(await creditsOf(bram)).toBe(credits)
  })

  test('is shown at the desk by its counts, and by no word of it anywhere else (MOD-05)', async () => {
    const anna = await woman()
    const { bram } = await heldFor(anna.id)
    const id = await claimed(bram)
    const { case: opened } = await eva.ask('GET /api/desk-case.php', { query: { id } })
    expect(opened).toMatchObject({
      subject: 'signs',
      found_by: 'machine',
      signs: {
        held: 1,
        shown: [{ sign: 'same_opener', messages: 1 }],
        begun_in_day: SAME_OPENER_OTHERS,
        reported: 0,
      },
      evidence: [],
      reports: [],
    })
    for (const call of ['desk.php', 'desk-case.php', 'desk-conversation.php', 'desk-log.php']) {
      const { text } = await eva.send('GET', `/api/${call}?id=${id}`)
      expect([call, text.includes('schoonheid')]).toEqual([call, false])
    }
    const { rows } = await server.db.query(
      `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'message'`,
    )
    for (const { name } of rows) {
      const found = await server.db.query(
        `select from "${name}" as one where lower(to_jsonb(one)::text) like '%schoonheid%' limit 1`,
      )
      expect([name, found.rowCount]).toEqual([name, 0])
    }
  })

  test('gives its credits back once where it is refused, whatever comes at that moment (MOD-05, C4)', async () => {
    const anna = await woman()
    const { bram, held, credits } = await heldFor(anna.id)
    const id = await claimed(bram)
    const dispatch = await server.container.getAsync(tokens.dispatch)
    const due = {
      to: 'message',
      id: held[0]?.id ?? '',
      event: { type: 'xstate.after.heldPeriod.message.held' },
      must: false,
    } as const
    const fire = () => dispatch({ attempt: async () => ({ first: [due], answer: () => null }) })
    server.clock.forward(MINUTE_MS)
    await Promise.all([decide(id, 'warning'), fire(), fire()])
    const refused = (await stateTo(bram, anna.id)) === 'refunded'
    expect(await creditsOf(bram)).toBe(credits + Number(refused))
    expect(await backOf(bram)).toBe(Number(refused))
    server.clock.forward(HELD_MS)
    await fire()
    expect(await backOf(bram)).toBe(Number(refused))
  })

  test('is never seen where it is refused, and its sender reads why and may object (MOD-05)', async () => {
    const anna = await woman()
    const { bram, credits } = await heldFor(anna.id)
    await decide(await claimed(bram), 'warning')
    expect(await stateTo(bram, anna.id)).toBe('refunded')
    expect(await creditsOf(bram)).toBe(credits + 1)
    expect((await anna.ask('GET /api/chats.php', { query: {} })).chats).toEqual([])
    const { statements } = await bram.ask('GET /api/safety.php')
    expect(statements).toMatchObject([
      { subject: 'signs', found_by: 'machine', decision: 'warning', may_appeal: true },
    ])
    expect((await say(bram, anna.id, SAID)).state).toBe('held')
    expect(await casesOf(bram)).toHaveLength(2)
  })
})
