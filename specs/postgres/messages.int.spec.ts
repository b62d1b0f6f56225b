import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { MESSAGES_PAGE } from '#core/contract/chat.ts'
import {
  attempt,
  balanceOf,
  dispatch,
  expectBooksToBalance,
  later,
  messageFirst,
  NOON,
  newFictional,
  newMember,
  openStores,
  pairOf,
  planOf,
  type Stores,
  send,
} from './support.ts'

let stores: Stores
beforeAll(async () => {
  stores = await openStores()
})
afterEach(() => expectBooksToBalance(stores))
afterAll(() => stores.close())

const pair = async ({ credits = 20, premium = true } = {}) => {
  const [a, b] = await Promise.all([
    newMember(stores, { credits, premium }),
    newMember(stores, { credits, premium }),
  ])
  return { a, b, id: pairOf(a, b) }
}
const open = (
  account: string,
  conversation: string,
  page: { after?: number; before?: number } = {},
) => stores.chats.conversation({ account, conversation, now: NOON, ...page })
const remove = async (account: string, id: string) => {
  const side = await stores.chats.sideOf(account, id)
  if (!side) throw new Error('A stranger removes nothing')
  const event = { type: `${side}Removes` } as const
  return dispatch(stores.store, [{ to: 'conversation', id, event, must: true }])
}
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('A message', () => {
  it('comes with its place, the new balance, and is unread for the other', async () => {
    const { a, b, id } = await pair({ credits: 5 })
    const first = await send(stores, { by: a, to: b, body: 'Hoi' })
    expect(first).toEqual({ written: true, seq: 1, credits: new Map([[a, 4]]) })
    expect(await send(stores, { by: b, to: a, body: 'Hallo' })).toMatchObject({ seq: 2 })
    const { chats, unread } = await stores.chats.list(b, NOON)
    expect(unread).toBe(1)
    expect(chats[0]).toMatchObject({
      conversation: id,
      profile: a,
      num_unread_messages: 1,
      last_message: { seq: 2, from: b, body: 'Hallo', type: 'text' },
    })
  })

  it('costs nothing where it is free', async () => {
    const { a, b } = await pair({ credits: 0 })
    const sent = await send(stores, { by: a, to: b, cost: 0 })
    expect(sent).toEqual({ written: true, seq: 1, credits: new Map() })
    expect(await send(stores, { by: a, to: b, cost: 0 })).toMatchObject({ seq: 2 })
  })

  it('is sent once by two tabs that have one credit between them', async () => {
    const { a, b } = await pair({ credits: 1 })
    const both = await Promise.all([send(stores, { by: a, to: b }), send(stores, { by: a, to: b })])
    expect(both.filter((one) => one.written)).toHaveLength(1)
    expect(both).toContainEqual({ written: false, why: 'insufficient_credits' })
    expect(await balanceOf(stores, a)).toBe(0)
  })

  it('is refused by the ledger when the balance has gone since the facts were read', async () => {
    const { a, b } = await pair({ credits: 1 })
    await send(stores, { by: b, to: a })
    const plans = await Promise.all(
      times(10).map(async () =>
        planOf(stores.store, (await messageFirst(stores, { by: a, to: b })).first),
      ),
    )
    const written = await Promise.all(
      plans.map(({ plan, versions }) =>
        stores.store.write(plan, { versions, now: NOON, remember: null }),
      ),
    )
    expect(written.filter((one) => one.written)).toHaveLength(1)
    expect(
      written.filter((one) => !one.written && one.why === 'insufficient_credits'),
    ).toHaveLength(9)
  })

  it('is charged once when it is sent again, and answers what it answered (M5)', async () => {
    const { a, b, id } = await pair({ credits: 5 })
    const message = randomUUID()
    await send(stores, { by: a, to: b, id: message, body: 'Hoi' }, later(1))
    await send(stores, { by: a, to: b })
    const { facts, first } = await messageFirst(stores, { by: a, to: b, id: message, body: 'Hoi' })
    expect(facts.sent).toEqual({
      message: {
        id: message,
        seq: 1,
        from: a,
        type: 'text',
        body: 'Hoi',
        at: later(1).toISOString(),
      },
      conversation: id,
      to: b,
      credits: 4,
    })
    expect(await attempt(stores.store, first)).toEqual({ written: false, why: 'already_done' })
    expect(await balanceOf(stores, a)).toBe(3)
  })

  it('answers a retry of a free message with what the wallet holds', async () => {
    const { a, b } = await pair({ credits: 5 })
    const message = randomUUID()
    await send(stores, { by: a, to: b, id: message, cost: 0 })
    const { facts } = await messageFirst(stores, { by: a, to: b, id: message })
    expect(facts.sent?.credits).toBe(5)
  })

  it('is written alike inside a larger plan', async () => {
    const { a, b, id } = await pair({ credits: 5 })
    const remember = { scope: a, key: randomUUID(), fingerprint: 'a', answer: { sent: true } }
    const { first } = await messageFirst(stores, { by: a, to: b, body: 'Hoi' })
    const written = await attempt(stores.store, first, { remember })
    expect(written).toEqual({ written: true, seq: 1, credits: new Map([[a, 4]]) })
    expect((await stores.store.remembered(a, remember.key))?.answer).toEqual({ sent: true })
    expect((await open(b, id))?.messages.map(({ body }) => body)).toEqual(['Hoi'])
    const again = await messageFirst(stores, { by: a, to: b })
    const refused = await attempt(stores.store, again.first, { remember })
    expect(refused).toEqual({ written: false, why: 'already_done' })
    expect(await balanceOf(stores, a)).toBe(4)
  })

  it('takes no id that something else has already', async () => {
    const { a, b } = await pair()
    const { a: c, b: d } = await pair()
    const id = randomUUID()
    await send(stores, { by: a, to: b, id })
    expect(await send(stores, { by: c, to: d, id })).toEqual({
      written: false,
      why: 'already_done',
    })
    expect(await send(stores, { by: c, to: d, id: c })).toMatchObject({ written: true })
  })

  it('has its place without gaps when both write at once, and nobody is sent back', async () => {
    const { a, b, id } = await pair({ credits: 100 })
    await send(stores, { by: a, to: b })
    const written = await Promise.all(
      times(100).map(async (index) => {
        const sending = index % 2 ? { by: a, to: b } : { by: b, to: a }
        return attempt(stores.store, (await messageFirst(stores, sending)).first)
      }),
    )
    expect(written.every((one) => one.written)).toBe(true)
    const seqs = written.map((one) => (one.written ? one.seq : null))
    expect(seqs.sort((x, y) => Number(x) - Number(y))).toEqual(times(100).map((n) => n + 2))
    const found = await open(a, id, { after: 0 })
    expect(found?.messages.map(({ seq }) => seq)).toEqual(times(101).map((n) => n + 1))
    expect((await stores.chats.list(a, NOON)).unread).toBe(50)
    expect((await stores.chats.list(b, NOON)).unread).toBe(51)
  })

  it('begins one conversation when both say hello at once', async () => {
    const { a, b, id } = await pair()
    await Promise.all([send(stores, { by: a, to: b }), send(stores, { by: b, to: a })])
    expect((await open(a, id))?.last_seq).toBe(2)
    const started = await Promise.all(
      [a, b].map(
        async (one) => (await stores.accounts.user(one, NOON))?.started_conversations ?? 0,
      ),
    )
    expect(started.toSorted()).toEqual([0, 1])
  })

  it('does not let two tabs of a free member begin a third conversation', async () => {
    const { a } = await pair({ premium: false })
    const others = await Promise.all(times(6).map(() => newFictional(stores)))
    const all = await Promise.all(others.map((to) => send(stores, { by: a, to })))
    expect(all.filter((one) => one.written)).toHaveLength(2)
    expect(all.filter((one) => !one.written && one.why === 'premium_only')).toHaveLength(4)
    const { chats } = await stores.chats.list(a, NOON)
    expect(chats).toHaveLength(2)
    const [known] = chats
    expect(await send(stores, { by: a, to: known?.profile ?? '' })).toMatchObject({ seq: 2 })
  })
})

