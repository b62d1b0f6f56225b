import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as tokens from '#server/platform/tokens.ts'
import { newMember, PASSWORD, type SpecMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'
import { liftByTwo } from '#specs/harness/server/suspended.ts'

let server: SharedServer
let staff: SpecMember
beforeAll(async () => {
  server = await sharedServer()
  staff = await newMember(server)
  const accounts = await server.container.getAsync(tokens.accounts)
  await accounts.setStaffRole(staff.id, 'admin')
})
afterAll(() => server.stop())

const reason = 'Vraagt anderen om geld'
const suspend = (id: string, key: string = randomUUID()) =>
  staff.call('POST /api/suspension.php', {
    body: { id, reason, rule: 'fraud' },
    headers: { 'idempotency-key': key },
  })

describe('staff on the site', () => {
  test('suspend a member, who is told why, and lift it again by two', async () => {
    const anna = await newMember(server)
    expect((await suspend(anna.id)).status).toBe(200)
    expect((await anna.ask('GET /api/user.php')).user).toBeNull()
    expect((await server.mailTo(anna.email, 2)).text).toContain(reason)
    const alone = await staff.refusal('DELETE /api/suspension.php', { body: { id: anna.id } })
    expect(alone.error).toBe('second_person_needed')
    await liftByTwo(server, anna.id, staff)
    const body = { email: anna.email, password: PASSWORD }
    const { user } = await server.browser().ask('POST /api/user.php', { body })
    expect(user.id).toBe(anna.id)
  })

  test('suspend once by one key, and not who is suspended already', async () => {
    const [anna, key] = [await newMember(server), randomUUID()]
    const both = [await suspend(anna.id, key), await suspend(anna.id, key)]
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await suspend(anna.id)).json).toEqual({ error: 'not_now' })
    const { id } = await newMember(server)
    expect((await suspend(id, key)).json).toEqual({ error: 'key_reused' })
  })

  test('hear that nobody is there for who is no member', async () => {
    const { profiles } = await staff.ask('GET /api/members.php')
    const fictional = profiles.find((one) => one.fictional)?.id ?? ''
    for (const id of [randomUUID(), fictional]) {
      expect((await suspend(id)).json).toEqual({ error: 'not_found' })
    }
  })

  test('have to say why they suspend a member', async () => {
    const { id } = await newMember(server)
    const body = { id, reason: ' ', rule: 'fraud' } as const
    const refused = await staff.refusal('POST /api/suspension.php', { body })
    expect(refused).toMatchObject({ error: 'invalid', fields: { reason: 'required' } })
  })

  test('have to say by which rule, so that no suspension is without (MOD-01)', async () => {
    const anna = await newMember(server)
    for (const rule of [undefined, null, 'zomaar']) {
      const body = { id: anna.id, reason, rule: rule as never }
      const refused = await staff.refusal('POST /api/suspension.php', { body })
      expect(refused).toMatchObject({ error: 'invalid', fields: { rule: expect.any(String) } })
    }
    expect((await anna.ask('GET /api/user.php')).user?.id).toBe(anna.id)
  })
})
