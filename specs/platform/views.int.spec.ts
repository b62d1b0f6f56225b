import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TIME_BONUS_CODE } from '#core/time-bonus/values.ts'
import { message, newMember, ordered } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let server: SharedServer
beforeAll(async () => {
  server = await sharedServer()
})
afterAll(() => server.stop())

describe('a member', () => {
  test('hears nothing of it when the other removes the conversation from their own list', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const { conversation } = await anna.ask('POST /api/message.php', message(bram.id, 'Hoi'))
    const asked = { query: { conversation } }
    const told = async () => (await anna.ask('GET /api/chat.php', asked)).conversation.lifecycle
    const before = await told()
    await bram.ask('DELETE /api/chat.php', { body: { conversation } })
    expect(await told()).toEqual(before)
    const { rows } = await server.db.query('select state::text from conversation where id = $1', [
      conversation,
    ])
    expect(rows[0].state).toContain('"receiverList": "removed"')
  })

  test('is told of a payment what came and went, and not how the books count a code', async () => {
    const anna = await newMember(server)
    const { code } = (
      await anna.ask('GET /api/discountcode.php', { query: { code: TIME_BONUS_CODE } })
    ).discount
    const { payment_id } = await ordered(anna, 'credits-10', code)
    const { rows } = await server.db.query(
      `select context->'discount'->>'id' as use from payment where id = $1`,
      [payment_id],
    )
    expect(rows[0].use).toMatch(/^[\da-f-]{36}$/)
    const asked = { query: { payment_id } }
    const texts = [
      (await anna.call('GET /api/order.php', asked)).text,
      (await anna.call('GET /api/transactions.php')).text,
    ]
    for (const text of texts) {
      expect(text).toContain(payment_id)
      expect(text).not.toContain(rows[0].use)
    }
  })
})
