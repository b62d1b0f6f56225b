import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signupFormStore } from '#adapters/postgres/account/signup/store.ts'
import { moderationStore } from '#adapters/postgres/moderation/store.ts'
import { retention } from '#adapters/postgres/platform/retention.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { BANNED_ADDRESS_DAYS } from '#core/moderation/rules.ts'
import { createSignUp } from '#server/account/signup/sign-up.ts'
import * as accountTokens from '#server/account/tokens.ts'
import * as moderation from '#server/moderation/tokens.ts'
import { createDispatch } from '#server/platform/dispatch.ts'
import * as platform from '#server/platform/tokens.ts'
import { erase as eraseIn, erasureOf } from '#specs/harness/database/erasure.ts'
import {
  attempt,
  beginAccount,
  dispatch,
  later,
  NOON,
  newMember as newAccountOf,
  openStores,
  SITE,
  type Stores,
} from '#specs/harness/database/postgres.ts'
import { suspensionOf } from '#specs/harness/database/suspension.ts'
import { mailAbout } from '#specs/harness/server/mails.ts'
import { formOf, newMember, PASSWORD } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

describe('the address of who is banned', () => {
  let stores: Stores
  beforeAll(async () => {
    stores = await openStores()
  })
  afterAll(() => stores.close())

  const fresh = () => `${randomUUID()}@vonk.example`
  const ban = async (email: string) => {
    const account = await newAccountOf(stores, { email })
    const written = await dispatch(stores.store, suspensionOf(account, SITE))
    expect(written.written).toBe(true)
    return account
  }
  const erase = (account: string) => eraseIn(stores.store, account)
  const bannedAt = async (email: string, now = NOON) =>
    (await signupFormStore(stores.db).at({ site: SITE, email, device: null, now })).banned
  const rowsOf = async (account: string) => {
    const { rows } = await stores.db.pool.query<{ row: string }>(
      `select to_jsonb(b)::text as row from banned_address b
      join restriction r on r.id = b.restriction_id where r.account_id = $1`,
      [account],
    )
    return rows.map(({ row }) => row)
  }

  it('is known again by any writing of the same mailbox, and nobody else is held back (MOD-03)', async () => {
    const email = fresh()
    const account = await ban(email)
    expect(await bannedAt(email.replace('@', '+nog-eens@').toUpperCase())).toBe(account)
    expect(await bannedAt(fresh())).toBeNull()
    const rows = await rowsOf(account)
    expect(rows).toHaveLength(1)
    expect(rows.join()).not.toContain(email.slice(0, 8))
  })

  it('outlives the account, and then no account begins with it: the database says so (MOD-03)', async () => {
    const email = fresh()
    const account = await ban(email)
    expect((await erase(account)).written).toBe(true)
    await stores.db.pool.query(`update account set email = 'erased:' || id where id = $1`, [
      account,
    ])
    expect(await bannedAt(email)).toBe(account)
    const begun = await attempt(stores.store, [beginAccount(randomUUID(), { email })])
    expect(begun).toMatchObject({ written: false, why: 'email_taken' })
  })

  it('is forgotten with the ban that is lifted (MOD-03)', async () => {
    const email = fresh()
    const account = await ban(email)
    const [held] = await moderationStore(stores.db).inForce(account)
    const lift = { type: 'lift', by: 'operator' } as const
    await dispatch(stores.store, [
      { to: 'restriction', id: held?.id ?? '', event: lift, must: true },
      { to: 'account', id: account, event: { type: 'restore', mail: randomUUID() }, must: true },
    ])
    expect(await rowsOf(account)).toEqual([])
    expect(await bannedAt(email)).toBeNull()
  })

  it('is kept for its term and not a moment longer (MOD-03)', async () => {
    const email = fresh()
    const account = await ban(email)
    const term = BANNED_ADDRESS_DAYS * DAY_MS
    expect(await bannedAt(email, later(term - 1))).toBe(account)
    expect(await bannedAt(email, later(term))).toBeNull()
    await retention(stores.db).purge(later(term - 1), 100)
    expect(await rowsOf(account)).toHaveLength(1)
    await retention(stores.db).purge(later(term), 100)
    expect(await rowsOf(account)).toEqual([])
  })
})

