import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCOUNT_HEADER } from '#core/site/values.ts'
import { message, newMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let server: SharedServer
beforeAll(async () => {
  server = await sharedServer()
})
afterAll(() => server.stop())

describe('a call that was written for another account than the one logged in', () => {
  test('is refused and costs nothing; for its own it goes, and anybody may log out', async () => {
    const [anna, bram, other] = [
      await newMember(server),
      await newMember(server),
      await newMember(server),
    ]
    const sent = message(other.id, 'Van Anna')
    const creditsOf = async () => (await bram.ask('GET /api/user.php')).user?.credits
    const before = await creditsOf()
    const asAnna = { ...sent, headers: { [ACCOUNT_HEADER]: anna.id } }
    expect(await bram.refusal('POST /api/message.php', asAnna)).toEqual({
      status: 409,
      error: 'other_account',
    })
    expect(await creditsOf()).toBe(before)
    const asBram = { ...sent, headers: { [ACCOUNT_HEADER]: bram.id } }
    expect((await bram.call('POST /api/message.php', asBram)).status).toBe(200)
    const leaving = { headers: { [ACCOUNT_HEADER]: anna.id } }
    expect((await bram.call('GET /api/logout.php', leaving)).status).toBe(200)
  })
})
