import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cascade, type FirstEvent, type Plan } from '#core/kernel/cascade.ts'
import { begin, can } from '#core/kernel/lifecycle.ts'
import { lifecycles, type Name, type StoredOf } from '#core/kernel/lifecycles.ts'
import type { Order } from '#core/payment/checkout/order.ts'
import { discount } from '#core/payment/discount/machine.ts'
import { payment } from '#core/payment/machine.ts'
import { creditsFor, eventsOf, type ProviderStatus, providerStatuses } from '#core/payment/rules.ts'
import { orderOf, reportOf } from '../orders.ts'

type State = StoredOf<Name>

/** All lifecycles of one member in a map, moved by the real cascade as the server does it. */
const worldOf = (orders: Order[]) => {
  const at = new Map<string, State>([
    ['account:anna', begin(lifecycles.account, { account: 'anna' }).next],
    ['timeBonus:anna', begin(lifecycles.timeBonus, { account: 'anna' }).next],
    ['discount:code', begin(discount, { discount: 'code' }).next],
    ...orders.map((order): [string, State] => [
      `payment:${order.payment}`,
      begin(payment, order).next,
    ]),
  ])
  const plans: Plan[] = []
  const hear = async (order: Order, status: ProviderStatus) => {
    for (const event of eventsOf(status, reportOf(order))) {
      const code = at.get('discount:code') as StoredOf<'discount'>
      const discountGone = !can(discount, code, { type: 'use' })
      const told = event.type === 'paid' ? { ...event, discountGone } : event
      const first: FirstEvent = { to: 'payment', id: order.payment, event: told, must: true }
      const plan = await cascade([first], async (to, id) => at.get(`${to}:${id}`) ?? null)
      if ('refused' in plan) {
        expect(plan.refused).toBe('not_now')
        continue
      }
      for (const { to, id, next } of plan.moves) at.set(`${to}:${id}`, next)
      plans.push(plan)
    }
  }
  return { at, plans, hear }
}

describe('payments with one discount code', () => {
  it('use it once among them, whatever their provider says in whatever order (DIS-06, M15)', async () => {
    const orders = ['p', 'q', 'r'].map((id) => orderOf(id))
    const facts = fc.array(
      fc.record({ nth: fc.nat(2), status: fc.constantFrom(...providerStatuses) }),
      { maxLength: 12 },
    )
    await fc.assert(
      fc.asyncProperty(facts, async (told) => {
        const { at, plans, hear } = worldOf(orders)
        for (const { nth, status } of told) await hear(orders[nth] as Order, status)
        const bought = plans
          .flatMap(({ posts }) => posts)
          .filter(({ reason }) => reason === 'bundle')
        const uses = plans.flatMap(({ moves }) => moves).filter(({ to }) => to === 'discount')
        expect(uses).toHaveLength(bought.length > 0 ? 1 : 0)
        expect(bought.filter(({ credits }) => credits === 25)).toHaveLength(uses.length)
        expect(bought.every(({ credits }) => credits === 25 || credits === 19)).toBe(true)
        expect(at.get('discount:code')?.state).toBe(bought.length > 0 ? 'used' : 'free')
        expect(at.get('timeBonus:anna')?.state).toBe(bought.length > 0 ? 'cleared' : 'running')
        const isPremium = JSON.stringify(at.get('account:anna')?.state).includes('premium')
        expect(isPremium).toBe(bought.length > 0)
      }),
      { numRuns: 1_000 },
    )
  }, 300_000)

  it('give who pays without the discount the credits that the money buys', () => {
    expect(creditsFor({ credits: 25, paidMinor: 749, fullMinor: 999 })).toBe(19)
    expect(creditsFor({ credits: 25, paidMinor: 999, fullMinor: 999 })).toBe(25)
    expect(creditsFor({ credits: 1, paidMinor: 1, fullMinor: 999 })).toBe(1)
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 99 }),
        (credits, percent) => {
          const got = creditsFor({ credits, paidMinor: 100 - percent, fullMinor: 100 })
          expect(got).toBeGreaterThanOrEqual(1)
          expect(got).toBeLessThanOrEqual(credits)
        },
      ),
    )
  })
})
