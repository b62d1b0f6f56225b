import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Key } from '#core/contract/contract.ts'
import { type Change, changes, changingCalls, sendingKeyed } from '#specs/support/changes.ts'
import { everythingKept } from '#specs/support/kept.ts'
import { newMember, PASSWORD, someone } from '#specs/support/members.ts'
import { type SpecServer, startServer, until } from '#specs/support/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

/** All that is kept, once nothing waits to be done: sessions by their number alone. */
const kept = async () => {
  await until(async () => {
    const { rows } = await server.db.query(`select name from jobs.job where state < 'completed'`)
    expect(rows).toEqual([])
  })
  const { session: _, known_device: __, ...rest } = await everythingKept(server.db)
  const { rows } = await server.db.query(
    `select (select count(*) from session) as sessions,
      (select count(*) from jobs.job where name = 'mail') as mails`,
  )
  return { ...rest, ...rows[0] }
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