describe('who signs up with the address of a ban, or moves to it', () => {
  let server: SpecServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  /** Somebody who was banned, and whose account is gone. */
  const gone = async () => {
    const member = await newMember(server)
    const suspensions = await server.container.getAsync(moderation.suspensions)
    const by = 'operator'
    const asked = {
      by,
      site: SITE,
      id: member.id,
      reason: 'Spam.',
      rule: 'spam',
      key: null,
    } as const
    expect(await suspensions.suspend(asked)).toEqual({})
    const move = await server.container.getAsync(platform.dispatch)
    const event = { type: 'erase' } as const
    const first = [{ to: 'account', id: member.id, event, must: true } as const]
    const log = erasureOf(member.id)
    const done = await move({ attempt: async () => ({ first, answer: () => null, log }) })
    expect(done.done).toBe(true)
    return member
  }
  const accountsAt = async (email: string) => {
    const { rows } = await server.db.query(
      `select 1 from account where email = $1 and state <> '"erased"'`,
      [email],
    )
    return rows.length
  }

  it('hears what everybody hears, begins nothing, and the mailbox reads why (MOD-03, S2)', async () => {
    const { email } = await gone()
    const signUp = (to: string) =>
      server.browser().call('POST /api/signup.php', { body: formOf({ email: to }) })
    const [held, free] = [await signUp(email), await signUp(formOf().email)]
    expect([held.status, held.json]).toEqual([free.status, free.json])
    expect(await accountsAt(email)).toBe(0)
    expect((await mailAbout(server, email, 'Over je e-mailadres')).text).toContain('geblokkeerd')
  })

  it('is answered after the same statements as an address that has an account (S2)', async () => {
    const { container } = server
    const calls: string[] = []
    const noted = <T extends object>(name: string, of: T): T =>
      new Proxy(of, {
        get: (target, key) => {
          const value: unknown = Reflect.get(target, key, target)
          if (typeof value !== 'function') return value
          return (...given: unknown[]) => {
            calls.push(`${name}.${String(key)}`)
            return Reflect.apply(value, target, given)
          }
        },
      })
    const store = noted('store', await container.getAsync(platform.store))
    const [clock, ids] = [
      await container.getAsync(platform.clock),
      await container.getAsync(platform.ids),
    ]
    const idempotencyStore = await container.getAsync(platform.idempotencyStore)
    const liveHints = await container.getAsync(platform.liveHints)
    const signUp = createSignUp({
      terms: await container.getAsync(accountTokens.terms),
      store,
      dispatch: createDispatch({ store, idempotencyStore, clock, liveHints }),
      signupForms: noted('forms', await container.getAsync(platform.signupForms)),
      jobQueue: noted('jobs', await container.getAsync(platform.jobQueue)),
      limit: await container.getAsync(platform.limit),
      passwords: await container.getAsync(platform.passwords),
      geocoder: await container.getAsync(platform.geocoder),
      ids,
      clock,
    })
    const site = (await (await container.getAsync(platform.sites)).all()).find(
      ({ id }) => id === SITE,
    )
    if (!site) throw new Error('There is no site')
    const callsOf = async (email: string) => {
      calls.length = 0
      const done = await signUp({
        body: formOf({ email }),
        site,
        shown: 'nl',
        key: null,
        device: { know: () => randomUUID() },
        visitor: () => ({ country: 'NL', chosenCountry: null }),
      })
      return { done, calls: [...calls] }
    }
    const known = await callsOf((await newMember(server)).email)
    expect(known.calls).toEqual(['forms.at', 'store.load', 'jobs.put'])
    expect(await callsOf((await gone()).email)).toEqual(known)
  })

  it('hears the same of asking for the mail once more (MOD-03, S2)', async () => {
    const { email } = await gone()
    const again = (to: string) =>
      server.browser().call('POST /api/signup.php?resend=1', { body: { email: to } })
    const [held, free] = [await again(email), await again(formOf().email)]
    expect([held.status, held.json]).toEqual([free.status, free.json])
    await mailAbout(server, email, 'Over je e-mailadres')
  })

  it('moves no account there, and hears of it in that mailbox alone (MOD-03, S2)', async () => {
    const { email } = await gone()
    const member = await newMember(server)
    const body = { email, password: PASSWORD }
    expect((await member.call('POST /api/mail-change.php', { body })).json).toEqual({})
    const mail = await mailAbout(server, email, 'Over je e-mailadres')
    expect(mail.text).not.toContain('/mail-change/do')
    expect(await accountsAt(email)).toBe(0)
  })
})
