import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import { ASK_FIRST_MS, REVERSAL_ASK_MS } from '#core/payment/rules.ts'
import { operatorParts, runOperator } from '#server/operator/operator.ts'
import { eventOf, stripeServer } from '#specs/harness/payment-provider/stripe/server.ts'
import {
  creditsOf,
  newMember,
  ordered,
  type SpecMember,
  settled,
} from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

const SIGNUP_CREDITS = 3
const WITH_BUNDLE = SIGNUP_CREDITS + 10
const KEY = `sk_test_${'k'.repeat(24)}`

let stripe: Awaited<ReturnType<typeof stripeServer>>
let server: SpecServer
beforeAll(async () => {
  stripe = await stripeServer(KEY, () => server.clock.now())
  server = await startServer({ env: { STRIPE_API_KEY: KEY, STRIPE_URL: stripe.url } })
})
afterAll(async () => {
  await server.stop()
  await stripe.stop()
})
beforeEach(() => stripe.suffer(null))

/** Stripe tells us about one of its objects. */
const tell = async (type: string, object: object) => {
  const { contentType, body } = eventOf(type, object)
  const headers = { 'content-type': contentType, 'sec-fetch-site': 'cross-site' }
  const answer = await server
    .browser()
    .send('POST', '/api/webhook.php?provider=stripe', { headers, body })
  expect(answer.status).toBe(200)
}
const aboutIntent = (type: string, ref: string) =>
  tell(type, { id: 'du_1', payment_intent: stripe.intentIdOf(ref) })

const paid = async (member: SpecMember) => {
  const order = await ordered(member)
  stripe.submit(order.ref, 'succeeded')
  await tell('checkout.session.completed', { id: order.ref })
  await settled(member, order.payment_id, 'completed')
  expect(await creditsOf(member)).toBe(WITH_BUNDLE)
  return order
}

