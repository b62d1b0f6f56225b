import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ASK_FIRST_MS } from '#core/payment/rules.ts'
import * as money from '#server/payment/tokens.ts'
import {
  bankMood,
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

/** No job waits or runs any more. */
const workIsDone = () =>
  until(async () => {
    const { rows } = await server.db.query(
      "select count(*)::int as left from jobs.job where state in ('created', 'retry', 'active')",
    )
    expect(rows[0].left).toBe(0)
  })

describe('a payment', () => {
  test.each(['failed', 'cancelled'] as const)(
    'that the bank calls %s grants nothing (PAY-01)',
    async (status) => {
      const anna = await newMember(server)
      const { ref, payment_id } = await ordered(anna)
      await play(anna, ref, { status, webhook: 'now' })
      await settled(anna, payment_id, status)
      expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS)
    },
  )

  test('that the bank does not want has failed (PAY-01)', async () => {
    const anna = await newMember(server)
    await bankMood(anna, { fault: 'refuses' })
    const payment_id = randomUUID()
    const body = { payment_id, bundle: BUNDLE, ...byIdeal, payment_method: 'paypal' } as const
    await anna.ask('POST /api/order.php', { body })
    await settled(anna, payment_id, 'failed')
  })

  test.each(['away', 'lost'])(
    'waits, unknown, while the bank is %s, and is one payment there (PAY-07, M16)',
    async (fault) => {
      const anna = await newMember(server)
      await bankMood(anna, { fault })
      const payment_id = randomUUID()
      const body = { payment_id, bundle: BUNDLE, ...byIdeal }
      await anna.ask('POST /api/order.php', { body })
      await settled(anna, payment_id, 'unknown')
      await bankMood(anna, {})
      server.clock.forward(ASK_FIRST_MS)
      const { lifecycle } = await settled(anna, payment_id, 'pending')
      await workIsDone()
      const { rows } = await server.db.query(
        'select ref from sandbox.payment where reference = $1',
        [payment_id],
      )
      expect(rows).toEqual([{ ref: lifecycle.context.ref }])
      await play(anna, rows[0].ref, { status: 'paid', webhook: 'twice' })
      await settled(anna, payment_id, 'completed')
      expect(await creditsOf(anna)).toBe(WITH_BUNDLE)
    },
  )

  test.each(['amount', 'currency', 'reference', 'mode'])(
    'about whose %s the bank lies grants nothing and raises one alarm (PAY-07, M11)',
    async (lie) => {
      const anna = await newMember(server)
      const alarms = await server.container.getAsync(money.alarms)
      const before = alarms.count()
      const { ref, payment_id } = await ordered(anna)
      await bankMood(anna, { lie })
      await play(anna, ref, { status: 'paid', webhook: 'now' })
      await until(() => expect(alarms.count()).toBeGreaterThan(before))
      expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS)
      await bankMood(anna, {})
      server.clock.forward(ASK_FIRST_MS)
      await settled(anna, payment_id, 'completed')
      expect(await creditsOf(anna)).toBe(WITH_BUNDLE)
      expect(alarms.count()).toBe(before + 1)
    },
  )
})
