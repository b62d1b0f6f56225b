import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cascade } from '#core/kernel/cascade.ts'
import { begin, type Due, step } from '#core/kernel/lifecycle.ts'
import { type EventOf, lifecycles, type StoredOf } from '#core/kernel/lifecycles.ts'
import { advanceFor, mayAdvance } from '#core/payment/direct-debit/advance.ts'
import { payment } from '#core/payment/machine.ts'
import { advanceOf, creditsInAdvance } from '#core/payment/selectors.ts'
import { entriesOf } from '#core/payment/wallet/ledger.ts'
import { orderOf, reportOf } from '../orders.ts'

const nothing = { owed: 0, setbacks: 0, outstanding: 0 }
const order = orderOf('p', { method: 'directdebit', discount: null, advance: 10 })
const report = reportOf(order)
const unjudged = { type: 'opened', ref: 'tr_1', checkoutUrl: null } as const
const opened = { ...unjudged, advance: 10 } as const
const paid = { type: 'paid', report } as const
const lapsed = { type: 'xstate.after.payWindow.payment.pending' as Due } as const

type Event = EventOf<'payment'> | { type: Due }

/** A payment after these events, with what each of them caused; what it refuses is left out. */
const lived = (...events: Event[]) => {
  let stored: StoredOf<'payment'> = begin(payment, order).next
  const effects: { type: string }[] = []
  for (const event of events) {
    const result = step(payment, stored, event)
    if (!result.moved) continue
    stored = result.next
    effects.push(...result.effects)
  }
  return { stored, types: effects.map(({ type }) => type) }
}

