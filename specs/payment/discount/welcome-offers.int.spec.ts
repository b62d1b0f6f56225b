import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import { WELCOME_DISCOUNT_CODE, WELCOME_DISCOUNT_HOURS } from '#core/payment/discount/rules.ts'
import { TIME_BONUS_CODE, TIME_BONUS_SECONDS } from '#core/time-bonus/values.ts'
import {
  buy,
  creditsOf,
  newMember,
  play,
  type SpecMember,
  settled,
} from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { orderWith, placed, SIGNUP_CREDITS } from './discounted-orders.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const bonusOf = (member: SpecMember) =>
  member.ask('GET /api/discountcode.php', { query: { code: TIME_BONUS_CODE } })

describe('the time bonus of a new member', () => {
  test('is a code of their own until four hours after sign-up (TBN-01, TBN-02, DIS-01)', async () => {
    const anna = await newMember(server)
    const { discount } = await bonusOf(anna)
    const { user } = await anna.ask('GET /api/user.php')
    expect(discount).toEqual({
      code: 'TIMEBONUS25',
      country: null,
      user_id: anna.id,
      expires: expect.any(String),
      value_percentage: 25,
      percentage: 25,
      currency: null,
      minimum_order_value: 0,
      status: 'active',
      validity: 'once_per_user',
      expired: false,
      paymentmethods: null,
      lifecycle: { state: 'running', context: { account: anna.id } },
    })
    const signedUp = Date.parse(user?.signup_date ?? '')
    expect(Date.parse(discount.expires ?? '') - signedUp).toBe(TIME_BONUS_SECONDS * 1_000)
  })

  test('cuts the price on the server, line by line, and is over after the purchase (DIS-05)', async () => {
    const anna = await newMember(server)
    const order = await placed(anna, TIME_BONUS_CODE)
    const [bundle, discount] = order.price_components
    expect(discount).toEqual({
      kind: 'discount',
      minor: -Math.round((bundle?.minor ?? 0) / 4),
    })
    expect(order).toMatchObject({
      discount_code: 'TIMEBONUS25',
      amount: { minor: (bundle?.minor ?? 0) + (discount?.minor ?? 0) },
    })
    await play(anna, order.ref, { status: 'paid' })
    await settled(anna, order.payment_id, 'completed')
    expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS + 25)
    const again = await anna.refusal('POST /api/order.php', orderWith(TIME_BONUS_CODE))
    expect(again).toMatchObject({ status: 409, error: 'code_used' })
  })

  test('ends when anything is bought, with or without it', async () => {
    const anna = await newMember(server)
    await buy(anna)
    const query = { code: TIME_BONUS_CODE }
    expect((await anna.refusal('GET /api/discountcode.php', { query })).error).toBe(
      'code_first_purchase',
    )
  })

  test('ends at zero and does not come back; the welcome discount follows on a site with both (DIS-04)', async () => {
    const anna = await newMember(server)
    server.clock.forward(TIME_BONUS_SECONDS * 1_000)
    const query = { code: TIME_BONUS_CODE }
    expect((await anna.refusal('GET /api/discountcode.php', { query })).error).toBe('code_expired')
    expect((await anna.refusal('POST /api/order.php', orderWith(TIME_BONUS_CODE))).error).toBe(
      'code_expired',
    )
    const { discount } = await anna.ask('GET /api/discountcode.php?welcome=true')
    expect(discount).toMatchObject({ code: WELCOME_DISCOUNT_CODE, percentage: 25 })
    await until(async () => {
      const { rows } = await server.db.query('select state from time_bonus where id = $1', [
        anna.id,
      ])
      expect(rows[0].state).toBe('expired')
    })
  })

  test('of an order that was placed in time still counts when the money comes later', async () => {
    const anna = await newMember(server)
    const order = await placed(anna, TIME_BONUS_CODE)
    server.clock.forward(TIME_BONUS_SECONDS * 1_000)
    await play(anna, order.ref, { status: 'paid' })
    await settled(anna, order.payment_id, 'completed')
    expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS + 25)
  })
})

describe('the welcome discount', () => {
  test('lasts 72 hours from sign-up in the demo, which has both offers (H5)', async () => {
    const anna = await newMember(server)
    server.clock.forward(TIME_BONUS_SECONDS * 1_000)
    const { discount } = await anna.ask('GET /api/discountcode.php?welcome=true')
    expect(discount.percentage).toBe(25)
    server.clock.forward(WELCOME_DISCOUNT_HOURS * HOUR_MS - TIME_BONUS_SECONDS * 1_000)
    const { error } = await anna.refusal('GET /api/discountcode.php?welcome=true')
    expect(error).toBe('code_expired')
  })

  test('is not given beside the time bonus: of two orders the one paid first has its discount', async () => {
    const anna = await newMember(server)
    const [byBonus, byWelcome] = [
      await placed(anna, TIME_BONUS_CODE),
      await placed(anna, WELCOME_DISCOUNT_CODE),
    ]
    for (const { ref, payment_id } of [byBonus, byWelcome]) {
      await play(anna, ref, { status: 'paid' })
      await settled(anna, payment_id, 'completed')
    }
    expect(byBonus.amount).toEqual(byWelcome.amount)
    const creditsAtFullPrice = 19
    expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS + 25 + creditsAtFullPrice)
    const again = await anna.refusal('POST /api/order.php', orderWith(WELCOME_DISCOUNT_CODE))
    expect(again.error).toBe('code_first_purchase')
  })
})
