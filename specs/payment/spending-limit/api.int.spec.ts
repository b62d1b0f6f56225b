import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { SPENDING_RAISE_DAYS, type SpendingPeriod } from '#core/payment/spending-limit/rules.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import { buy, newMember, ordered, play, settled } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

const PRICE = 499

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const euro = (minor: number) => ({ minor, currency: 'EUR' as const })
const limitTo = (member: Browser, period: SpendingPeriod, minor: number | null) =>
  member.ask('PUT /api/spending-limit.php', {
    body: { period, limit: minor === null ? null : euro(minor) },
  })
const standing = async (member: Browser, period: SpendingPeriod) => {
  const { limits } = await member.ask('GET /api/spending-limit.php')
  const found = limits.find((limit) => limit.period === period)
  if (!found) throw new Error(`There is no ${period}`)
  return found
}
const wish = (payment_id: string = randomUUID()) => ({
  body: {
    payment_id,
    bundle: 'credits-10',
    payment_method: 'ideal' as const,
    amount: euro(PRICE),
  },
})

describe("a member's own spending limit", () => {
  test('is none until it is set, then counts at once for orders, those still open included (PAY-12)', async () => {
    const anna = await newMember(server)
    expect(await standing(anna, 'week')).toMatchObject({ limit: null, left: null })
    await limitTo(anna, 'week', 2 * PRICE)
    await ordered(anna)
    await buy(anna)
    expect(await standing(anna, 'week')).toMatchObject({
      limit: euro(2 * PRICE),
      spent: euro(2 * PRICE),
      open: euro(PRICE),
      left: euro(0),
      next: null,
      until: '2026-06-21T22:00:00.000Z',
    })
    const refused = await anna.refusal('POST /api/order.php', wish())
    expect(refused).toMatchObject({
      status: 409,
      error: 'spending_limit',
      spending: {
        period: 'week',
        limit: euro(2 * PRICE),
        left: euro(0),
        until: '2026-06-21T22:00:00.000Z',
      },
    })
    expect((await anna.ask('GET /api/transactions.php')).orders).toHaveLength(2)
  })

  test('is free again for what was not paid, and the refused order can then be placed', async () => {
    const anna = await newMember(server)
    await limitTo(anna, 'day', PRICE)
    const { ref, payment_id } = await ordered(anna)
    const again = wish()
    expect((await anna.refusal('POST /api/order.php', again)).error).toBe('spending_limit')
    await play(anna, ref, { status: 'cancelled' })
    await settled(anna, payment_id, 'cancelled')
    await anna.ask('POST /api/order.php', again)
  })

  test('is raised, or taken away, after a wait that is told, and kept if one thinks better of it (PAY-12)', async () => {
    const anna = await newMember(server)
    await limitTo(anna, 'month', PRICE - 1)
    await limitTo(anna, 'month', PRICE)
    const { limit, next } = await standing(anna, 'month')
    expect(limit).toEqual(euro(PRICE - 1))
    expect(next?.limit).toEqual(euro(PRICE))
    const waitMs = Date.parse(next?.at ?? '') - server.clock.now().getTime()
    expect(Math.round(waitMs / DAY_MS)).toBe(SPENDING_RAISE_DAYS)
    expect((await anna.refusal('POST /api/order.php', wish())).error).toBe('spending_limit')
    await limitTo(anna, 'month', PRICE - 1)
    expect(await standing(anna, 'month')).toMatchObject({ limit: euro(PRICE - 1), next: null })
    await limitTo(anna, 'month', null)
    expect((await standing(anna, 'month')).next?.limit).toBeNull()
    server.clock.forward(SPENDING_RAISE_DAYS * DAY_MS)
    expect(await standing(anna, 'month')).toMatchObject({ limit: null, next: null })
    await anna.ask('POST /api/order.php', wish())
  })

  test('holds a hundred orders that are placed at once', async () => {
    const anna = await newMember(server)
    await limitTo(anna, 'day', 7 * PRICE + 100)
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => anna.call('POST /api/order.php', wish())),
    )
    const count = (status: number) => answers.filter((answer) => answer.status === status).length
    expect([count(200), count(409)]).toEqual([7, 93])
    expect((await standing(anna, 'day')).left).toEqual(euro(100))
  })

  test('answers one wish twice alike, and refuses its key for another', async () => {
    const anna = await newMember(server)
    const headers = { 'idempotency-key': randomUUID() }
    const once = { headers, body: { period: 'day', limit: euro(500) } } as const
    const [first, second] = [
      await anna.call('PUT /api/spending-limit.php', once),
      await anna.call('PUT /api/spending-limit.php', once),
    ]
    expect([first.status, second.text]).toEqual([200, first.text])
    const other = { headers, body: { period: 'day', limit: euro(400) } } as const
    expect((await anna.refusal('PUT /api/spending-limit.php', other)).error).toBe('key_reused')
    expect((await standing(anna, 'day')).limit).toEqual(euro(500))
  })

  test('is in the currency that the member pays in, and an amount', async () => {
    const anna = await newMember(server)
    for (const limit of [{ minor: 100, currency: 'DKK' as const }, euro(-1), euro(0.5)]) {
      const refused = await anna.refusal('PUT /api/spending-limit.php', {
        body: { period: 'day', limit },
      })
      expect(refused, JSON.stringify(limit)).toMatchObject({ status: 400, error: 'invalid' })
    }
    expect((await standing(anna, 'day')).limit).toBeNull()
  })

  test('is not passed by moving to a country of other money, and counts again after moving back', async () => {
    const anna = await newMember(server)
    const moveTo = (payment_country: string) =>
      anna.ask('PUT /api/user.php?market=1', { body: { payment_country } })
    await limitTo(anna, 'week', PRICE)
    await moveTo('PL')
    const { bundles } = await anna.ask('GET /api/credits.php')
    const { id: bundle = '', price } = bundles[0] ?? {}
    expect(price?.currency).toBe('PLN')
    const amount = { minor: price?.minor ?? 0, currency: 'PLN' } as const
    const byCard = { payment_id: randomUUID(), bundle, payment_method: 'creditcard' } as const
    const order = { ...byCard, amount }
    expect(await anna.refusal('POST /api/order.php', { body: order })).toMatchObject({
      status: 409,
      error: 'spending_limit',
      spending: { period: 'week', limit: euro(PRICE), left: euro(PRICE) },
    })
    const zlotys = { minor: 100_000, currency: 'PLN' } as const
    await anna.ask('PUT /api/spending-limit.php', { body: { period: 'week', limit: zlotys } })
    expect(await standing(anna, 'week')).toMatchObject({
      limit: euro(PRICE),
      next: { limit: zlotys },
    })
    expect((await anna.refusal('POST /api/order.php', { body: order })).error).toBe(
      'spending_limit',
    )
    await moveTo('NL')
    await buy(anna)
    expect(await standing(anna, 'week')).toMatchObject({ left: euro(0) })
    expect((await anna.refusal('POST /api/order.php', wish())).error).toBe('spending_limit')
  })

  test('counts in its new money from when a limit in another currency begins to hold (PAY-12)', async () => {
    const anna = await newMember(server)
    await limitTo(anna, 'month', PRICE)
    await anna.ask('PUT /api/user.php?market=1', { body: { payment_country: 'PL' } })
    const { bundles } = await anna.ask('GET /api/credits.php')
    const { id: bundle = '', price } = bundles[0] ?? {}
    const zlotys = { minor: price?.minor ?? 0, currency: 'PLN' } as const
    await anna.ask('PUT /api/spending-limit.php', { body: { period: 'month', limit: zlotys } })
    server.clock.forward(SPENDING_RAISE_DAYS * DAY_MS)
    const order = () => ({
      body: {
        payment_id: randomUUID(),
        bundle,
        payment_method: 'creditcard' as const,
        amount: zlotys,
      },
    })
    await anna.ask('POST /api/order.php', order())
    expect(await standing(anna, 'month')).toMatchObject({
      limit: zlotys,
      next: null,
      spent: zlotys,
      open: zlotys,
      left: { minor: 0, currency: 'PLN' },
    })
    expect(await anna.refusal('POST /api/order.php', order())).toMatchObject({
      status: 409,
      error: 'spending_limit',
      spending: { limit: zlotys, left: { minor: 0, currency: 'PLN' } },
    })
  })

  test('does not count for another member', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    await limitTo(anna, 'day', 0)
    await ordered(bram)
    expect((await standing(bram, 'day')).limit).toBeNull()
    expect((await anna.refusal('POST /api/order.php', wish())).error).toBe('spending_limit')
  })
})
