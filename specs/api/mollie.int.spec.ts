import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ASK_FIRST_MS, REVERSAL_ASK_MS } from '#core/payment/rules.ts'
import { mollieServer } from '#specs/ports/mollie/server.ts'
import { creditsOf, newMember, ordered, settled } from '#specs/support/members.ts'
import { type SpecServer, startServer, until } from '#specs/support/server.ts'

const SIGNUP_CREDITS = 3
const WITH_BUNDLE = SIGNUP_CREDITS + 10
const KEY = `test_${'k'.repeat(30)}`

let mollie: Awaited<ReturnType<typeof mollieServer>>
let server: SpecServer
beforeAll(async () => {
  mollie = await mollieServer(KEY)
  server = await startServer({ env: { MOLLIE_API_KEY: KEY, MOLLIE_URL: mollie.url } })
})
afterAll(async () => {
  await server.stop()
  await mollie.stop()
})
beforeEach(() => mollie.suffer(null))

const webhook = (id: string) =>
  server.browser().send('POST', '/api/webhook.php?provider=mollie', {
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
    },
    body: new URLSearchParams({ id }).toString(),
  })

describe('an order at Mollie', () => {
  test('is paid at its page, and granted once however often Mollie says so (PAY-07, M1)', async () => {
    const anna = await newMember(server)
    const order = await ordered(anna)
    expect(order.checkout_url).toContain(`${mollie.url}/checkout/`)
    const { ref } = order
    expect((await webhook(ref)).status).toBe(200)
    expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS)
    mollie.book(ref, { status: 'paid' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => webhook(ref)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    await settled(anna, order.payment_id, 'completed')
    expect(await creditsOf(anna)).toBe(WITH_BUNDLE)
  })

  test('is found paid though its webhook never comes (M9)', async () => {
    const anna = await newMember(server)
    const order = await ordered(anna)
    mollie.book(order.ref, { status: 'paid' })
    server.clock.forward(ASK_FIRST_MS)
    await settled(anna, order.payment_id, 'completed')
    expect(await creditsOf(anna)).toBe(WITH_BUNDLE)
  })

  test('that Mollie names another amount of gives no credits (M11)', async () => {
    const anna = await newMember(server)
    const order = await ordered(anna)
    const { ref } = order
    mollie.book(ref, { status: 'paid', amount: { value: '0.01', currency: 'EUR' } })
    await webhook(ref)
    mollie.book(ref, { status: 'failed' })
    await webhook(ref)
    await settled(anna, order.payment_id, 'failed')
    expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS)
  })

  test('whose money went back loses its credits, told by a webhook or found by asking (PAY-08)', async () => {
    const whole = { value: '4.99', currency: 'EUR' }
    for (const [change, state, tell] of [
      [{ amountRefunded: whole }, 'refunded', webhook],
      [
        { amountChargedBack: whole },
        'chargedBack',
        async () => server.clock.forward(REVERSAL_ASK_MS),
      ],
    ] as const) {
      const anna = await newMember(server)
      const order = await ordered(anna)
      const { ref } = order
      mollie.book(ref, { status: 'paid' })
      await webhook(ref)
      await settled(anna, order.payment_id, 'completed')
      mollie.book(ref, change)
      await tell(ref)
      await settled(anna, order.payment_id, state)
      expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS)
    }
  })

  test('waits while Mollie is away, and gets one page when it is back (M16)', async () => {
    const anna = await newMember(server)
    await anna.ask('GET /api/credits.php')
    mollie.suffer('lost')
    const payment_id = randomUUID()
    const body = { payment_id, bundle: 'credits-10', payment_method: 'ideal' } as const
    await anna.ask('POST /api/order.php', { body })
    const creations = () =>
      mollie.asked.filter(({ key, method }) => method === 'POST' && key === payment_id)
    await until(() => expect(creations().length).toBeGreaterThan(0))
    mollie.suffer(null)
    server.clock.forward(ASK_FIRST_MS)
    const { checkout_url } = await settled(anna, payment_id, 'pending')
    expect(checkout_url).toContain('/checkout/')
    expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS)
  })
})

describe('the methods on offer', () => {
  test('are what Mollie takes, and what it took last while it is away (PAY-03)', async () => {
    const anna = await newMember(server)
    const methods = async () => (await anna.ask('GET /api/credits.php')).bundles[0]?.methods
    const offered = await methods()
    expect(offered).toContain('ideal')
    expect(offered).not.toContain('bancontact')
    mollie.suffer('away')
    server.clock.forward(3_600_000)
    expect(await methods()).toEqual(offered)
  })
})
