import { createHmac, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AVOIDED_MAX } from '#core/discovery/avoided/rules.ts'
import { mailboxOf } from '#core/normalisation/address.ts'
import { ADDRESS_KEY } from '#specs/harness/database/address-key.ts'
import {
  later,
  NOON,
  newMember,
  openStores,
  SITE,
  type Stores,
} from '#specs/harness/database/postgres.ts'
import { nodesOf } from '#specs/harness/database/query-plan.ts'

let stores: Stores
beforeAll(async () => {
  stores = await openStores()
})
afterAll(() => stores.close())

const freshAddress = () => `${randomUUID()}@vonk.example`
const avoid = (account: string, email: string, note = '', now = NOON) =>
  stores.avoided.name(account, { id: randomUUID(), email, note, now })
const isShownTo = async (viewer: string, id: string) =>
  (await stores.discovery.card({ site: SITE, viewer, id, now: NOON })) !== null
const isFoundBy = async (viewer: string, region: string) =>
  (await stores.discovery.search({ site: SITE, viewer, query: { region }, now: NOON })).total

describe('the database', () => {
  test('writes a mailbox as the core does, and hashes it with the key (MOD-07)', async () => {
    const local = fc.stringMatching(/^[A-Za-z0-9.+_-]{1,20}$/)
    const host = fc.constantFrom('gmail.com', 'GoogleMail.com', 'Voorbeeld.example', 'x.nl')
    const addresses = fc.sample(
      fc.tuple(local, host).map(([who, at]) => `${who}@${at}`),
      { numRuns: 300, seed: 7 },
    )
    const { rows } = await stores.db.pool.query<{ mailbox: string; hash: string }>(
      `select same_mailbox(typed) as mailbox, encode(address_hash(typed), 'hex') as hash
      from unnest($1::text[]) with ordinality as given (typed, nth) order by nth`,
      [addresses],
    )
    const hashed = (mailbox: string) =>
      createHmac('sha256', Buffer.from(ADDRESS_KEY, 'hex')).update(mailbox).digest('hex')
    expect(rows).toEqual(
      addresses.map(mailboxOf).map((mailbox) => ({ mailbox, hash: hashed(mailbox) })),
    )
  })

  test('keeps nothing of an avoided address but its hash and the note (MOD-07)', async () => {
    const me = await newMember(stores)
    await avoid(me, 'geheime.naam@elders.example', 'Mijn ex')
    const { rows } = await stores.db.pool.query(
      'select to_jsonb(a)::text as kept from avoided_address a where account_id = $1',
      [me],
    )
    expect(rows[0].kept).toContain('Mijn ex')
    expect(rows[0].kept).not.toMatch(/geheime|elders/)
  })

  test('shows whoever avoids nobody of the addresses in a random lot, and all others (MOD-07)', async () => {
    const region = `Place ${randomUUID()}`
    const emails = Array.from({ length: 6 }, freshAddress)
    const people = await Promise.all(emails.map((email) => newMember(stores, { email, region })))
    const lists = people.map(() => new Set<string>())
    const pick = fc.record({ of: fc.nat(5), at: fc.nat(5) })
    for (const { of, at } of fc.sample(pick, { numRuns: 12, seed: 11 })) {
      const email = emails[at] ?? ''
      lists[of]?.add(mailboxOf(email))
      await avoid(people[of] ?? '', email.replace('@', '+x@').toUpperCase())
    }
    for (const [viewer, me] of people.entries()) {
      const mailbox = mailboxOf(emails[viewer] ?? '')
      const others = people.filter((_, one) => one !== viewer)
      const shown = others.filter((id) => !lists[people.indexOf(id)]?.has(mailbox))
      for (const id of others) expect(await isShownTo(me, id)).toBe(shown.includes(id))
      expect(
        (
          await stores.discovery.search({
            site: SITE,
            viewer: me,
            query: { region, gender: 'any' },
            now: NOON,
          })
        ).total,
      ).toBe(shown.length)
    }
  })

  test('holds it at once for who signs up later and for who changes their address (MOD-07)', async () => {
    const region = `Place ${randomUUID()}`
    const me = await newMember(stores, { region, gender: 'male' })
    const [one, other] = [freshAddress(), freshAddress()]
    await avoid(me, one)
    await avoid(me, other)
    const signedUp = await newMember(stores, { email: one, seeks: 'male' })
    expect([await isShownTo(signedUp, me), await isFoundBy(signedUp, region)]).toEqual([false, 0])
    const changed = await newMember(stores, { seeks: 'male' })
    expect([await isShownTo(changed, me), await isFoundBy(changed, region)]).toEqual([true, 1])
    await stores.db.pool.query('update account set email = $2 where id = $1', [changed, other])
    expect([await isShownTo(changed, me), await isFoundBy(changed, region)]).toEqual([false, 0])
  })

  test('makes the hash of an address that was written without the key (MOD-07)', async () => {
    const me = await newMember(stores)
    const email = freshAddress()
    const viewer = await newMember(stores, { email })
    await avoid(me, email)
    await stores.db.pool.query('update account set address_hash = null where id = $1', [viewer])
    expect(await isShownTo(viewer, me)).toBe(true)
    expect(await stores.avoided.hashAddresses(10)).toBe(1)
    expect(await isShownTo(viewer, me)).toBe(false)
    expect(await stores.avoided.hashAddresses(10)).toBe(0)
  })

  test('forgets the hash with the address', async () => {
    const viewer = await newMember(stores)
    await stores.db.pool.query(`update account set email = 'erased:' || id where id = $1`, [viewer])
    const { rows } = await stores.db.pool.query('select address_hash from account where id = $1', [
      viewer,
    ])
    expect(rows).toEqual([{ address_hash: null }])
  })
})

