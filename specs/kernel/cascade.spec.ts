import { describe, expect, it } from 'vitest'
import {
  CASCADE_MAX,
  cascade,
  type FirstEvent,
  type Plan,
  type RefusedPlan,
} from '#core/kernel/cascade.ts'
import { begin, type Due, type Moved, step } from '#core/kernel/lifecycle.ts'
import { lifecycles, type Name, type StoredOf } from '#core/kernel/lifecycles.ts'
import type { RecordOf } from '#core/kernel/reaction.ts'
import type { Order } from '#core/payment/checkout/order.ts'

const order: Order = {
  payment: 'p',
  account: 'a',
  credits: 25,
  amount: { minor: 999, currency: 'EUR' },
  method: 'ideal',
  live: true,
  discount: null,
}
const report = { reference: 'p', amount: order.amount, live: true }
const record = {
  site: 's',
  account: 'a',
  bundle: 'b',
  credits: 25,
  method: 'ideal',
  price: {
    components: [{ kind: 'bundle', minor: 999 }],
    total: order.amount,
    vat: { basisPoints: 2100, minor: 173 },
  },
  deliveryConsent: 1,
  provider: 'sandbox',
} satisfies RecordOf<'payment'>

const world = (...stored: [string, StoredOf<Name>][]) => {
  const map = new Map(stored)
  const loads: string[] = []
  const load = async (to: Name, id: string) => {
    loads.push(`${to}:${id}`)
    return map.get(`${to}:${id}`) ?? null
  }
  return { load, loads }
}
const planOf = (result: Plan | RefusedPlan): Plan => {
  if ('refused' in result) throw new Error(result.refused)
  return result
}
const paid: FirstEvent = { to: 'payment', id: 'p', event: { type: 'paid', report }, must: true }
const pending = begin(lifecycles.payment, order).next
const member = begin(lifecycles.account, { account: 'a' }).next

const pushed = { name: 'push', kind: 'payments', path: '/transactions/p' }