describe('The facts of a message', () => {
  const factsOf = (by: string, other: string) =>
    stores.chats.sendFacts({
      by,
      with: other,
      conversation: pairOf(by, other),
      message: randomUUID(),
    })

  it('are none for nobody, for oneself, and for somebody of another site', async () => {
    const { a } = await pair()
    const elsewhere = await newMember(stores, { site: 'elsewhere' })
    expect(await factsOf(a, randomUUID())).toBeNull()
    expect(await factsOf(a, a)).toBeNull()
    expect(await factsOf(a, elsewhere)).toBeNull()
  })

  it('are none for a disabled profile, and say "not there" where there was talk', async () => {
    const { a, b } = await pair()
    const disable = () =>
      stores.db.pool.query(`update profile set status = 'disabled' where account_id = $1`, [b])
    await send(stores, { by: a, to: b })
    await disable()
    expect((await factsOf(a, b))?.sending.otherThere).toBe(false)
    const { a: c } = await pair()
    expect(await factsOf(c, b)).toBeNull()
  })

  it('count the conversations that the sender began, this one apart', async () => {
    const { a, b } = await pair()
    const fictional = await newFictional(stores)
    await send(stores, { by: a, to: b })
    await send(stores, { by: a, to: fictional })
    expect((await factsOf(a, b))?.sending.started).toBe(1)
    expect((await factsOf(b, a))?.sending.started).toBe(0)
    expect((await factsOf(a, await newFictional(stores)))?.sending.started).toBe(2)
  })
})

