import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hasEnded, methodNames, methods, methodsFor } from '#core/payment/methods.ts'
import { ASK_FIRST_MS } from '#core/payment/rules.ts'
import { TIME_BONUS_CODE } from '#core/time-bonus/values.ts'
import * as tokens from '#server/platform/tokens.ts'
import { expectBalanced } from '#specs/harness/database/books.ts'
import { inLongRun, triesOf } from '#specs/harness/long/how-long.ts'
import {
  bankMood,
  buy,
  creditsOf,
  newMember,
  ordered,
  play,
  settled,
} from '#specs/harness/server/members.ts'
import { priceFor } from '#specs/harness/server/prices.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

const SIGNUP_CREDITS = 3
const BUNDLE = 'credits-10'
const byIdeal = { payment_method: 'ideal', amount: priceFor(BUNDLE) } as const
const WITH_BUNDLE = SIGNUP_CREDITS + 10

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())
afterEach(() => bankMood(server.browser(), {}))

const webhook = (body: string, provider = 'sandbox', type = 'application/x-www-form-urlencoded') =>
  server.browser().send('POST', `/api/webhook.php?provider=${provider}`, {
    headers: { 'content-type': type, 'sec-fetch-site': 'cross-site' },
    body,
  })

/** No job waits or runs any more. */
const workIsDone = () =>
  until(async () => {
    const { rows } = await server.db.query(
      "select count(*)::int as left from jobs.job where state in ('created', 'retry', 'active')",
    )
    expect(rows[0].left).toBe(0)
  })

/** The books balance, also in between (promise M3). */
const booksBalance = () => expectBalanced(server.db)