describe('an order at Stripe', () => {
  test('is paid at its page, and granted once however often Stripe says so (PAY-07, M1)', async () => {
    const anna = await newMember(server)
    const order = await ordered(anna)
    expect(order.checkout_url).toContain(`${stripe.url}/c/pay/`)
    const leftMs = stripe.session(order.ref).expires_at * 1_000 - server.clock.now().getTime()
    expect(Math.abs(leftMs - HOUR_MS)).toBeLessThan(MINUTE_MS)
    await tell('checkout.session.completed', { id: order.ref })
    expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS)
    stripe.submit(order.ref, 'succeeded')
    const told = Array.from({ length: 10 }, (_, nth) =>
      nth % 2 === 0
        ? tell('checkout.session.completed', { id: order.ref })
        : tell('payment_intent.succeeded', { id: stripe.intentIdOf(order.ref) }),
    )
    await Promise.all(told)
    await settled(anna, order.payment_id, 'completed')
    expect(await creditsOf(anna)).toBe(WITH_BUNDLE)
  })

  const leave = async (member: SpecMember, payment_id: string) => {
    const { order } = await member.ask('DELETE /api/order.php', { body: { payment_id } })
    return order.lifecycle.state
  }

  test('is cancelled as soon as its payer is back from the page without paying, where nothing is taken any more', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const { payment_id, ref } = await ordered(anna)
    const back = new URL(stripe.session(ref).cancel_url ?? '')
    expect(back.pathname + back.search).toBe(`/transactions/${payment_id}?left=1`)
    const foreign = await bram.refusal('DELETE /api/order.php', { body: { payment_id } })
    expect(foreign.error).toBe('not_found')
    expect(stripe.session(ref).status).toBe('open')
    expect(await leave(anna, payment_id)).toBe('cancelled')
    expect(stripe.session(ref).status).toBe('expired')
    expect(await leave(anna, payment_id)).toBe('cancelled')
  })

  test('that is paid, or that a bank is busy with, is not cancelled by who says to have left', async () => {
    const anna = await newMember(server)
    const [one, other] = [await ordered(anna), await ordered(anna)]
    stripe.submit(one.ref, 'succeeded')
    expect(await leave(anna, one.payment_id)).toBe('completed')
    expect(await leave(anna, one.payment_id)).toBe('completed')
    stripe.submit(other.ref, 'processing')
    expect(await leave(anna, other.payment_id)).toBe('pending')
    expect(await creditsOf(anna)).toBe(WITH_BUNDLE)
  })

  test('stays as it is while Stripe does not hear that its payer has left', async () => {
    const anna = await newMember(server)
    const { payment_id, ref } = await ordered(anna)
    stripe.suffer('broken')
    expect(await leave(anna, payment_id)).toBe('pending')
    stripe.suffer(null)
    expect(stripe.session(ref).status).toBe('open')
    expect(await leave(anna, payment_id)).toBe('cancelled')
  })

  test('is found paid though its event never comes (M9)', async () => {
    const anna = await newMember(server)
    const order = await ordered(anna)
    stripe.submit(order.ref, 'succeeded')
    server.clock.forward(ASK_FIRST_MS)
    await settled(anna, order.payment_id, 'completed')
    expect(await creditsOf(anna)).toBe(WITH_BUNDLE)
  })

  test('goes back part by part, once each though an answer is lost, with its credits (PAY-08, M13)', async () => {
    const anna = await newMember(server)
    const { ref, payment_id } = await paid(anna)
    const give = async (amount: string) =>
      runOperator(await operatorParts(server.container), ['refund', payment_id, amount])
    await give('2.00')
    await until(() => expect(stripe.refundsOf(ref)).toHaveLength(1))
    stripe.suffer('lost')
    await give('2.99')
    await until(() => expect(stripe.refundsOf(ref)).toHaveLength(2))
    stripe.suffer(null)
    await settled(anna, payment_id, 'refunded')
    expect(stripe.refundsOf(ref).map(({ amount }) => amount)).toEqual([200, 299])
    expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS)
  })

  test.each([
    ['told by an event', (ref: string) => aboutIntent('charge.dispute.created', ref)],
    ['found by asking', async () => void server.clock.forward(REVERSAL_ASK_MS)],
  ])(
    'that is disputed loses its credits until that is won, %s (PAY-07, PAY-08)',
    async (_, told) => {
      const anna = await newMember(server)
      const { ref, payment_id } = await paid(anna)
      stripe.dispute(ref)
      await told(ref)
      await settled(anna, payment_id, 'chargedBack')
      expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS)
      stripe.closeDisputes(ref, 'won')
      await told(ref)
      await settled(anna, payment_id, 'wonBack')
      expect(await creditsOf(anna)).toBe(WITH_BUNDLE)
    },
  )
})

describe('a part of a payment that is disputed', () => {
  test('loses its credits until that is won, though an older event comes after, and once more (PAY-07, PAY-08)', async () => {
    const anna = await newMember(server)
    const { ref, payment_id } = await paid(anna)
    const credits = () => creditsOf(anna)
    const tell = () => aboutIntent('charge.dispute.updated', ref)
    for (const _ of ['once', 'again']) {
      stripe.dispute(ref, 'needs_response', 200)
      await tell()
      await settled(anna, payment_id, 'partlyRefunded')
      expect(await credits()).toBe(WITH_BUNDLE - 4)
      stripe.closeDisputes(ref, 'won')
      await tell()
      await settled(anna, payment_id, 'wonBack')
      expect(await credits()).toBe(WITH_BUNDLE)
      await tell()
      expect(await credits()).toBe(WITH_BUNDLE)
    }
    const { wallet, owed } = await anna.ask('GET /api/transactions.php')
    const moved = wallet.filter(({ about }) => about === payment_id)
    expect(moved.map(({ credits }) => credits)).toEqual([4, -4, 4, -4, 10])
    expect(owed).toBe(0)
  })
})

describe('the methods on offer', () => {
  test('are what is switched on at Stripe (PAY-03)', async () => {
    const anna = await newMember(server)
    const { bundles } = await anna.ask('GET /api/credits.php')
    expect(bundles[0]?.methods).toEqual(expect.arrayContaining(['ideal', 'creditcard', 'paypal']))
    expect(bundles[0]?.methods).not.toContain('paysafecard')
  })
})