describe('a cascade', () => {
  it('follows a payment to its credits, its premium member, its receipt and its hints', async () => {
    const { load } = world(['payment:p', pending], ['account:a', member])
    const plan = planOf(await cascade([paid], load))
    expect(plan.moves.map(({ to, event }) => [to, event.type])).toEqual([
      ['payment', 'paid'],
      ['account', 'firstPurchase'],
    ])
    expect(plan.posts).toEqual([
      {
        operation: 'p',
        account: 'a',
        against: 'sales',
        credits: 25,
        reason: 'bundle',
      },
    ])
    expect(plan.receipts).toEqual([{ payment: 'p', kind: 'sale', credits: 25, minor: null }])
    expect(plan.jobs).toMatchObject([{ name: 'mail', template: 'receipt', about: 'p' }, pushed])
    expect(plan.hints).toEqual([
      { account: 'a', about: 'user' },
      { account: 'a', about: 'payment', id: 'p' },
      { account: 'a', about: 'user' },
    ])
  })

  it('goes on without an event that is refused and not a must', async () => {
    const { load } = world(['payment:p', pending])
    const plan = planOf(await cascade([paid], load))
    expect(plan.moves).toHaveLength(1)
    expect(plan.jobs).toMatchObject([{ name: 'mail', template: 'receipt' }, pushed])
  })

  it('pays back what came for an account that has ended, and for no other', async () => {
    const { next: erased } = step(lifecycles.account, member, { type: 'erase' }) as Moved
    const { next: premium } = step(lifecycles.account, member, { type: 'firstPurchase' }) as Moved
    const told = async (...stored: [string, StoredOf<Name>][]) => {
      const { load } = world(['payment:p', pending], ...stored)
      const { jobs } = planOf(await cascade([paid], load))
      return jobs.filter(({ name }) => name === 'refundUnused')
    }
    expect(await told(['account:a', erased as StoredOf<Name>])).toEqual([
      { name: 'refundUnused', key: 'refundUnused:p', account: 'a', payment: 'p' },
    ])
    for (const there of [member, premium as StoredOf<Name>]) {
      expect(await told(['account:a', there])).toEqual([])
    }
    const paidBefore = world(['payment:p', pending], ['account:a', premium as StoredOf<Name>])
    const { jobs } = planOf(await cascade([paid], paidBefore.load))
    expect(jobs).toMatchObject([{ name: 'mail', template: 'receipt' }, pushed])
    expect(await told()).toEqual([])
  })

  it('is nothing but the refusal when a must is refused', async () => {
    const { load } = world(['payment:p', pending])
    const lie = {
      ...paid,
      event: { type: 'paid', report: { ...report, live: false } },
    } as FirstEvent
    expect(await cascade([lie], load)).toEqual({ refused: 'payment_mismatch', at: 'payment:p' })
  })

  it('refuses for what is not there, and a second beginning', async () => {
    const nothing = world()
    expect(await cascade([paid], nothing.load)).toMatchObject({ refused: 'not_found' })
    const { load } = world(['payment:p', pending])
    const again: FirstEvent = { to: 'payment', id: 'p', begin: order, record, must: true }
    expect(await cascade([again], load)).toMatchObject({ refused: 'already_there' })
  })

  it('steps on from its own moves, and loads each lifecycle once', async () => {
    const { load, loads } = world(['account:a', member])
    const begun: FirstEvent = { to: 'payment', id: 'p', begin: order, record, must: true }
    const plan = planOf(await cascade([begun, paid], load))
    expect(plan.moves.map(({ was, next }) => [was?.state ?? null, next.state])).toMatchObject([
      [null, 'loading'],
      ['loading', 'completed'],
      [{ living: { membership: 'free' } }, { living: { membership: 'premium' } }],
    ])
    expect(loads.slice(0, 2)).toEqual(['payment:p', 'account:a'])
    expect(new Set(loads).size).toBe(loads.length)
  })

  it('causes nothing beside what its effects cause', async () => {
    const { load } = world()
    const begun: FirstEvent = { to: 'payment', id: 'p', begin: order, record, must: true }
    const { moves, jobs, ...rest } = planOf(await cascade([begun], load))
    expect([moves, jobs]).toMatchObject([[{ to: 'payment' }], [{ name: 'openPayment' }]])
    expect(rest).toEqual({ posts: [], receipts: [], hints: [] })
  })

  it('lets a deadline that comes too late move nothing', async () => {
    const { load } = world(['payment:p', { ...pending, state: 'completed' }])
    const name: Due = 'xstate.after.payWindow.payment.loading'
    const late: FirstEvent = { to: 'payment', id: 'p', event: { type: name }, must: false }
    expect(planOf(await cascade([late], load)).moves).toEqual([])
  })

  it('follows as many events as may be caused, and throws at more', async () => {
    const paidOnes = (many: number) => Array.from({ length: many }, (_, nth) => `p${nth}`)
    const follow = (many: number) => {
      const ids = paidOnes(many)
      const { load } = world(
        ...ids.map((id): [string, typeof pending] => [`payment:${id}`, pending]),
      )
      return cascade(
        ids.map((id) => ({ ...paid, id }) as FirstEvent),
        load,
      )
    }
    /** Each purchase is told to its account and its bonus. */
    const most = CASCADE_MAX / 2
    expect(planOf(await follow(most)).moves).toHaveLength(most)
    await expect(follow(most + 1)).rejects.toThrow('without an end')
  })

  it('begins with as many events as it is given', async () => {
    const { load } = world(['account:a', member])
    const bought = {
      to: 'account',
      id: 'a',
      event: { type: 'firstPurchase' },
      must: false,
    } as const
    const many = Array.from({ length: 2 * CASCADE_MAX }, () => bought)
    expect(planOf(await cascade(many, load)).moves).toHaveLength(1)
  })
})
