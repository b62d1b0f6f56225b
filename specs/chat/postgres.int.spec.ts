import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sessionStore } from '#adapters/postgres/account/signin/session-store.ts'
import { idempotencyStore } from '#adapters/postgres/platform/idempotency.ts'
import { sessionReads } from '#adapters/postgres/platform/session-reads.ts'
import {
  attempt,
  balanceOf,
  later,
  messageFirst,
  NOON,
  newFictional,
  newMember,
  newPair,
  openIn,
  pairOf,
  planOf,
  send,
  storesOfFile,
  times,
} from '../harness/database/postgres.ts'

const stores = storesOfFile()

const pair = (more?: { credits?: number; premium?: boolean }) => newPair(stores, more)
const open = openIn(stores)

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
      member: { id: a },
      unread: 1,
      lastMessage: { seq: 2, from: b, body: 'Hallo' },
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
        kind: 'text',
        gift: null,
        body: 'Hoi',
        at: later(1),
        state: 'sent',
      },
      conversation: id,
      recipient: b,
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

  it('is written the same way inside a larger plan, with the answer to remember', async () => {
    const { a, b, id } = await pair({ credits: 5 })
    const remember = { scope: a, key: randomUUID(), fingerprint: 'a', answer: { sent: true } }
    const { first } = await messageFirst(stores, { by: a, to: b, body: 'Hoi' })
    const written = await attempt(stores.store, first, { remember })
    expect(written).toEqual({ written: true, seq: 1, credits: new Map([[a, 4]]) })
    const kept = await idempotencyStore(stores.db).find(remember)
    expect(kept?.answer).toEqual({ sent: true })
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

  it('gets the next place without gaps when both write at once, and no sender is refused', async () => {
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
    expect((await open(a, id))?.lastSeq).toBe(2)
    const started = await Promise.all(
      [a, b].map(async (one) => (await stores.accounts.user(one, NOON))?.started ?? 0),
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
    expect(await send(stores, { by: a, to: known?.member.id ?? '' })).toMatchObject({ seq: 2 })
  })
})

describe('The facts of a message', () => {
  const factsOf = (by: string, other: string) =>
    stores.chats.sendFacts({
      sender: by,
      recipient: other,
      conversation: pairOf(by, other),
      message: randomUUID(),
      letters: null,
      now: NOON,
    })

  it('come with the member of the session that asks, as they come without, while it lives', async () => {
    const { a, b } = await pair()
    await send(stores, { by: a, to: b })
    const session = { tokenHash: randomUUID(), expires: later(60_000) }
    const sessions = sessionStore(stores.db)
    await sessions.create({ ...session, account: a, now: NOON, device: 'Spec', mark: 'spec' })
    const words = { message: randomUUID(), letters: null, now: NOON }
    const ask = { sender: a, recipient: b, conversation: pairOf(a, b), ...words }
    const found = (now: Date, asked = ask) =>
      sessionReads(stores.db).sendFacts({ tokenHash: session.tokenHash, now }, asked)

    expect(await found(NOON)).toEqual({
      member: await sessions.member(session.tokenHash, NOON),
      facts: await stores.chats.sendFacts(ask),
    })
    const nobody = { ...ask, recipient: randomUUID() }
    expect(await found(NOON, nobody)).toMatchObject({ member: { id: a }, facts: null })
    const another = { ...ask, sender: b, recipient: a }
    expect(await found(NOON, another)).toMatchObject({ member: { id: a }, facts: null })
    expect(await found(session.expires)).toBeNull()
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

  it('count the conversations that the sender began', async () => {
    const { a, b } = await pair()
    const fictional = await newFictional(stores)
    await send(stores, { by: a, to: b })
    await send(stores, { by: a, to: fictional })
    expect((await factsOf(a, b))?.sending.started).toBe(2)
    expect((await factsOf(b, a))?.sending.started).toBe(0)
    expect((await factsOf(a, await newFictional(stores)))?.sending.started).toBe(2)
  })
})