describe('A conversation', () => {
  it('is nothing to a stranger', async () => {
    const { a, b, id } = await pair()
    const { a: stranger } = await pair()
    await send(stores, { by: a, to: b })
    expect(await open(stranger, id)).toBeNull()
    expect(await stores.chats.sideOf(stranger, id)).toBeNull()
    expect(await stores.chats.read(stranger, id, 1)).toBeNull()
  })

  it('is read up to where the reader says, never back and never beyond the end', async () => {
    const { a, b, id } = await pair()
    for (const _ of times(3)) await send(stores, { by: a, to: b })
    await send(stores, { by: b, to: a })
    expect(await stores.chats.read(b, id, 2)).toBe(1)
    expect(await stores.chats.read(b, id, 1)).toBe(1)
    expect(await stores.chats.read(b, id, 999)).toBe(0)
    expect((await open(b, id))?.read_seq).toBe(4)
    expect((await open(a, id))?.other_read_seq).toBe(4)
    await send(stores, { by: a, to: b })
    expect((await stores.chats.list(b, NOON)).unread).toBe(1)
  })

  it('answers reading with what is unread in all chats', async () => {
    const { a, b, id } = await pair()
    const { a: c } = await pair()
    await send(stores, { by: a, to: b })
    await send(stores, { by: c, to: b })
    await send(stores, { by: c, to: b })
    expect(await stores.chats.read(b, id, 1)).toBe(2)
  })

  it('never loses an unread message to a reader at the same moment', async () => {
    const { a, b, id } = await pair({ credits: 60 })
    await send(stores, { by: a, to: b })
    await Promise.all(
      times(50).flatMap((seq) => [
        send(stores, { by: a, to: b }),
        stores.chats.read(b, id, seq % 2 ? seq : 999),
      ]),
    )
    const { rows } = await stores.db.pool.query(
      `select receiver_unread as unread, (
        select count(*)::int from message m where m.conversation_id = c.id and seq > receiver_read
      ) as counted from conversation c where id = $1`,
      [id],
    )
    expect(rows[0].unread).toBe(rows[0].counted)
    expect(await stores.chats.read(b, id, 51)).toBe(0)
  })

  it('shows who removed it nothing of before, and comes back with a new message', async () => {
    const { a, b, id } = await pair()
    await send(stores, { by: a, to: b, body: 'Hoi' })
    await remove(b, id)
    expect(await stores.chats.list(b, NOON)).toEqual({ chats: [], unread: 0 })
    expect((await stores.chats.list(a, NOON)).chats).toHaveLength(1)
    expect((await open(b, id))?.messages).toEqual([])
    expect((await open(b, id))?.older).toBe(false)
    await send(stores, { by: a, to: b, body: 'Ben je er nog?' })
    const { chats, unread } = await stores.chats.list(b, NOON)
    expect([chats.length, unread]).toEqual([1, 1])
    const found = await open(b, id)
    expect(found?.messages.map(({ body }) => body)).toEqual(['Ben je er nog?'])
    expect(found?.older).toBe(false)
    expect((await open(a, id))?.messages).toHaveLength(2)
  })

  it('conflicts with a removal at the same moment instead of losing either', async () => {
    const { a, b, id } = await pair()
    await send(stores, { by: a, to: b })
    await Promise.all([
      remove(b, id),
      send(stores, { by: a, to: b }),
      send(stores, { by: b, to: a }),
    ])
    const { rows } = await stores.db.pool.query(
      `select version, event, before, after from move
      where lifecycle = 'conversation' and entity_id = $1 order by version`,
      [id],
    )
    expect(rows.map(({ version }) => version)).toEqual(times(5).map((n) => n + 1))
    expect(rows.slice(1).map(({ before }) => before)).toEqual(
      rows.slice(0, -1).map(({ after }) => after),
    )
  })

  it('opens at its last page, pages back, and catches up, 5,000 messages long', async () => {
    const { a, b, id } = await pair()
    await send(stores, { by: a, to: b })
    await stores.db.pool.query(
      `insert into message (conversation_id, seq, id, side, body, at)
      select $1, seq, gen_random_uuid(), 'starter', 'Hoi ' || seq, $2
      from generate_series(2, 5000) as seq`,
      [id, NOON],
    )
    await stores.db.pool.query('update conversation set last_seq = 5000 where id = $1', [id])
    const last = await open(b, id)
    expect(last?.messages.map(({ seq }) => seq)).toEqual(times(MESSAGES_PAGE).map((n) => n + 4951))
    expect(last?.older).toBe(true)
    const before = await open(b, id, { before: 51 })
    expect(before?.messages.map(({ seq }) => seq)).toEqual(times(MESSAGES_PAGE).map((n) => n + 1))
    expect(before?.older).toBe(false)
    expect((await open(b, id, { after: 0 }))?.messages).toHaveLength(5000)
    expect((await open(b, id, { after: 4998 }))?.messages.map(({ seq }) => seq)).toEqual([
      4999, 5000,
    ])
    expect((await open(b, id, { after: 5000 }))?.messages).toEqual([])
  })

  it('keeps a history without a word of what was said', async () => {
    const { a, b, id } = await pair()
    await send(stores, { by: a, to: b, body: 'Unmistakable' })
    const { rows } = await stores.db.pool.query('select * from move where entity_id = $1', [id])
    expect(rows.map(({ event }) => event)).toEqual(['begin', 'send'])
    expect(JSON.stringify(rows)).not.toContain('Unmistakable')
  })
})

