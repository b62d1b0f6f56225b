import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DELETION_GRACE_DAYS } from '#core/account/rules.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { methods } from '#core/payment/methods.ts'
import { SAVED_METHOD_CONSENT } from '#core/payment/reorder/rules.ts'
import {
  keepCard,
  mandatesOf,
  openedAt,
  openedToKeep,
  orderCount,
  refOf,
  removal,
  rowsOf,
  toldOf,
} from '#specs/harness/server/kept-methods.ts'
import {
  bankMood,
  buy,
  creditsOf,
  newMember,
  PASSWORD,
  play,
  settled,
} from '#specs/harness/server/members.ts'
import { priceFor } from '#specs/harness/server/prices.ts'
import { firstOffered, orderBodyOf, reorder, reorderOffer } from '#specs/harness/server/reorders.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

const PRICE = 499
const FREE = 3
const BOUGHT = 10

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const WAITING = `select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`
describe('repeating an order', () => {
  test('offers what was bought before, at the price of now, and orders it by one call (PAY-04)', async () => {
    const anna = await newMember(server)
    expect(await reorderOffer(anna)).toMatchObject({ orders: [], mandates: [] })
    await buy(anna, 'credits-25')
    server.clock.forward(60_000)
    await buy(anna)
    const { orders } = await reorderOffer(anna)
    expect(orders).toMatchObject([
      { bundle: 'credits-10', credits: 10, price: { minor: PRICE, currency: 'EUR' } },
      { bundle: 'credits-25' },
    ])
    expect(orders[0]).toMatchObject({ payment_method: 'ideal', way: 'redirect', mandate: null })

    const { payment_id } = await reorder(anna, await firstOffered(anna))
    const opened = await openedAt(anna, payment_id)
    expect(opened.checkout_url).toContain('/sandbox/pay/')
    await play(anna, refOf(opened), { status: 'paid' })
    await settled(anna, payment_id, 'completed')
    expect(await creditsOf(anna)).toBe(3 + 25 + 10 + 10)
  })

  test('leaves out what is not paid, and what went back', async () => {
    const anna = await newMember(server)
    const paid = await buy(anna)
    await play(anna, refOf(paid), { aftermath: 'refunded' })
    await settled(anna, paid.payment_id, 'refunded')
    expect((await reorderOffer(anna)).orders).toEqual([])
  })

  test('is offered under one id until an order is placed, so that two tabs place one', async () => {
    const anna = await newMember(server)
    await buy(anna)
    const [one, two] = [await firstOffered(anna), await firstOffered(anna)]
    expect(one.payment_id).toBe(two.payment_id)
    const [a, b] = await Promise.all([reorder(anna, one), reorder(anna, two)])
    expect(a.payment_id).toBe(b.payment_id)
    expect(await orderCount(anna)).toBe(2)
    expect((await firstOffered(anna)).payment_id).not.toBe(one.payment_id)
    const bram = await newMember(server)
    await buy(bram)
    expect((await firstOffered(bram)).payment_id).not.toBe(one.payment_id)
  })

  test('orders nothing at another price than the one shown', async () => {
    const anna = await newMember(server)
    await buy(anna)
    const order = await firstOffered(anna)
    const stale = { ...order, price: { ...order.price, minor: PRICE - 1 } }
    expect((await anna.refusal('POST /api/order.php', orderBodyOf(stale))).error).toBe(
      'price_changed',
    )
    expect(await orderCount(anna)).toBe(1)
  })
})

