import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkStore } from '#adapters/postgres/account/credentials/link-store.ts'
import { sessionStore } from '#adapters/postgres/account/signin/session-store.ts'
import { limiter } from '#adapters/postgres/platform/limiter.ts'
import type { LinkMark } from '#core/account/ports.ts'
import { LINK_TRIES } from '#core/account/rules.ts'
import type { ProfileChange } from '#core/account/views.ts'
import { user } from '#core/contract/shapes.ts'
import { userToWire } from '#server/account/to-wire.ts'
import { erase } from '../harness/database/erasure.ts'
import {
  beginAccount,
  dispatch,
  later,
  NOON,
  newMember,
  openStores,
  SITE,
  type Stores,
} from '../harness/database/postgres.ts'

let stores: Stores
beforeAll(async () => {
  stores = await openStores()
})
afterAll(() => stores.close())

describe('An account', () => {
  it('answers the user of the contract, without the password', async () => {
    const id = await newMember(stores, { credits: 3, email: 'eva@vonk.example', name: 'Eva' })
    const found = await stores.accounts.user(id, NOON)
    const told = found && userToWire(found)
    expect(user.parse(told)).toEqual(told)
    expect(told).toMatchObject({
      id,
      email: 'eva@vonk.example',
      name: 'Eva',
      date_of_birth: '1996-05-17',
      credits: 3,
      status: 'active',
      paid_user: false,
      language: 'nl',
      started_conversations: 0,
      profile: { id, status: 'active', age: 29, fictional: false },
    })
    expect(JSON.stringify(found)).not.toContain('hash')
    expect(await stores.accounts.user(randomUUID(), NOON)).toBeNull()
  })

  it('is found by its address on its own site', async () => {
    const id = await newMember(stores, { email: 'noor@vonk.example', passwordHash: 'secret hash' })
    const found = await stores.accounts.credentials(SITE, 'noor@vonk.example')
    expect(found).toEqual({ id, passwordHash: 'secret hash' })
    expect(await stores.accounts.credentials('elsewhere', 'noor@vonk.example')).toBeNull()
  })

  it('keeps its language, its new password and its profile', async () => {
    const id = await newMember(stores, { email: 'mila@vonk.example' })
    await stores.accounts.setLanguage(id, 'en')
    const change = { verified: 'hash', passwordHash: 'newer hash' }
    expect(await stores.accounts.setPasswordHash(id, change)).toBe(true)
    expect(await stores.accounts.setPasswordHash(id, { ...change, passwordHash: 'late' })).toBe(
      false,
    )
    const said: ProfileChange = {
      aboutMe: 'Hoi',
      reason: 'Zin',
      city: 'Gent',
      region: 'Oost-Vlaanderen',
      tattoos: true,
      hairColor: 'red',
      eyeColor: null,
      bodyType: 'slim',
      relationshipStatus: 'single',
      interests: ['art', 'video games'],
    }
    await stores.accounts.saveProfile(id, said)
    const found = await stores.accounts.user(id, NOON)
    expect(found).toMatchObject({ language: 'en', city: 'Gent', profile: said })
    const known = await stores.accounts.credentials(SITE, 'mila@vonk.example')
    expect(known?.passwordHash).toBe('newer hash')
    expect(await stores.accounts.addressee(id)).toEqual({
      email: 'mila@vonk.example',
      confirmed: true,
      name: 'Sanne',
      language: 'en',
      site: SITE,
      disabled: [],
    })
  })

  it('counts the activation mails that were asked for since an instant', async () => {
    const id = randomUUID()
    await dispatch(stores.store, [beginAccount(id)])
    for (const [index, now] of [NOON, later(1_000), later(2_000)].entries()) {
      const event = { type: 'askMail', mail: randomUUID(), mailsToday: index } as const
      await dispatch(stores.store, [{ to: 'account', id, event, must: true }], now)
    }
    expect(await stores.accounts.activationMailsSince(id, NOON)).toBe(3)
    expect(await stores.accounts.activationMailsSince(id, later(1_000))).toBe(2)
  })

  it('has its last visit written at most once a minute', async () => {
    const id = await newMember(stores)
    const seenAt = async () => {
      const { rows } = await stores.db.pool.query(
        'select last_seen from search_entry where account_id = $1',
        [id],
      )
      return rows[0].last_seen
    }
    await stores.accounts.seen(id, later(59_999))
    expect(await seenAt()).toEqual(NOON)
    await stores.accounts.seen(id, later(60_000))
    expect(await seenAt()).toEqual(later(60_000))
  })
})