describe('the list of a member', () => {
  test('holds each mailbox once, by its latest note, and no more than it may, whoever asks at once', async () => {
    const me = await newMember(stores)
    await avoid(me, 'jan@gmail.com', 'Jan')
    await avoid(me, 'j.a.n+x@googlemail.com', 'Mijn ex', later(1))
    expect((await stores.avoided.all(me)).map(({ note }) => note)).toEqual(['Mijn ex'])
    const many = Array.from({ length: AVOIDED_MAX + 5 }, () => avoid(me, freshAddress()))
    const done = (await Promise.all(many)).filter(Boolean)
    expect(done).toHaveLength(AVOIDED_MAX - 1)
    expect(await stores.avoided.all(me)).toHaveLength(AVOIDED_MAX)
    expect(await avoid(me, 'jan@gmail.com', 'Jan')).toBe(true)
  })

  test('is nobody else’s to shorten', async () => {
    const [me, other] = [await newMember(stores), await newMember(stores)]
    await avoid(me, freshAddress(), 'Mijn ex')
    const [one] = await stores.avoided.all(me)
    await stores.avoided.remove(other, one?.id ?? '')
    expect(await stores.avoided.all(me)).toHaveLength(1)
    await stores.avoided.remove(me, one?.id ?? '')
    expect(await stores.avoided.all(me)).toEqual([])
  })
})

test('whom one may not see is found by indexes alone, among many lists', async () => {
  const viewer = await newMember(stores)
  await stores.db.pool.query(
    `insert into avoided_address (id, account_id, hash, note, at)
    select gen_random_uuid(), $1, sha256(n::text::bytea), '', now() from generate_series(1, 50000) n`,
    [viewer],
  )
  await stores.db.pool.query('analyze avoided_address')
  const { rows } = await stores.db.pool.query(
    `explain (format json) select named.account_id from account a
    join avoided_address named on named.hash = a.address_hash where a.id = '${viewer}'`,
  )
  const read = nodesOf(rows[0]['QUERY PLAN'][0].Plan).map((node) => node['Node Type'])
  expect(read).not.toContain('Seq Scan')
})