describe('a way of paying that is kept', () => {
  test('is kept with consent alone, by the payment that it was given for (PAY-04)', async () => {
    const anna = await newMember(server)
    await keepCard(anna, { keep: false })
    expect((await reorderOffer(anna)).mandates).toEqual([])
    const paid = await keepCard(anna)
    const { mandates, orders } = await reorderOffer(anna)
    expect(mandates).toMatchObject([{ id: paid.payment_id, payment_method: 'creditcard' }])
    expect(orders[0]).toMatchObject({ way: 'mandate', mandate: paid.payment_id })
    expect(await mandatesOf(server, anna)).toMatchObject([
      { consent: SAVED_METHOD_CONSENT, ended_at: null },
    ])
  })

  test('is kept for methods that allow it, and refused for others', async () => {
    const anna = await newMember(server)
    const { keeps } = await anna.ask('GET /api/credits.php')
    expect(keeps).toEqual(['creditcard', 'paypal'])
    const refused = await anna.refusal('POST /api/order.php', {
      body: {
        payment_id: randomUUID(),
        bundle: 'credits-10',
        payment_method: 'ideal',
        amount: priceFor('credits-10'),
        keep: true,
      },
    })
    expect(refused).toMatchObject({ status: 400, fields: { keep: 'field_invalid' } })
    expect(await orderCount(anna)).toBe(0)
  })

  test('pays an order without a page, and its credits come by themselves (PAY-04)', async () => {
    const anna = await newMember(server)
    await keepCard(anna)
    const { payment_id, by_mandate } = await reorder(anna, await firstOffered(anna))
    expect(by_mandate).toBe(true)
    const done = await settled(anna, payment_id, 'completed')
    expect(done).toMatchObject({ checkout_url: null, by_mandate: true })
    expect(await creditsOf(anna)).toBe(3 + 10 + 10)
    expect((await reorderOffer(anna)).mandates).toHaveLength(1)
  })

  test('takes the money once, whoever asks twenty times at once with one id', async () => {
    const anna = await newMember(server)
    await keepCard(anna)
    const order = await firstOffered(anna)
    const placed = await Promise.all(Array.from({ length: 20 }, () => reorder(anna, order)))
    expect(new Set(placed.map(({ payment_id }) => payment_id)).size).toBe(1)
    await settled(anna, order.payment_id, 'completed')
    expect(await creditsOf(anna)).toBe(3 + 10 + 10)
    const charged = await rowsOf(
      server,
      'select ref from sandbox.payment where by_mandate is not null and reference = $1',
      [order.payment_id],
    )
    expect(charged).toHaveLength(1)
  })

  test('takes the money once where the answer of the provider is lost', async () => {
    const anna = await newMember(server)
    await keepCard(anna)
    const order = await firstOffered(anna)
    await bankMood(anna, { fault: 'lost' })
    await reorder(anna, order)
    await settled(anna, order.payment_id, 'unknown')
    await bankMood(anna, { fault: null })
    await settled(anna, order.payment_id, 'completed')
    expect(await creditsOf(anna)).toBe(3 + 10 + 10)
  })

  test("stays within its owner's spending limit, however many orders come at once", async () => {
    const anna = await newMember(server)
    await keepCard(anna)
    await anna.ask('PUT /api/spending-limit.php', {
      body: { period: 'day', limit: { minor: 4 * PRICE, currency: 'EUR' } },
    })
    const order = await firstOffered(anna)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        anna.call('POST /api/order.php', orderBodyOf({ ...order, payment_id: randomUUID() })),
      ),
    )
    const count = (status: number) => answers.filter((answer) => answer.status === status).length
    expect([count(200), count(409)]).toEqual([3, 7])
    await until(async () => {
      if ((await creditsOf(anna)) !== 3 + 10 + 30) throw new Error('They are not all paid')
    })
  })

  test('takes nothing for an order whose time to pay is over', async () => {
    const anna = await newMember(server)
    await keepCard(anna)
    await bankMood(anna, { fault: 'away' })
    const { payment_id } = await reorder(anna, await firstOffered(anna))
    await settled(anna, payment_id, 'unknown')
    server.clock.forward(methods.creditcard.windowMs + 1)
    await bankMood(anna, { fault: null })
    await settled(anna, payment_id, 'cancelled')
    const asked = async () => {
      const [row] = await rowsOf(server, 'select asked from payment where id = $1', [payment_id])
      return Number(row?.asked)
    }
    const before = await asked()
    server.clock.forward(DAY_MS)
    await until(async () => {
      if (!((await asked()) > before)) throw new Error('It is not asked about again yet')
    })
    expect(
      await rowsOf(server, 'select ref from sandbox.payment where reference = $1', [payment_id]),
    ).toEqual([])
    expect(await creditsOf(anna)).toBe(FREE + BOUGHT)
  })

  test('is of its owner alone: to others it is not there', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const { payment_id: mandate } = await keepCard(anna)
    const order = { ...(await firstOffered(anna)), payment_id: randomUUID() }
    expect(await bram.refusal('POST /api/order.php', orderBodyOf(order))).toMatchObject({
      status: 409,
      error: 'mandate_ended',
    })
    expect(await bram.refusal('DELETE /api/mandate.php', removal(mandate))).toMatchObject({
      status: 404,
      error: 'not_found',
    })
    expect((await reorderOffer(anna)).mandates).toHaveLength(1)
  })

  test('pays by its own method, and is not kept again by an order that it pays', async () => {
    const anna = await newMember(server)
    await keepCard(anna)
    const { body } = orderBodyOf(await firstOffered(anna))
    for (const change of [{ payment_method: 'paypal' }, { keep: true }] as const) {
      const refused = await anna.refusal('POST /api/order.php', { body: { ...body, ...change } })
      expect(refused).toMatchObject({ status: 400, fields: { mandate: 'field_invalid' } })
    }
  })

  test('pays nothing while its owner is leaving, comes back with them, and ends when they are erased', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const leave = { body: { reason: 'privacy', password: PASSWORD } } as const
    for (const member of [anna, bram]) await keepCard(member)
    const order = await firstOffered(anna)
    for (const member of [anna, bram]) await member.ask('DELETE /api/user.php', leave)
    expect(await anna.refusal('POST /api/order.php', orderBodyOf(order))).toMatchObject({
      status: 403,
    })
    expect(await mandatesOf(server, anna)).toMatchObject([{ ended_at: null }])
    const body = { email: bram.email, password: PASSWORD }
    await bram.ask('POST /api/user.php?return=1', { body })
    expect((await reorderOffer(bram)).mandates).toHaveLength(1)

    server.clock.forward(DELETION_GRACE_DAYS * DAY_MS + 1)
    await until(async () => {
      const [row] = await mandatesOf(server, anna)
      if (row?.reason !== 'erased') throw new Error('It is not erased yet')
    })
    expect(await toldOf(server, anna)).toMatchObject([{ ref: '' }])
  })

  test.each([
    ['while its owner is being erased ends with them', `set state = '"erased"'`, ['erased']],
    ['while another one comes makes way for it', 'set version = version', ['replaced', null]],
  ])('that comes %s, and its provider is told', async (_, change, reasons) => {
    const anna = await newMember(server)
    await buy(anna)
    const refs = await Promise.all(reasons.map(() => openedToKeep(anna)))
    const other = await server.db.connect()
    await other.query('begin')
    await other.query(`update account ${change} where id = $1`, [anna.id])
    for (const ref of refs) await play(anna, ref, { status: 'paid' })
    await until(async () => {
      const waiting = await rowsOf(server, `${WAITING} and query like '%account%'`, [])
      if (waiting.length === 0) throw new Error('Nobody waits for the account')
    })
    await other.query(
      `insert into desk_log (at, actor, act, account_id, about)
      values (now(), 'operator', 'erase', $1, '')`,
      [anna.id],
    )
    await other.query('commit')
    other.release()
    await until(async () => {
      const rows = await mandatesOf(server, anna)
      expect(rows.map(({ reason }) => reason).toSorted()).toEqual(reasons.toSorted())
    })
    await toldOf(server, anna)
  })

  test('is shown to who is logged in alone', async () => {
    const refused = await server.browser().refusal('GET /api/repeat-order.php')
    expect(refused).toMatchObject({ status: 403, error: 'authentication_required' })
  })
})
