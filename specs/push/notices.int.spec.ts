import { describe, expect, it } from 'vitest'
import {
  later,
  newFictional,
  newPair,
  pairOf,
  send,
  storesOfFile,
  times,
} from '../harness/database/postgres.ts'

const stores = storesOfFile()

const pair = () => newPair(stores)

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
        conversations: [{ id, sender: a, lastSeq: 1, lastBody: 'Hoi' }],
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
