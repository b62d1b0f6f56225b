import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Stored } from '#core/kernel/lifecycle.ts'
import type { StoredOf } from '#core/kernel/lifecycles.ts'
import { TIME_BONUS_CODE, TIME_BONUS_PERCENT } from '#core/time-bonus/values.ts'
import { buy, play, settled } from '#specs/harness/server/members.ts'
import { priceFor } from '#specs/harness/server/prices.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { report } from '../coverage.ts'
import { isCovered } from '../required.ts'
import { type AnyEvent, isDue, moves, walksNamed } from '../walk.ts'
import { memoryMailbox } from './mailbox.ts'
import { join, type Somebody } from './members.ts'
import { withQuickPasswords } from './quick-passwords.ts'
import { type Doors, lateHand, storedOf, walkApi } from './run.ts'

const box = memoryMailbox()

let server: SpecServer
beforeAll(async () => {
  server = await startServer({
    rebind: (container) => {
      box.rebind(container)
      withQuickPasswords(container)
    },
  })
})
afterAll(() => server.stop())

const bonus: Doors<Somebody> = {
  server: () => server,
  begin: () => join(server, box),
  /** While it runs, the member is shown it with its code. */
  see: async ({ id, browser }) => {
    const stored = await storedOf(server, 'timeBonus', id)
    const query = { code: TIME_BONUS_CODE }
    const { status, json } = await browser.call('GET /api/discountcode.php', { query })
    if (stored.state !== 'running') {
      expect(status).not.toBe(200)
      return stored
    }
    return (json as { discount: { lifecycle: Stored } }).discount.lifecycle
  },
  eventOf: (_, { event }) => event as AnyEvent,
  ask: async (member, pair) => {
    if (isDue(pair) && !moves(pair)) {
      const said = await lateHand(server, 'timeBonus', member.id, pair.event as AnyEvent)
      return { door: 'worker', said }
    }
    if (!isDue(pair)) await buy(member.browser)
    const { state } = moves(pair) ? pair.to : pair.at
    await until(async () => {
      expect((await storedOf(server, 'timeBonus', member.id)).state).toBe(state)
    })
    return { door: isDue(pair) ? 'clock' : 'provider', said: null }
  },
}

type Use = { member: Somebody; id: string; orders: string[] }

/** The code is begun with an order, and used up by the payment of one. */
const order = async (member: Somebody) => {
  const payment_id = randomUUID()
  const body = {
    payment_id,
    bundle: 'credits-25',
    payment_method: 'ideal' as const,
    amount: priceFor('credits-25', TIME_BONUS_PERCENT),
    discount_code: TIME_BONUS_CODE,
  }
  await member.browser.ask('POST /api/order.php', { body })
  const { context } = (await storedOf(server, 'payment', payment_id)) as StoredOf<'payment'>
  return { payment_id, id: context.discount?.id ?? '' }
}
const pay = async (member: Somebody, payment: string) => {
  const { lifecycle } = await settled(member.browser, payment, 'pending')
  await play(member.browser, String(lifecycle.context.ref), { status: 'paid' })
  await settled(member.browser, payment, 'completed')
}

const uses: Doors<Use> = {
  server: () => server,
  begin: async () => {
    const member = await join(server, box)
    const first = await order(member)
    const second = await order(member)
    return { member, id: first.id, orders: [first.payment_id, second.payment_id] }
  },
  see: ({ id }) => storedOf(server, 'discount', id),
  eventOf: (_, { event }) => event as AnyEvent,
  /** The second payment is paid as well, and uses nothing up. */
  ask: async ({ member, orders }) => {
    await pay(member, orders.shift() ?? '')
    return { door: 'provider', said: null }
  },
}

describe('offers, asked over HTTP', () => {
  it('do what the chart of the time bonus says at every pair of state and event', {
    timeout: 120_000,
  }, async () => {
    const coverage = await walkApi(walksNamed('timeBonus'), bonus)
    report(coverage)
    isCovered(coverage)
  })

  it('do what the chart of a discount code says at every pair of state and event', async () => {
    const coverage = await walkApi(walksNamed('discount'), uses)
    report(coverage)
    isCovered(coverage)
  })
})
