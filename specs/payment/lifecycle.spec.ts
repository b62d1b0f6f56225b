import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EventFromLogic } from 'xstate'
import { begin, type Due, type Stored, step } from '#core/lifecycle.ts'
import { type Order, payment } from '#core/payment/machine.ts'
import { methodNames, methods } from '#core/payment/methods.ts'
import { explore, nameOf } from '#specs/support/explore.ts'

const order: Order = {
  payment: 'p',
  account: 'a',
  credits: 25,
  amount: { minor: 999, currency: 'EUR' },
  method: 'ideal',
  live: true,
}
const said = { reference: 'p', amount: order.amount, live: true }
const lies = [
  { ...said, reference: 'q' },
  { ...said, amount: { minor: 998, currency: 'EUR' as const } },
  { ...said, amount: { minor: 999, currency: 'SEK' as const } },
  { ...said, live: false },
]
const { paths, pairs } = explore(payment, order, {
  opened: [{ ref: 'tr_1', checkoutUrl: 'https://bank.example/1' }],
  refusedByProvider: [{}],
  paid: [{ said }, ...lies.map((lie) => ({ said: lie }))],
  failed: [{}],
  cancelled: [{}],
})

/** From each state, where each event leads; what is not here is refused. */
const table: Record<string, Record<string, string>> = {
  loading: {
    opened: 'pending',
    refusedByProvider: 'failed',
    paid: 'completed',
    failed: 'failed',
    cancelled: 'cancelled',
    'xstate.after.payWindow.payment.loading': 'cancelled',
  },
  pending: {
    paid: 'completed',
    failed: 'failed',
    cancelled: 'cancelled',
    'xstate.after.payWindow.payment.pending': 'cancelled',
  },
  failed: { paid: 'completed' },
  cancelled: { paid: 'completed' },
  completed: {},
}

type PaymentEvent = EventFromLogic<typeof payment.machine>
const anyEvent: fc.Arbitrary<PaymentEvent | { type: Due }> = fc.constantFrom<
  (PaymentEvent | { type: Due })[]
>(
  { type: 'opened', ref: 'tr_1', checkoutUrl: 'https://bank.example/1' },
  { type: 'refusedByProvider' },
  { type: 'paid', said },
  ...lies.map((lie) => ({ type: 'paid' as const, said: lie })),
  { type: 'failed' },
  { type: 'cancelled' },
  { type: 'xstate.after.payWindow.payment.loading' },
  { type: 'xstate.after.payWindow.payment.pending' },
)

describe('the life of a payment', () => {
  it('reaches every state of its chart', () => {
    const names = new Set(paths.map(({ at }) => nameOf(at.state)))
    expect([...names].sort()).toEqual(Object.keys(table).sort())
  })

  it.each(
    pairs.map((pair) => ({
      pair,
      from: nameOf(pair.at.state),
      type: pair.event.type,
      lie: 'said' in pair.event && pair.event.said !== said,
    })),
  )('$from at $type (a lie: $lie) does what the table says', ({ pair, from, type, lie }) => {
    const to = table[from]?.[type]
    const result = 'to' in pair ? nameOf(pair.to.state) : pair.why
    if (!to) expect(result).toBe('not_now')
    else expect(result).toBe(lie ? 'payment_mismatch' : to)
  })

  it('grants on every way into completed, and nowhere else', () => {
    for (const pair of pairs) {
      if (!('to' in pair)) continue
      const grants = pair.effects.filter(({ type }) => type === 'granted')
      expect(grants).toEqual(
        pair.to.state === 'completed'
          ? [{ type: 'granted', payment: 'p', account: 'a', credits: 25 }]
          : [],
      )
    }
  })

  it('grants at most once, and exactly once when paid, whatever comes in whatever order (M1)', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        let at = begin(payment, order).next
        let grants = 0
        let truth = false
        for (const event of events) {
          if (event.type === 'paid' && event.said === said) truth = true
          const result = step(payment, at, event)
          if (!result.moved) continue
          expect(at.state).not.toBe('completed')
          at = result.next
          grants += result.effects.filter(({ type }) => type === 'granted').length
        }
        expect(grants).toBe(truth ? 1 : 0)
        expect(at.state === 'completed').toBe(truth)
      }),
      { numRuns: 10_000 },
    )
  })

  it('ends alike in every order of up to six events: paid is completed, and what ended stays (M10)', () => {
    const kinds = [
      { type: 'opened', ref: 'tr_1', checkoutUrl: 'https://bank.example/1' },
      { type: 'refusedByProvider' },
      { type: 'paid', said },
      { type: 'failed' },
      { type: 'cancelled' },
      { type: 'xstate.after.payWindow.payment.loading' },
      { type: 'xstate.after.payWindow.payment.pending' },
    ] as const
    const settled = ['failed', 'cancelled', 'completed']
    let orders = 0
    const goOn = (
      at: Stored<typeof payment.machine>,
      left: (typeof kinds)[number][],
      grants: number,
    ) => {
      orders += 1
      if (kinds.length - left.length === 6) return
      for (const event of left) {
        const result = step(payment, at, event)
        const next = result.moved ? result.next : at
        const granted = result.moved
          ? result.effects.filter(({ type }) => type === 'granted').length
          : 0
        if (event.type === 'paid') expect(next.state).toBe('completed')
        else if (settled.includes(`${at.state}`)) expect(next.state).toBe(at.state)
        const isPaid = event.type === 'paid' || !left.some(({ type }) => type === 'paid')
        expect(grants + granted).toBe(isPaid ? 1 : 0)
        goOn(
          next,
          left.filter((other) => other !== event),
          grants + granted,
        )
      }
    }
    goOn(begin(payment, order).next, [...kinds], 0)
    expect(orders).toBe(1 + 7 + 42 + 210 + 840 + 2_520 + 5_040)
  })

  it.each(methodNames)('waits for %s as long as that method may take', (method) => {
    const { due } = begin(payment, { ...order, method })
    expect(due).toEqual([
      { name: 'xstate.after.payWindow.payment.loading', afterMs: methods[method].windowMs },
    ])
  })

  it('calls its deadline off when the payment ends', () => {
    const paid = step(payment, begin(payment, order).next, { type: 'paid', said })
    expect(paid).toMatchObject({ cancelled: ['xstate.after.payWindow.payment.loading'] })
  })
})
