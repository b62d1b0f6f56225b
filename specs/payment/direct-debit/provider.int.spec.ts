import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { debited, orderBy, sign } from '#specs/harness/server/debits.ts'
import { mandatesOf } from '#specs/harness/server/kept-methods.ts'
import { bankMood, newMember, settled } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())
afterEach(() => bankMood(server.browser(), { fault: null }))

let asked = 0
const signer = async () => {
  asked++
  const member = await newMember(server)
  const { id } = await sign(member, { nth: 700 + asked })
  return { member, mandate: id }
}
const terms = (member: Parameters<typeof debited>[0]) => member.ask('GET /api/direct-debit.php')

describe('a provider of debits', () => {
  test('that takes none for an afternoon fails the order, and leaves the mandate (DDB-05)', async () => {
    const { member, mandate } = await signer()
    await bankMood(member, { fault: 'refuses' })
    const order = orderBy(mandate)
    await member.ask('POST /api/order.php', { body: order })
    await settled(member, order.payment_id, 'failed')
    expect(await mandatesOf(server, member)).toMatchObject([{ reason: null }])
    expect((await terms(member)).mandate).toMatchObject({ id: mandate })
    await bankMood(member, { fault: null })
    expect(await debited(member, mandate)).toMatchObject({ by_mandate: true })
  })
})
