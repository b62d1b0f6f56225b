import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { methods } from '#core/payment/methods.ts'
import { ASK_FIRST_MS } from '#core/payment/rules.ts'
import {
  keepCard,
  mandateAtBank,
  mandatesOf,
  orderCount,
  removal,
  rowsOf,
  toldOf,
} from '#specs/harness/server/kept-methods.ts'
import { bankMood, creditsOf, newMember, settled } from '#specs/harness/server/members.ts'
import { firstOffered, orderBodyOf, reorder, reorderOffer } from '#specs/harness/server/reorders.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

const FREE = 3
const BOUGHT = 10

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

describe('a way of paying that is kept, and ends', () => {
  test('that its bank refuses ends, with nothing taken, and the next repeat is by a page (PAY-04)', async () => {
    const anna = await newMember(server)
    const { mandate } = await keepCard(anna)
    await mandateAtBank(anna, mandate, { ended: true })
    const order = await firstOffered(anna)
    await reorder(anna, order)
    await settled(anna, order.payment_id, 'failed')
    expect(await creditsOf(anna)).toBe(3 + 10)
    expect(await reorderOffer(anna)).toMatchObject({ mandates: [], orders: [{ way: 'redirect' }] })
    expect(await mandatesOf(server, anna)).toMatchObject([{ reason: 'refused', tell_at: null }])
    const again = { ...order, payment_id: randomUUID() }
    expect(await anna.refusal('POST /api/order.php', orderBodyOf(again))).toMatchObject({
      status: 409,
      error: 'mandate_ended',
    })
    expect(await orderCount(anna)).toBe(2)
  })

  test('stays where a payment by it fails, and nothing is granted', async () => {
    const anna = await newMember(server)
    const { mandate } = await keepCard(anna)
    await mandateAtBank(anna, mandate, { charges: 'failed' })
    const order = await firstOffered(anna)
    await reorder(anna, order)
    await settled(anna, order.payment_id, 'failed')
    expect(await creditsOf(anna)).toBe(3 + 10)
    expect((await reorderOffer(anna)).mandates).toHaveLength(1)
  })

  test('makes way for a newer one of the same method, whose provider is told of that', async () => {
    const anna = await newMember(server)
    const one = await keepCard(anna)
    const two = await keepCard(anna)
    expect((await reorderOffer(anna)).mandates).toMatchObject([{ id: two.payment_id }])
    expect(await toldOf(server, anna)).toMatchObject([{ reason: 'replaced' }, { ended_at: null }])
    expect(await mandateAtBank(anna, one.mandate)).toMatchObject({ ended: true })
    expect(await mandateAtBank(anna, two.mandate)).toMatchObject({ ended: false })
  })

  test('is removed by its owner, once, and its provider is told, also one that is away (PAY-04)', async () => {
    const anna = await newMember(server)
    const { payment_id: id, mandate } = await keepCard(anna)
    const order = await firstOffered(anna)
    await bankMood(anna, { fault: 'away' })
    const ask = removal(id)
    for (const asked of [ask, ask, removal(id)]) {
      const answer = await anna.call('DELETE /api/mandate.php', asked)
      expect(answer).toMatchObject({ status: 200, json: await reorderOffer(anna) })
    }
    expect(await reorderOffer(anna)).toMatchObject({ mandates: [], orders: [{ way: 'redirect' }] })
    expect((await anna.refusal('POST /api/order.php', orderBodyOf(order))).error).toBe(
      'mandate_ended',
    )
    await until(async () => {
      const [row] = await mandatesOf(server, anna)
      if (!(Number(row?.tries) > 0)) throw new Error('Nobody has tried yet')
    })
    await bankMood(anna, { fault: null })
    server.clock.forward(10 * 60_000)
    expect(await toldOf(server, anna)).toMatchObject([{ reason: 'removed' }])
    expect(await mandateAtBank(anna, mandate)).toMatchObject({ ended: true })
  })

  test('that is removed before its provider has heard of an order pays it no more (PAY-04)', async () => {
    const anna = await newMember(server)
    const { payment_id: id, mandate } = await keepCard(anna)
    await bankMood(anna, { fault: 'away' })
    const { payment_id } = await reorder(anna, await firstOffered(anna))
    await settled(anna, payment_id, 'unknown')
    await anna.ask('DELETE /api/mandate.php', removal(id))
    await rowsOf(server, `update mandate set tell_at = tell_at + interval '1 day' where id = $1`, [
      id,
    ])
    await bankMood(anna, { fault: null })
    server.clock.forward(ASK_FIRST_MS + 1)
    await settled(anna, payment_id, 'failed')
    expect(await mandateAtBank(anna, mandate)).toMatchObject({ ended: false })
    expect(await creditsOf(anna)).toBe(FREE + BOUGHT)
  })

  test('whose payment was taken in a silence longer than the time to pay brings its credits all the same (M9, M16)', async () => {
    const anna = await newMember(server)
    const { mandate } = await keepCard(anna)
    await mandateAtBank(anna, mandate, { webhook: 'never' })
    const order = await firstOffered(anna)
    await bankMood(anna, { fault: 'lost' })
    const { payment_id } = await reorder(anna, order)
    await settled(anna, payment_id, 'unknown')
    server.clock.forward(methods.creditcard.windowMs + 1)
    await settled(anna, payment_id, 'cancelled')
    await bankMood(anna, { fault: null })
    await until(async () => {
      server.clock.forward(DAY_MS)
      const { order: now } = await anna.ask('GET /api/order.php', { query: { payment_id } })
      expect(now.lifecycle.state).toBe('completed')
    })
    expect(await creditsOf(anna)).toBe(FREE + 2 * BOUGHT)
  })
})