describe('credits before a direct debit is paid', () => {
  it('are as many as the site gives, of those ordered, less what is in advance already (M14)', () => {
    expect(advanceFor({ most: 0, credits: 25 }, nothing)).toBe(0)
    expect(advanceFor({ most: 10, credits: 25 }, nothing)).toBe(10)
    expect(advanceFor({ most: 40, credits: 25 }, nothing)).toBe(25)
    expect(advanceFor({ most: 10, credits: 25 }, { ...nothing, outstanding: 7 })).toBe(3)
    expect(advanceFor({ most: 10, credits: 25 }, { ...nothing, outstanding: 12 })).toBe(0)
  })

  it('come for nobody who owes, and for nobody whose bank took back or refused (M14)', () => {
    expect(mayAdvance(nothing)).toBe('ok')
    expect(mayAdvance({ owed: 1, setbacks: 0 })).toBe('not_now')
    expect(mayAdvance({ owed: 0, setbacks: 1 })).toBe('not_now')
    expect(advanceFor({ most: 10, credits: 25 }, { ...nothing, owed: 1 })).toBe(0)
    expect(advanceFor({ most: 10, credits: 25 }, { ...nothing, setbacks: 1 })).toBe(0)
  })

  it('come once, when the bank is asked, and never without a setting', () => {
    const { stored, types } = lived(opened, opened)
    expect([stored.state, creditsInAdvance(stored)]).toEqual(['pending', 10])
    expect(types.filter((type) => type === 'advanced')).toEqual(['advanced'])
    const without = begin(payment, orderOf('p', { method: 'directdebit' })).next
    const result = step(payment, without, opened)
    expect(result.moved && result.effects.map(({ type }) => type)).toEqual(['paymentMoved'])
    expect(result.moved && creditsInAdvance(result.next)).toBe(0)
  })

  it('count against the next ones where the bank refuses after it was waited for, and no other order fails so (M14)', () => {
    expect(lived(opened, lapsed, { type: 'failed', ref: 'tr_1' }).stored.state).toBe('failed')
    const late = { type: 'failed', ref: 'tr_1' } as const
    expect(lived(opened, lapsed, late).types).not.toContain('granted')
    expect(lived(opened, lapsed, late, paid).stored.state).toBe('completed')
    const byOther = begin(payment, orderOf('p', { method: 'ideal' })).next
    const cancelled = step(payment, byOther, { type: 'cancelled' })
    const result = cancelled.moved && step(payment, cancelled.next, late)
    expect(result).toMatchObject({ moved: false, why: 'not_now' })
  })

  it('are no more than may come when the bank is asked, whatever was ordered (M14)', () => {
    const { stored, types } = lived(unjudged)
    expect([stored.state, creditsInAdvance(stored), advanceOf(stored)]).toEqual(['pending', 0, 0])
    expect(types).not.toContain('advanced')
    const fewer = lived({ ...unjudged, advance: 4 }).stored
    expect([creditsInAdvance(fewer), advanceOf(fewer)]).toEqual([4, 4])
    expect(creditsInAdvance(lived({ ...unjudged, advance: 40 }).stored)).toBe(10)
  })

  it('are no more than the money buys once a code is gone, so that nobody owes for it (M14, DIS-06)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 1, max: 60 }),
        (percent, most) => {
          const { minor } = order.amount
          const fullMinor = Math.round((minor * 100) / (100 - percent))
          const discount = { id: 'd', code: 'WELKOM', fullMinor }
          const begun = begin(payment, { ...order, credits: 25, advance: most, discount }).next
          const given = step(payment, begun, { ...unjudged, advance: most })
          if (!given.moved) throw new Error(given.why)
          const advanced = creditsInAdvance(given.next)
          const settled = step(payment, given.next, { ...paid, discountGone: true })
          if (!settled.moved) throw new Error(settled.why)
          expect(advanced).toBeGreaterThan(0)
          expect(settled.next.context.granted).toBeGreaterThanOrEqual(advanced)
        },
      ),
    )
  })

  it('are settled when it is paid, so that only the rest comes', () => {
    const result = step(payment, lived(opened).stored, paid)
    if (!result.moved) throw new Error(result.why)
    expect(result.effects).toContainEqual(
      expect.objectContaining({ type: 'granted', credits: 25, settled: 10 }),
    )
    expect(creditsInAdvance(result.next)).toBe(0)
  })

  it.each([
    ['fails', { type: 'failed' }, 'failed'],
    ['is cancelled', { type: 'cancelled' }, 'cancelled'],
    ['is not paid in its time', lapsed, 'cancelled'],
  ] as const)('are taken back once where it %s', (_, event, state) => {
    const ended = lived(opened, event, event, lapsed).stored
    expect([ended.state, creditsInAdvance(ended)]).toEqual([state, 0])
    const { stored, types } = lived(opened, event, event, { type: 'failed' }, lapsed)
    expect([stored.state, creditsInAdvance(stored)]).toEqual(['failed', 0])
    expect(types.filter((type) => type === 'advanceTaken')).toEqual(['advanceTaken'])
  })

  it('do not come where it is paid, or has failed, before that is known', () => {
    for (const event of [paid, { type: 'failed' } as const]) {
      expect(lived(event, opened).types).not.toContain('advanced')
      expect(lived(event, opened).types).not.toContain('advanceTaken')
    }
  })

  it('are settled or taken back in the books, whatever is told in which order and how often (M1, M3, M14)', async () => {
    const events: fc.Arbitrary<Event> = fc.constantFrom<Event>(
      opened,
      { type: 'providerSilent' },
      { type: 'refusedByProvider' },
      paid,
      { type: 'failed' },
      { type: 'cancelled' },
      lapsed,
      { type: 'chargedBack', report },
    )
    const account = begin(lifecycles.account, { account: 'anna' }).next
    const bonus = begin(lifecycles.timeBonus, { account: 'anna' }).next
    await fc.assert(
      fc.asyncProperty(fc.array(events, { maxLength: 12 }), fc.nat(12), async (all, spent) => {
        let stored: StoredOf<'payment'> = begin(payment, order).next
        const wallet = { balance: 0, owed: 0 }
        const books = { sales: 0, advance: 0, bundle: 0 }
        for (const event of all) {
          const plan = await cascade(
            [{ to: 'payment', id: 'p', event: event as EventOf<'payment'>, must: false }],
            async (to) => (to === 'payment' ? stored : to === 'account' ? account : bonus),
          )
          if ('refused' in plan) throw new Error(plan.refused)
          for (const move of plan.moves) if (move.to === 'payment') stored = move.next
          for (const post of plan.posts) {
            const entries = entriesOf(post, wallet)
            expect(entries.reduce((sum, { credits }) => sum + credits, 0)).toBe(0)
            for (const { book, credits, reason } of entries) {
              if (book === 'anna') wallet.balance += credits
              if (book === 'anna' && reason === 'bundle') books.bundle += 1
              if (book === 'owed') wallet.owed -= credits
              if (book === 'sales' || book === 'advance') books[book] += credits
            }
            expect(Math.min(wallet.balance, wallet.owed)).toBeGreaterThanOrEqual(0)
          }
          expect(books.bundle).toBeLessThanOrEqual(1)
          expect(books.advance + creditsInAdvance(stored)).toBe(0)
          expect(stored.state === 'pending' || books.advance === 0).toBe(true)
          wallet.balance = Math.max(0, wallet.balance - spent)
        }
      }),
      { numRuns: 2_000 },
    )
  })
})
