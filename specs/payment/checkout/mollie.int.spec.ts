import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ANSWERS_KEPT_MS } from '#core/kernel/retention.ts'
import { ASK_FIRST_MS, REVERSAL_ASK_MS } from '#core/payment/rules.ts'
import { operatorParts, runOperator } from '#server/operator/operator.ts'
import * as tokens from '#server/platform/tokens.ts'
import { mollieServer } from '#specs/harness/payment-provider/mollie/server.ts'
import {
  creditsOf,
  newMember,
  ordered,
  type SpecMember,
  settled,
} from '#specs/harness/server/members.ts'
import { priceFor } from '#specs/harness/server/prices.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

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

  test('waits while Mollie is away, and gets one page when it is back (M16)', async () => {
    const anna = await newMember(server)
    await anna.ask('GET /api/credits.php')
    mollie.suffer('lost')
    const payment_id = randomUUID()
    const wish = { payment_id, bundle: 'credits-10', payment_method: 'ideal' } as const
    const body = { ...wish, amount: priceFor('credits-10') }
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

/** An order that is paid at Mollie, which has said so. */
const paid = async (member: SpecMember) => {
  const order = await ordered(member)
  mollie.book(order.ref, { status: 'paid' })
  expect(await mollie.tell(order.ref)).toEqual([200])
  await settled(member, order.payment_id, 'completed')
  expect(await creditsOf(member)).toBe(WITH_BUNDLE)
  return order
}

const give = async (payment: string, amount: string) =>
  runOperator(await operatorParts(server.container), ['refund', payment, amount])

const REFUSED = /geeft dit geld niet terug/

/** What of a payment goes back by its provider still, and what a person has to pay. */
const leftToPersons = async (payment_id: string) => {
  const store = await server.container.getAsync(tokens.store)
  const found = await store.load('payment', payment_id, server.clock.now())
  if (!found) throw new Error(`There is no payment ${payment_id}`)
  const { askedMinor, refusedMinor } = found.stored.context
  return { askedMinor, refusedMinor }
}

const staffMailAbout = async (payment_id: string, words: RegExp) => {
  const { support_email } = await server.browser().ask('GET /api/settings.php')
  return until(async () => {
    const all = await server.mailsTo(support_email)
    const mail = all.find(({ text }) => text.includes(payment_id) && words.test(text))
    if (!mail) throw new Error('Staff has no mail about it')
    return mail
  })
}

describe('money that Mollie gives back', () => {
  test('goes back part by part, once each though an answer is lost, with its credits (PAY-08, M13)', async () => {
    const anna = await newMember(server)
    const { ref, payment_id } = await paid(anna)
    await give(payment_id, '2.00')
    await until(() => expect(mollie.refundsOf(ref)).toHaveLength(1))
    expect(await creditsOf(anna)).toBe(WITH_BUNDLE - 4)
    mollie.suffer('lost')
    await give(payment_id, '2.99')
    await until(() => expect(mollie.refundsOf(ref)).toHaveLength(2))
    mollie.suffer(null)
    mollie.forgetKeys()
    await settled(anna, payment_id, 'refunded')
    const parts = mollie.refundsOf(ref).map(({ amount, metadata }) => ({ amount, metadata }))
    expect(parts.map(({ amount }) => amount.value)).toEqual(['2.00', '2.99'])
    expect(new Set(parts.map(({ metadata }) => JSON.stringify(metadata))).size).toBe(2)
    expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS)
    expect(await mollie.tell(ref)).toEqual([200])
    expect((await anna.ask('GET /api/transactions.php')).owed).toBe(0)
  })

  test('is told to staff where Mollie refuses it, so that it is paid by another way', async () => {
    const anna = await newMember(server)
    const { ref, payment_id } = await paid(anna)
    mollie.suffer('refuses')
    await give(payment_id, '2.00')
    await staffMailAbout(payment_id, REFUSED)
    expect(mollie.refundsOf(ref)).toEqual([])
  })

  test.each([
    ['told by a webhook', async (ref: string) => void (await mollie.tell(ref))],
    ['found by asking', async () => void server.clock.forward(REVERSAL_ASK_MS)],
  ])('and that fails at the bank days later is told to staff, once, %s', async (_, told) => {
    const anna = await newMember(server)
    const { ref, payment_id } = await paid(anna)
    await give(payment_id, '2.00')
    await until(() => expect(mollie.refundsOf(ref)).toHaveLength(1))
    expect(await mollie.tell(ref)).toEqual([200])
    mollie.failRefunds(ref)
    await told(ref)
    await staffMailAbout(payment_id, REFUSED)
    expect(await leftToPersons(payment_id)).toEqual({ askedMinor: 0, refusedMinor: 200 })
    server.clock.forward(ANSWERS_KEPT_MS)
    await (await server.container.getAsync(tokens.retention)).purge(server.clock.now(), 1_000)
    await mollie.tell(ref)
    await mollie.tell(ref)
    await settled(anna, payment_id, 'partlyRefunded')
    expect(await leftToPersons(payment_id)).toEqual({ askedMinor: 0, refusedMinor: 200 })
    const { support_email } = await server.browser().ask('GET /api/settings.php')
    const mails = await server.mailsTo(support_email)
    const about = mails.filter(({ text }) => text.includes(payment_id) && REFUSED.test(text))
    expect(about).toHaveLength(1)
    expect(await creditsOf(anna)).toBe(WITH_BUNDLE - 4)
  })

  test.each([
    ['told by a webhook', async (ref: string) => void (await mollie.tell(ref))],
    ['found by asking', async () => void server.clock.forward(REVERSAL_ASK_MS)],
  ])('at a wish at Mollie itself takes its credits, %s (PAY-07, PAY-08)', async (_, told) => {
    const anna = await newMember(server)
    const { ref, payment_id } = await paid(anna)
    mollie.giveBack(ref)
    await told(ref)
    await settled(anna, payment_id, 'refunded')
    expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS)
    await staffMailAbout(payment_id, /./)
  })

  test.each([
    ['told by a webhook', async (ref: string) => void (await mollie.tell(ref))],
    ['found by asking', async () => void server.clock.forward(REVERSAL_ASK_MS)],
  ])(
    'by the bank of its payer takes its credits, until that is undone, %s (PAY-07, PAY-08)',
    async (_, told) => {
      const anna = await newMember(server)
      const { ref, payment_id } = await paid(anna)
      mollie.chargeBack(ref)
      await told(ref)
      await settled(anna, payment_id, 'chargedBack')
      expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS)
      await staffMailAbout(payment_id, /./)
      mollie.undo(ref)
      await told(ref)
      await settled(anna, payment_id, 'wonBack')
      expect(await creditsOf(anna)).toBe(WITH_BUNDLE)
      expect((await anna.ask('GET /api/transactions.php')).owed).toBe(0)
    },
  )
})

describe('a part of a payment that its bank takes back', () => {
  test('costs its credits until that is undone, beside a chargeback of the whole (PAY-07, PAY-08)', async () => {
    const anna = await newMember(server)
    const { ref, payment_id } = await paid(anna)
    const told = async (state: string) => {
      await mollie.tell(ref)
      await settled(anna, payment_id, state)
      return creditsOf(anna)
    }
    mollie.chargeBack(ref, 200)
    expect(await told('partlyRefunded')).toBe(WITH_BUNDLE - 4)
    mollie.undo(ref)
    expect(await told('wonBack')).toBe(WITH_BUNDLE)
    mollie.chargeBack(ref)
    expect(await told('chargedBack')).toBe(SIGNUP_CREDITS)
    mollie.undo(ref)
    expect(await told('wonBack')).toBe(WITH_BUNDLE)
    expect((await anna.ask('GET /api/transactions.php')).owed).toBe(0)
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