describe('an order', () => {
  test('carries the price of the server with its VAT, and where to pay (DIS-05)', async () => {
    const anna = await newMember(server)
    const { bundles } = await anna.ask('GET /api/credits.php')
    const offered = methodsFor({ country: 'NL', currency: 'EUR' })
    for (const { methods } of bundles) expect(methods).toEqual(offered)
    expect(bundles.map(({ credits }) => credits)).toEqual([10, 25, 60, 150])
    const order = await ordered(anna)
    expect(order).toMatchObject({
      credits: 10,
      amount: { minor: 499, currency: 'EUR' },
      price_components: [{ kind: 'bundle', minor: 499 }],
      vat: { basisPoints: 2100, minor: 87 },
      payment_method: 'ideal',
      completed_at: null,
    })
    expect(order.lifecycle.state).toBe('pending')
    expect(order.checkout_url).toContain('/sandbox/pay/')
  })

  test('placed twice with one id is one and answers the same; another order with it is refused', async () => {
    const anna = await newMember(server)
    const body = { payment_id: randomUUID(), bundle: BUNDLE, ...byIdeal }
    const twice = await Promise.all([1, 2, 3].map(() => anna.call('POST /api/order.php', { body })))
    twice.push(await anna.call('POST /api/order.php', { body }))
    expect(new Set(twice.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    const other = await anna.refusal('POST /api/order.php', {
      body: { ...body, bundle: 'credits-25' },
    })
    expect(other).toMatchObject({ status: 409, error: 'key_reused' })
    expect((await anna.ask('GET /api/transactions.php')).orders).toHaveLength(1)
  })

  test('of an unknown bundle or a method that is not offered is refused, and its id stays free', async () => {
    const anna = await newMember(server)
    const body = { payment_id: randomUUID(), bundle: 'credits-1', ...byIdeal }
    expect(await anna.refusal('POST /api/order.php', { body })).toMatchObject({
      status: 404,
      error: 'not_found',
    })
    const abroad = { ...body, bundle: BUNDLE, payment_method: 'bancontact' } as const
    expect(await anna.refusal('POST /api/order.php', { body: abroad })).toMatchObject({
      status: 400,
      fields: { payment_method: 'field_invalid' },
    })
    await anna.ask('POST /api/order.php', { body: { ...body, bundle: BUNDLE } })
  })

  test.each(methodNames.filter(hasEnded))(
    'by %s, which has ended, is refused with the methods that exist',
    async (payment_method) => {
      const anna = await newMember(server)
      const body = { payment_id: randomUUID(), bundle: BUNDLE, ...byIdeal }
      const byEnded = { ...body, payment_method, discount_code: TIME_BONUS_CODE }
      const refused = await anna.refusal('POST /api/order.php', { body: byEnded })
      expect(refused).toEqual({
        status: 409,
        error: 'method_ended',
        method: payment_method,
        methods: methodsFor({ country: 'NL', currency: 'EUR' }),
      })
      await anna.ask('POST /api/order.php', { body })
    },
  )

  test('of another member is not found, like one that does not exist', async () => {
    const [anna, eve] = [await newMember(server), await newMember(server)]
    const { payment_id } = await ordered(anna)
    const answers = []
    for (const id of [payment_id, randomUUID()]) {
      const { status, text } = await eve.call('GET /api/order.php', { query: { payment_id: id } })
      answers.push({ status, text })
    }
    expect(answers[0]).toEqual({ status: 404, text: '{"error":"not_found"}' })
    expect(answers[1]).toEqual(answers[0])
    const body = { payment_id, bundle: BUNDLE, ...byIdeal }
    expect((await eve.refusal('POST /api/order.php', { body })).error).toBe('key_reused')
    expect((await eve.ask('GET /api/transactions.php')).orders).toEqual([])
  })
})

describe('a paid order', () => {
  test('grants its credits, makes the member premium and sends a receipt (CRD-05, ACC-15)', async () => {
    const anna = await newMember(server)
    const order = await buy(anna)
    expect(order.completed_at).not.toBeNull()
    const { user } = await anna.ask('GET /api/user.php')
    expect(user).toMatchObject({ credits: WITH_BUNDLE, paid_user: true })
    const { wallet, credits } = await anna.ask('GET /api/transactions.php')
    expect(credits).toBe(WITH_BUNDLE)
    expect(wallet.map(({ reason, credits, balance }) => [reason, credits, balance])).toEqual([
      ['bundle', 10, WITH_BUNDLE],
      ['signup', SIGNUP_CREDITS, SIGNUP_CREDITS],
    ])
    const receipt = await server.mailTo(anna.email, 2)
    expect(receipt.text).toMatch(/€\s4,99/)
    expect(receipt.text).toMatch(/21%.*€\s0,87/)
    expect(receipt.text).toContain(order.payment_id)
    const { payment_id } = order
    const { receipts } = await anna.ask('GET /api/transaction.php', { query: { payment_id } })
    expect(receipts).toHaveLength(1)
    expect(receipt.text).toContain(receipts[0]?.number)
    await booksBalance()
  })

  test('is credited once, though its webhook comes fifty times at once, with page and sweeper beside it, time after time (CRD-05, M1)', async () => {
    const anna = await newMember(server)
    for (let round = 1; round <= triesOf('payment/checkout/api.int.spec.ts'); round++) {
      const { ref, payment_id } = await ordered(anna)
      await play(anna, ref, { status: 'paid', webhook: 'never' })
      server.clock.forward(ASK_FIRST_MS)
      const reports = Array.from({ length: 50 }, () => webhook(`id=${ref}`))
      const looks = Array.from({ length: 10 }, () =>
        anna.ask('GET /api/order.php', { query: { payment_id } }),
      )
      const answers = await Promise.all(reports)
      await Promise.all(looks)
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
        new Set(['200 {}']),
      )
      await settled(anna, payment_id, 'completed')
      await workIsDone()
      expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS + 10 * round)
      const { wallet } = await anna.ask('GET /api/transactions.php')
      expect(wallet.filter(({ reason }) => reason === 'bundle')).toHaveLength(round)
    }
    await booksBalance()
  })

  test('whose webhook never comes is found by asking, each of twenty (PAY-07, M9)', async () => {
    const anna = await newMember(server)
    const orders = await Promise.all(Array.from({ length: 20 }, () => ordered(anna)))
    for (const { ref } of orders) await play(anna, ref, { status: 'paid', webhook: 'never' })
    expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS)
    server.clock.forward(ASK_FIRST_MS)
    for (const { payment_id } of orders) await settled(anna, payment_id, 'completed')
    expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS + 10 * orders.length)
  })

  test.each(['away', ...inLongRun('slow')])(
    'whose webhook comes while the bank is %s is answered before the bank is asked, and credited (M8)',
    async (fault) => {
      const anna = await newMember(server)
      const { ref, payment_id } = await ordered(anna)
      await play(anna, ref, { status: 'paid', webhook: 'never' })
      await bankMood(anna, { fault })
      expect((await webhook(`id=${ref}`)).status).toBe(200)
      expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS)
      await bankMood(anna, {})
      server.clock.forward(ASK_FIRST_MS)
      await settled(anna, payment_id, 'completed')
      expect(await creditsOf(anna)).toBe(WITH_BUNDLE)
    },
  )

  test('is credited after a restart when the server died between webhook and work (PAY-07)', async () => {
    const anna = await newMember(server)
    const { ref, payment_id } = await ordered(anna)
    await play(anna, ref, { status: 'paid', webhook: 'never' })
    await (await server.container.getAsync(tokens.workers)).stop()
    expect((await webhook(`id=${ref}`)).status).toBe(200)
    const before = await anna.ask('GET /api/order.php', { query: { payment_id } })
    expect(before.order.lifecycle.state).toBe('pending')
    await server.restart()
    await settled(anna, payment_id, 'completed')
    expect(await creditsOf(anna)).toBe(WITH_BUNDLE)
  })

  test('paid just before its time was over, and told by no webhook, is found by asking (PAY-07)', async () => {
    const anna = await newMember(server)
    const { ref, payment_id } = await ordered(anna)
    server.clock.forward(methods.ideal.windowMs)
    await settled(anna, payment_id, 'cancelled')
    await play(anna, ref, { status: 'paid', webhook: 'never' })
    server.clock.forward(2 * methods.ideal.windowMs)
    await settled(anna, payment_id, 'completed')
    expect(await creditsOf(anna)).toBe(WITH_BUNDLE)
  })

  test('counts even when its time to pay was over (PAY-01)', async () => {
    const anna = await newMember(server)
    const { ref, payment_id } = await ordered(anna)
    server.clock.forward(methods.ideal.windowMs)
    await settled(anna, payment_id, 'cancelled')
    await play(anna, ref, { status: 'paid', webhook: 'now' })
    await settled(anna, payment_id, 'completed')
    expect(await creditsOf(anna)).toBe(WITH_BUNDLE)
  })
})

describe('a webhook', () => {
  test('that is forged is answered 200 and changes nothing (PAY-07, M7)', async () => {
    const anna = await newMember(server)
    const { ref, payment_id } = await ordered(anna)
    const forged = [
      await webhook(`id=${ref}&status=paid&amount=499`),
      await webhook(`id=sb_${'x'.repeat(22)}&status=paid`),
      await webhook(JSON.stringify({ id: ref, status: 'paid' }), 'sandbox', 'application/json'),
      await webhook(`id=${ref}`, 'mollie'),
      await webhook('', 'sandbox'),
      await webhook('id=__proto__', '__proto__'),
      await webhook('%%%', 'sandbox', 'text/plain'),
    ]
    for (const { status, text } of forged) expect([status, text]).toEqual([200, '{}'])
    await workIsDone()
    const { order } = await anna.ask('GET /api/order.php', { query: { payment_id } })
    expect(order.lifecycle.state).toBe('pending')
    expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS)
  })
})