describe('A session', () => {
  const open = async (account: string, expires = later(1_000)) => {
    const tokenHash = randomUUID()
    const sessions = sessionStore(stores.db)
    await sessions.create({ account, tokenHash, now: NOON, expires, device: 'Firefox', mark: 'x' })
    return { tokenHash, sessions }
  }

  it('names its member until it ends or expires', async () => {
    const id = await newMember(stores, { premium: true })
    const { tokenHash, sessions } = await open(id)
    expect(await sessions.member(tokenHash, NOON)).toEqual({
      id,
      site: SITE,
      confirmed: true,
      premium: true,
      staff: null,
      language: 'nl',
      paymentCountry: 'NL',
      terms: null,
    })
    expect(await sessions.member(tokenHash, later(1_000))).toBeNull()
    await sessions.end(tokenHash)
    expect(await sessions.member(tokenHash, NOON)).toBeNull()
    expect(await sessions.member('unknown', NOON)).toBeNull()
  })

  it('that has expired is forgotten when its member signs in again', async () => {
    const id = await newMember(stores)
    await open(id, NOON)
    await open(id)
    const { rows } = await stores.db.pool.query(
      'select count(*)::int as count from session where account_id = $1',
      [id],
    )
    expect(rows[0].count).toBe(1)
  })
})

describe('A mailed link', () => {
  const markOf = (tokenHash: string) => ({ handle: tokenHash.slice(0, 8), tokenHash })

  it('counts until it expires, and dies with the next one, unless a stranger may have asked for that', async () => {
    const links = linkStore(stores.db)
    const account = await newMember(stores)
    const make = (tokenHash: string, earlier?: 'stay') =>
      links.make({
        account,
        earlier,
        purpose: 'activation',
        mark: markOf(tokenHash),
        now: NOON,
        expires: later(1_000),
      })
    const find = (tokenHash: string, now = NOON) => links.find('activation', markOf(tokenHash), now)
    const [older, newer] = [randomUUID(), randomUUID()]
    await make(older)
    expect(await find(older)).toEqual({ account, about: account, site: SITE, link: 'good' })
    await make(newer)
    expect(await find(older)).toBeNull()
    expect(await find(newer)).toMatchObject({ link: 'good' })
    const strangers = randomUUID()
    await make(strangers, 'stay')
    expect(await find(newer)).toMatchObject({ link: 'good' })
    expect(await find(strangers)).toMatchObject({ link: 'good' })
    expect(await find(newer, later(1_000))).toMatchObject({ link: 'expired' })
  })

  it('of one purpose lives beside one of another purpose, and dies with the next of its own', async () => {
    const links = linkStore(stores.db)
    const account = await newMember(stores)
    const make = async (about: string) => {
      const mark = markOf(randomUUID())
      const link = { account, about, mark, now: NOON, expires: later(1_000) }
      await links.make({ purpose: 'withdrawal', ...link })
      return mark
    }
    const [one, other] = [await make('one'), await make('other')]
    const next = await make('one')
    const found = await Promise.all(
      [one, other, next].map((mark) => links.find('withdrawal', mark, NOON)),
    )
    expect(found.map((link) => link?.about ?? null)).toEqual([null, 'other', 'one'])
  })

  it('dies of a few wrong guesses, and a new one begins anew (S5)', async () => {
    const links = linkStore(stores.db)
    const account = await newMember(stores)
    const make = async () => {
      const mark = markOf(randomUUID())
      await links.make({ account, purpose: 'reset', mark, now: NOON, expires: later(1_000) })
      return mark
    }
    const guess = ({ handle }: LinkMark) =>
      links.find('reset', { handle, tokenHash: randomUUID() }, NOON)
    for (const { tries, good } of [
      { tries: LINK_TRIES - 1, good: true },
      { tries: LINK_TRIES, good: false },
    ]) {
      const mark = await make()
      await Promise.all(Array.from({ length: tries }, () => guess(mark)))
      const found = await links.find('reset', mark, NOON)
      expect(found).toEqual(good ? { account, about: '', site: SITE, link: 'good' } : null)
    }
  })

  it('of an account that is erased names nobody any more, until it expires', async () => {
    const links = linkStore(stores.db)
    const account = await newMember(stores)
    const mark = markOf(randomUUID())
    await links.make({ account, purpose: 'reset', mark, now: NOON, expires: later(1_000) })
    await erase(stores.store, account)
    expect(await links.find('reset', mark, NOON)).toMatchObject({ link: 'orphan' })
    expect(await links.find('reset', mark, later(1_000))).toMatchObject({ link: 'expired' })
  })
})

describe('A limit', () => {
  it('lets exactly as many through as it says, however many ask at once', async () => {
    const limits = limiter(stores.db)
    const key = randomUUID()
    const take = (now = NOON) => limits.take(key, { max: 20, windowS: 60 }, now)
    const taken = await Promise.all(Array.from({ length: 200 }, () => take()))
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(20)
    expect(await take(later(500))).toEqual({ allowed: false, retryAfterS: 60 })
    expect(await take(later(59_001))).toEqual({ allowed: false, retryAfterS: 1 })
    expect(await take(later(60_000))).toEqual({ allowed: true })
  })

  it('counts each key for itself', async () => {
    const limits = limiter(stores.db)
    const once = { max: 1, windowS: 60 }
    const [a, b] = [randomUUID(), randomUUID()]
    expect(await limits.take(a, once, NOON)).toEqual({ allowed: true })
    expect(await limits.take(b, once, NOON)).toEqual({ allowed: true })
    expect((await limits.take(a, once, NOON)).allowed).toBe(false)
  })
})
