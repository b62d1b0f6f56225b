import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Call, isCounted } from '#core/contract/call.ts'
import { contract, type Key } from '#core/contract/contract.ts'
import * as tokens from '#server/platform/tokens.ts'
import { asStaff } from '#specs/harness/server/before-changes.ts'
import { type Change, changes, changingCalls, sendingKeyed } from '#specs/harness/server/changes.ts'
import { newMember, PASSWORD, someone } from '#specs/harness/server/members.ts'
import { roomy, type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { everythingKept } from '#specs/harness/support/kept.ts'

/** What the server reads at each call: none is met, until a spec says so. */
const limitsNow = { ...roomy }
let server: SpecServer
beforeAll(async () => {
  server = await startServer({
    rebind: (container) => void container.rebind(tokens.limits).toConstantValue(limitsNow),
  })
})
afterAll(() => server.stop())

/** All that is kept, once nothing waits to be done: sessions by their number alone. */
const kept = async () => {
  await until(async () => {
    const { rows } = await server.db.query(
      `select name from jobs.job where state < 'completed'
       union all select 'mandate' from mandate where tell_at is not null`,
    )
    expect(rows).toEqual([])
  })
  const {
    session: _,
    known_device: __,
    saved_search: ___,
    ...rest
  } = await everythingKept(server.db)
  // Without `told_nr`: a worker changes it at any time, when it sends a notification.
  const { rows } = await server.db.query(
    `select (select count(*) from session) as sessions,
      (select count(*) from jobs.job where name = 'mail') as mails,
      (select jsonb_agg(to_jsonb(s) - 'told_nr' order by s.id) from saved_search s) as saved_searches`,
  )
  return { ...rest, ...rows[0] }
}

/** The same with what a key and a limit leave behind. */
const everythingOf = async ({ db }: SpecServer) => {
  const { rows } = await db.query(
    `select (select count(*) from request) as requests, (select count(*) from rate_limit
      where key like 'pageHidden%' or key like 'changes%') as limits`,
  )
  return { ...(await kept()), ...rows[0] }
}

const made = async (key: Key): Promise<Change> => {
  const make = changes[key]
  if (!make) throw new Error(`Nothing is known of ${key}`)
  return make(server)
}

describe('a call that changes something', () => {
  test('is known to this specification, every one', () => {
    expect(Object.keys(changes).sort()).toEqual([...changingCalls].sort())
  })

  test.each(changingCalls)(
    '%s gives the same answer to the same key, has one effect however often it comes at once, and refuses another body (API-08, promise M6)',
    async (key) => {
      const change = await made(key)
      const send = sendingKeyed(change, key, randomUUID())
      const [first, ...atOnce] = await Promise.all([1, 2, 3].map(() => send(change.said)))
      expect([first?.status, first?.text]).toEqual([200, first?.text])
      const before = await kept()
      for (const again of [...atOnce, await send(change.said)]) {
        expect([again.status, again.text]).toEqual([200, first?.text])
      }
      const other = await send(change.other)
      expect([other.status, other.json]).toEqual([409, { error: 'key_reused' }])
      expect(await kept()).toEqual(before)
    },
  )
})

describe('a call that changes nothing', () => {
  /** A browser report has a content type of its own, and is tested in `browser-reports.int`. */
  const reading = (Object.keys(contract) as Key[]).filter((key) => {
    const { reads, report } = contract[key] as Call
    return reads && !report
  })

  test.each(reading)('%s keeps nothing of the caller, with a key or without', async (key) => {
    const isForAll = (contract[key] as Call).audience === 'anyone'
    const isForStaff = (contract[key] as Call).audience === 'moderation'
    const ofSite = isForStaff ? asStaff : newMember
    const caller = isForAll ? server.browser() : await ofSite(server)
    const body = isForAll ? { token: 'x'.repeat(43) } : { conversation: randomUUID() }
    const before = await everythingOf(server)
    for (const keyed of [{}, { 'idempotency-key': randomUUID() }]) {
      const { status } = await caller.call(key, { body, headers: keyed } as never)
      expect([200, 410]).toContain(status)
    }
    expect(await everythingOf(server)).toEqual(before)
  })
})

describe('how much an account may change', () => {
  const counted = changingCalls.filter((key) => isCounted(key, contract[key]))

  test('is asked of every call of a member, but for a message, which is paid for, and what has a limit of its own', () => {
    const uncounted = changingCalls.filter(
      (key) => contract[key].audience !== 'anyone' && !counted.includes(key),
    )
    expect(uncounted.sort()).toEqual([
      'POST /api/chat-photo.php',
      'POST /api/direct-debit.php',
      'POST /api/fictional-answer.php',
      'POST /api/fictional-photos.php',
      'POST /api/message.php',
      'POST /api/order.php',
      'POST /api/photos.php',
      'PUT /api/direct-debit.php',
    ])
  })

  test.each(counted)(
    'counts for %s, which is refused beyond it and changes nothing',
    async (key) => {
      const { browser, said } = await made(key)
      Object.assign(limitsNow, { changesPerAccount: { max: 0, windowS: 60 } })
      try {
        const before = await kept()
        const refused = await sendingKeyed({ browser, said, other: said }, key, randomUUID())(said)
        expect([refused.status, refused.json]).toMatchObject([429, { error: 'too_many_requests' }])
        expect(await kept()).toEqual(before)
      } finally {
        Object.assign(limitsNow, { changesPerAccount: roomy.changesPerAccount })
      }
    },
  )
})

describe('a repeat that comes late', () => {
  const LIKE = 'POST /api/likes.php'
  const UNLIKE = 'DELETE /api/likes.php'

  test('does not undo what was done since (API-08)', async () => {
    const anna = await newMember(server)
    const body = { id: (await someone(anna)).id }
    const headers = { 'idempotency-key': randomUUID() }
    await anna.ask(LIKE, { body })
    await anna.ask(UNLIKE, { body, headers })
    await anna.ask(LIKE, { body })
    expect((await anna.call(UNLIKE, { body, headers })).json).toEqual({})
    const { profiles } = await anna.ask('GET /api/likes.php')
    expect(profiles.map(({ id }) => id)).toEqual([body.id])
  })

  test('is done anew after a refusal, which changed nothing', async () => {
    const anna = await newMember(server)
    const headers = { 'idempotency-key': randomUUID() }
    const body = { old_password: 'dit-is-het-niet', password: 'een-heel-ander-wachtwoord' }
    expect((await anna.call('PUT /api/password.php', { body, headers })).status).toBe(400)
    const right = { ...body, old_password: PASSWORD }
    expect((await anna.call('PUT /api/password.php', { body: right, headers })).json).toEqual({})
  })
})

describe('a key', () => {
  test('is the caller’s own, and stands nowhere as it was sent', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const given = randomUUID()
    const headers = { 'idempotency-key': given }
    const hide = (visible: boolean) => ({ body: { visible }, headers })
    await anna.ask('PUT /api/user.php?visibility=1', hide(false))
    await bram.ask('PUT /api/user.php?visibility=1', hide(true))
    const { rows } = await server.db.query('select from request where request::text like $1', [
      `%${given}%`,
    ])
    expect(rows).toEqual([])
  })
})