describe('A notice of new messages', () => {
  const MINUTE_MS = 60_000
  const waited = { fictionalMs: 1_000, peopleMs: 10 * MINUTE_MS }
  const take = (now: Date) => stores.chats.takeNoticeDue(now, waited, 1_000)
  const of = (account: string, taken: Awaited<ReturnType<typeof take>>) =>
    taken.filter((notice) => notice.account === account)

  it('is due after a moment for a fictional profile, later for a member', async () => {
    const { a, b, id } = await pair()
    const fictional = await newFictional(stores)
    await send(stores, { by: a, to: b, body: 'Hoi' })
    await send(stores, { by: a, to: fictional })
    const soon = await take(later(1_000))
    expect(of(b, soon)).toEqual([])
    expect(of(fictional, soon)).toMatchObject([{ fictional: true }])
    expect(of(b, await take(later(10 * MINUTE_MS)))).toEqual([
      {
        account: b,
        fictional: false,
        conversations: [{ id, with: a, lastSeq: 1, lastBody: 'Hoi' }],
      },
    ])
  })

  it('is taken by one of two workers, and again when the first one died with it', async () => {
    const { a } = await pair()
    const fictional = await Promise.all(times(10).map(() => newFictional(stores)))
    for (const to of fictional) await send(stores, { by: a, to })
    const mine = (taken: Awaited<ReturnType<typeof take>>) =>
      taken.map(({ account }) => account).filter((account) => fictional.includes(account))
    const [one, two] = await Promise.all([take(later(2_000)), take(later(2_000))])
    expect([...mine(one), ...mine(two)].sort()).toEqual([...fictional].sort())
    expect(mine(await take(later(2_000)))).toEqual([])
    expect(mine(await take(later(6 * MINUTE_MS))).sort()).toEqual([...fictional].sort())
    expect(mine(await take(later(20 * MINUTE_MS)))).toEqual([])
  })

  it('is gone when the messages have been read', async () => {
    const { a } = await pair()
    const fictional = await newFictional(stores)
    await send(stores, { by: a, to: fictional })
    await stores.chats.read(fictional, pairOf(a, fictional), 1)
    expect(of(fictional, await take(later(MINUTE_MS)))).toEqual([])
  })

  it('is due anew with a new message', async () => {
    const { a } = await pair()
    const fictional = await newFictional(stores)
    await send(stores, { by: a, to: fictional })
    expect(of(fictional, await take(later(1_000)))).toHaveLength(1)
    await send(stores, { by: a, to: fictional, body: 'En?' }, later(3_000))
    expect(of(fictional, await take(later(4_000)))).toMatchObject([
      { conversations: [{ lastSeq: 2, lastBody: 'En?' }] },
    ])
  })
})
