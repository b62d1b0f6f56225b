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
  amount: { minor: 749, currency: 'EUR' },
  method: 'ideal',
  live: true,
  discount: { id: 'd', code: 'TIMEBONUS25', fullMinor: 999 },
}
/** 25 credits for 7.49 of 9.99. */
const WITHOUT_DISCOUNT = 19
const said = { reference: 'p', amount: order.amount, live: true }
const lies = [
  { ...said, reference: 'q' },
  { ...said, amount: { minor: 748, currency: 'EUR' as const } },
  { ...said, amount: { minor: 749, currency: 'SEK' as const } },
  { ...said, live: false },
]
const told = [{ said }, ...lies.map((lie) => ({ said: lie }))]
const { paths, pairs } = explore(payment, order, {
  opened: [{ ref: 'tr_1', checkoutUrl: 'https://bank.example/1' }],
  providerSilent: [{}],
  refusedByProvider: [{}],
  paid: [...told, ...told.map((one) => ({ ...one, discountGone: true }))],
  paidTwice: told,
  failed: [{}],
  cancelled: [{}],
  refunded: told,
  chargedBack: told,
})

const ended = { failed: 'failed', cancelled: 'cancelled' }
const reversed = { refunded: 'refunded', chargedBack: 'chargedBack' }

/** From each state, where each event leads; what is not here is refused. */
const table: Record<string, Record<string, string>> = {
  loading: {
    opened: 'pending',
    providerSilent: 'unknown',
    refusedByProvider: 'failed',
    paid: 'completed',
    ...ended,
    'xstate.after.payWindow.payment.loading': 'cancelled',
  },
  unknown: {
    opened: 'pending',
    refusedByProvider: 'failed',
    paid: 'completed',
    ...ended,
    'xstate.after.payWindow.payment.unknown': 'cancelled',
  },
  pending: {
    paid: 'completed',
    ...ended,
    'xstate.after.payWindow.payment.pending': 'cancelled',
  },
  failed: { paid: 'completed' },
  cancelled: { paid: 'completed' },
  completed: { paidTwice: 'paidTwice', ...reversed },
  paidTwice: reversed,
  refunded: { chargedBack: 'chargedBack' },
  chargedBack: {},
}

type PaymentEvent = EventFromLogic<typeof payment.machine>
const truths: (PaymentEvent | { type: Due })[] = [
  { type: 'opened', ref: 'tr_1', checkoutUrl: 'https://bank.example/1' },
  { type: 'providerSilent' },
  { type: 'refusedByProvider' },
  { type: 'paid', said },
  { type: 'failed' },
  { type: 'cancelled' },
  { type: 'xstate.after.payWindow.payment.loading' },
  { type: 'xstate.after.payWindow.payment.unknown' },
  { type: 'xstate.after.payWindow.payment.pending' },
]
const anyEvent = fc.constantFrom(
  ...truths,
  ...lies.map((lie) => ({ type: 'paid' as const, said: lie })),
)

