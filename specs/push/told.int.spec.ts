import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionStore } from '#adapters/postgres/account/signin/session-store.ts'
import { notices } from '#adapters/postgres/push/notices.ts'
import { pushStore } from '#adapters/postgres/push/store.ts'
import { UNREAD_PUSH_MS } from '#core/chat/rules.ts'
import { LIKE_MAIL_MS, LIKE_PUSH_MS } from '#core/discovery/rules.ts'
import type { Job } from '#core/kernel/jobs.ts'
import type { LikeNotice, Notices, UnreadNotice } from '#core/push/notices.ts'
import { newDevice } from '#specs/harness/server/push-service.ts'
import {
  later,
  NOON,
  newFictional,
  newPair,
  openStores,
  SITE,
  type Stores,
  send,
} from '../harness/database/postgres.ts'

const LIMIT = 100
const YEAR_MS = 365 * 24 * 3_600_000
const likeWaits = { pushMs: LIKE_PUSH_MS, mailMs: LIKE_MAIL_MS }

let stores: Stores
let told: Notices
beforeAll(async () => {
  stores = await openStores()
  told = notices(stores.db, stores.work)
})
afterAll(() => stores.close())

const job = (about: string): Job => ({
  name: 'mail',
  key: `${about}:${randomUUID()}`,
  template: 'newMessages',
  account: randomUUID(),
})

/** Two members, of whom the second has a device. */
const pair = async () => {
  const made = await newPair(stores)
  const [account, tokenHash] = [made.b, randomUUID()]
  const session = { account, tokenHash, now: NOON, expires: later(YEAR_MS) }
  await sessionStore(stores.db).create({ ...session, device: 'Firefox', mark: 'x' })
  await pushStore(stores.db).keep({ account, tokenHash }, newDevice().subscription)
  return made
}

const unreadAfter = async (ms: number) => {
  const found: UnreadNotice[] = []
  await told.tellUnread(later(ms), UNREAD_PUSH_MS, LIMIT, (notice) => {
    found.push(notice)
    return job('unread')
  })
  return found
}
const likesAfter = async (ms: number) => {
  const found: LikeNotice[] = []
  await told.tellLikes(later(ms), likeWaits, LIMIT, (notice) => {
    found.push(notice)
    return job('like')
  })
  return found
}
const like = (from: string, to: string) =>
  stores.discovery.like({ site: SITE, from, to, now: NOON })
const of = <N extends { account: string }>(account: string, found: N[]) =>
  found.filter((notice) => notice.account === account)

describe('What a member has not seen', () => {
  it('is told to a device after its wait, not a moment before, and once', async () => {
    const { a, b, id } = await pair()
    await send(stores, { by: a, to: b })
    expect(of(b, await unreadAfter(UNREAD_PUSH_MS - 1))).toEqual([])
    expect(of(b, await unreadAfter(UNREAD_PUSH_MS))).toEqual([
      { account: b, conversation: id, lastSeq: 1, waits: true },
    ])
    expect(of(b, await unreadAfter(2 * UNREAD_PUSH_MS))).toEqual([])
  })

  it('is told to nobody without a device, and of what was read to nobody', async () => {
    const { a, b, id } = await pair()
    await send(stores, { by: b, to: a })
    await send(stores, { by: a, to: b })
    await stores.chats.read(b, id, 2)
    const found = await unreadAfter(UNREAD_PUSH_MS)
    expect([...of(a, found), ...of(b, found)]).toEqual([])
  })

  it('is told by one of two workers', async () => {
    const pairs = await Promise.all(Array.from({ length: 10 }, pair))
    for (const { a, b } of pairs) await send(stores, { by: a, to: b })
    const both = await Promise.all([unreadAfter(UNREAD_PUSH_MS), unreadAfter(UNREAD_PUSH_MS)])
    const mine = both.flat().map(({ account }) => account)
    expect(mine.sort()).toEqual(pairs.map(({ b }) => b).sort())
  })

  it('is told later when its work could not be written with it', async () => {
    const { a, b } = await pair()
    await send(stores, { by: a, to: b })
    await like(a, b)
    const fail = () => {
      throw new Error('no work')
    }
    const now = later(UNREAD_PUSH_MS)
    await expect(told.tellUnread(now, UNREAD_PUSH_MS, LIMIT, fail)).rejects.toThrow('no work')
    await expect(told.tellLikes(now, likeWaits, LIMIT, fail)).rejects.toThrow('no work')
    expect(of(b, await unreadAfter(UNREAD_PUSH_MS))).toHaveLength(1)
    expect(of(b, await likesAfter(LIKE_PUSH_MS))).toHaveLength(1)
  })

  it('of likes is told to a device, then by mail, each after its wait and once', async () => {
    const { a, b } = await pair()
    await like(a, b)
    const waits = [LIKE_PUSH_MS - 1, LIKE_PUSH_MS, LIKE_MAIL_MS - 1, LIKE_MAIL_MS, 2 * LIKE_MAIL_MS]
    const ways = []
    for (const ms of waits) ways.push(of(b, await likesAfter(ms)).map(({ channel }) => channel))
    expect(ways).toEqual([[], ['push'], [], ['email'], []])
  })

  it('of likes is told as a match to who liked first, and not to who liked back or has seen it', async () => {
    const { a, b } = await pair()
    await like(a, b)
    await like(b, a)
    const found = await likesAfter(LIKE_PUSH_MS)
    expect(of(a, found)).toMatchObject([{ kind: 'matches' }])
    expect(of(b, found)).toEqual([])
    await stores.discovery.seen(a, b)
    expect(of(a, await likesAfter(LIKE_MAIL_MS))).toEqual([])
  })

  it('of likes is not told to a fictional profile', async () => {
    const { a } = await pair()
    const fictional = await newFictional(stores)
    expect(await like(a, fictional)).toMatchObject({ isNew: true })
    expect(of(fictional, await likesAfter(LIKE_PUSH_MS))).toEqual([])
  })
})