describe('the own id of the provider', () => {
  const refIn = (events: PaymentEvent[]) =>
    events.reduce((at, event) => {
      const result = step(payment, at, event)
      if (!result.moved) throw new Error(result.why)
      return result.next
    }, begin(payment, order).next).context.ref
  const words: PaymentEvent[] = [
    { type: 'paid', said, ref: 'tr_9' },
    {
      type: 'paid',
      said: { ...said, amount: { minor: 749, currency: 'EUR' } },
      discountGone: true,
      ref: 'tr_9',
    },
    { type: 'failed', ref: 'tr_9' },
    { type: 'cancelled', ref: 'tr_9' },
  ]

  it.each(words)(
    'is learnt from its first word, $type, when its answer to the order was lost (M9)',
    (word) => {
      expect(refIn([word])).toBe('tr_9')
      expect(refIn([{ type: 'providerSilent' }, word])).toBe('tr_9')
    },
  )

  it('stays what it was when a word comes without it', () => {
    const opened = { type: 'opened', ref: 'tr_1', checkoutUrl: 'https://bank.example/1' } as const
    expect(refIn([opened, { type: 'failed' }])).toBe('tr_1')
    expect(refIn([opened, { type: 'failed' }, { type: 'paid', said }])).toBe('tr_1')
  })
})

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
      gone: 'discountGone' in pair.event,
    })),
  )(
    '$from at $type (a lie: $lie, without its discount: $gone) does what the table says',
    ({ pair, from, type, lie }) => {
      const to = table[from]?.[type]
      const result = 'to' in pair ? nameOf(pair.to.state) : pair.why
      if (!to) expect(result).toBe('not_now')
      else expect(result).toBe(lie ? 'payment_mismatch' : to)
    },
  )

  it('grants on every way into completed and for money that came twice, and nowhere else', () => {
    for (const pair of pairs) {
      if (!('to' in pair)) continue
      const grants = pair.effects.filter(({ type }) => type.startsWith('granted'))
      const gone = 'discountGone' in pair.event
      if (pair.to.state === 'completed') {
        expect(grants).toEqual([
          {
            type: 'granted',
            payment: 'p',
            account: 'a',
            credits: gone ? WITHOUT_DISCOUNT : 25,
            discount: gone ? null : 'd',
          },
        ])
      } else if (pair.to.state === 'paidTwice') {
        const again = { payment: 'p', account: 'a', credits: WITHOUT_DISCOUNT }
        expect(grants).toEqual([{ type: 'grantedAgain', ...again }])
      } else expect(grants).toEqual([])
    }
  })

  it('takes back all that it granted when the money goes back, once (PAY-08, M13)', () => {
    let reversals = 0
    for (const pair of pairs) {
      if (!('to' in pair)) continue
      const taken = pair.effects.filter(({ type }) => type === 'takenBack')
      const wasGranted = ['completed', 'paidTwice'].includes(`${pair.at.state}`)
      const goesBack = pair.event.type === 'refunded' || pair.event.type === 'chargedBack'
      const { granted } = pair.at.context
      expect(taken).toEqual(
        wasGranted && goesBack
          ? [
              {
                type: 'takenBack',
                payment: 'p',
                account: 'a',
                credits: granted,
                by: pair.event.type,
              },
            ]
          : [],
      )
      reversals += taken.length
    }
    expect(reversals).toBeGreaterThan(0)
  })

  it('tells staff of money that went back, came twice or came without its discount', () => {
    for (const pair of pairs) {
      if (!('to' in pair)) continue
      const about = pair.effects.flatMap((effect) => ('about' in effect ? [effect.about] : []))
      const { type } = pair.event
      if (['refunded', 'chargedBack', 'paidTwice'].includes(type)) expect(about).toEqual([type])
      else expect(about).toEqual('discountGone' in pair.event ? ['discountGone'] : [])
    }
  })

  it('grants at most once, and exactly once when paid, whatever comes in whatever order (M1)', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 12 }), (events) => {
        let at = begin(payment, order).next
        let grants = 0
        let truth = false
        for (const event of events) {
          if (event.type === 'paid' && event.said === said) truth = true
          const result = step(payment, at, event)
          if (!result.moved) continue
          expect(at.state).not.toBe('completed')
          at = result.next
          grants += result.effects.filter(({ type }) => type.startsWith('granted')).length
        }
        expect(grants).toBe(truth ? 1 : 0)
        expect(at.state === 'completed').toBe(truth)
      }),
      { numRuns: 10_000 },
    )
  }, 60_000)

  it('ends alike in every order of up to six events: paid is completed, and what ended stays (M10)', () => {
    const kinds = truths
    const settled = ['failed', 'cancelled', 'completed']
    let orders = 0
    const goOn = (at: Stored<typeof payment.machine>, left: typeof kinds, grants: number) => {
      orders += 1
      if (kinds.length - left.length === 6) return
      for (const event of left) {
        const result = step(payment, at, event)
        const next = result.moved ? result.next : at
        const granted = result.moved
          ? result.effects.filter(({ type }) => type.startsWith('granted')).length
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
    expect(orders).toBe(1 + 9 + 72 + 504 + 3_024 + 15_120 + 60_480)
  }, 60_000)

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

  it('waits on, as long as its method may take, while the provider does not answer (M16)', () => {
    const silent = step(payment, begin(payment, order).next, { type: 'providerSilent' })
    expect(silent).toMatchObject({
      next: { state: 'unknown' },
      due: [{ name: 'xstate.after.payWindow.payment.unknown', afterMs: methods.ideal.windowMs }],
    })
  })
})
