import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EventFromLogic } from 'xstate'
import { paymentChart } from '#core/charts/of/payment.ts'
import { begin, type Due, type Stored, step } from '#core/lifecycle.ts'
import { payment } from '#core/payment/machine.ts'
import { methodNames, methods } from '#core/payment/methods.ts'
import type { Order } from '#core/payment/order.ts'
import { creditsBackFor, type Said } from '#core/payment/rules.ts'
import { exploreAsTold, nameOf, sentence } from '#specs/support/explore.ts'

const order = paymentChart.begins.map(({ facts }) => facts as Order).find((one) => one.discount)
if (!order) throw new Error('No order with a code is told of')
/** 25 credits for 7.49 of 9.99. */
const WITHOUT_DISCOUNT = 19
const said: Said = { reference: order.payment, amount: order.amount, live: true }
const lies: Said[] = [
  { ...said, reference: 'another' },
  { ...said, amount: { minor: 748, currency: 'EUR' } },
  { ...said, amount: { minor: 749, currency: 'SEK' } },
  { ...said, live: false },
]
const { paths, pairs } = exploreAsTold(payment, order, {
  paid: lies.flatMap((lie) => [{ said: lie }, { said: lie, discountGone: true }]),
  partlyRefunded: lies.slice(0, 1).map((lie) => ({ said: { ...lie, backMinor: 300 } })),
  giveBack: [
    { minor: 700, credits: 18, by: 'withdrawn' },
    { minor: 1_499, credits: 10, by: 'givenBack' },
    { minor: 0, credits: 0, by: 'givenBack' },
  ],
})

const of = { payment: order.payment, account: order.account }
const staffMatters: string[] = [
  ...['refunded', 'partlyRefunded', 'chargedBack', 'wonBack', 'paidTwice', 'refundRefused'],
]
const ended = { failed: 'failed', cancelled: 'cancelled' }
const reversed = {
  ...{ partlyRefunded: 'partlyRefunded', giveBack: 'partlyRefunded' },
  ...{ refunded: 'refunded', chargedBack: 'chargedBack' },
}

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
  partlyRefunded: {
    ...{ ...reversed, paidTwice: 'partlyRefunded', refundRefused: 'partlyRefunded' },
  },
  refunded: { chargedBack: 'chargedBack', refundRefused: 'refunded' },
  chargedBack: {
    ...{ wonBack: 'wonBack or refunded', refunded: 'chargedBack' },
    refundRefused: 'chargedBack',
  },
  wonBack: { ...reversed, paidTwice: 'wonBack', refundRefused: 'wonBack' },
}

/** What each rule refuses beside a lie, by what has come and gone so far. */
const whyNotYet = ({ at: { state, context }, event }: (typeof pairs)[number]) => {
  const { paidMinor, backMinor, refusedMinor, granted, returned, charged } = context
  if (event.type === 'giveBack') {
    const isThere = event.minor <= paidMinor - backMinor && event.credits <= granted - returned
    return isThere && event.minor > 0 ? null : 'refund_too_much'
  }
  if (event.type === 'partlyRefunded') {
    const back = event.said.backMinor ?? 0
    if (back > paidMinor) return 'payment_mismatch'
    return back > backMinor - refusedMinor ? null : 'not_now'
  }
  if (event.type === 'paidTwice' && paidMinor === 2 * order.amount.minor) return 'not_now'
  if (event.type === 'chargedBack' && charged.undone) return 'not_now'
  if (event.type === 'refunded' && state === 'chargedBack' && charged.minor === 0) return 'not_now'
  return null
}
const isLie = (event: object) => {
  if (!('said' in event)) return false
  const { reference, amount, live } = event.said as Said
  return !isDeepStrictEqual({ reference, amount, live }, said)
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

  const asked = Map.groupBy(pairs, ({ at, event }) => `${nameOf(at.state)} at ${event.type}`)
  it.each([...asked.keys()])('%s does what the table says, and a lie does nothing', (name) => {
    for (const pair of asked.get(name) ?? []) {
      const to = table[nameOf(pair.at.state)]?.[pair.event.type]
      const result = 'to' in pair ? nameOf(pair.to.state) : pair.why
      if (!to) expect(result).toBe('not_now')
      else if (isLie(pair.event)) expect(result, sentence(pair)).toBe('payment_mismatch')
      else {
        expect(to.split(' or '), sentence(pair)).toContain(whyNotYet(pair) === null ? result : to)
        expect('why' in pair ? pair.why : null, sentence(pair)).toBe(whyNotYet(pair))
      }
    }
  })

  it('asks of each state every event that its row in the table names', () => {
    const rows = Object.entries(table).flatMap(([from, row]) =>
      Object.keys(row).map((type) => `${from} at ${type}`),
    )
    expect(rows.filter((row) => !asked.has(row))).toEqual([])
  })

  it('begins with nothing paid, granted or gone back, and says that the order is placed', () => {
    const { next, effects } = begin(payment, order)
    expect(next.context).toEqual({
      ...order,
      ...{ ref: null, checkoutUrl: null, granted: 0, returned: 0 },
      ...{ paidMinor: 0, backMinor: 0, askedMinor: 0, refusedMinor: 0 },
      charged: { credits: 0, minor: 0, undone: false },
    })
    expect(effects).toEqual([{ type: 'orderPlaced', ...of }])
  })

  it('says once that it moved on, wherever it did, so that no screen is left behind', () => {
    for (const pair of pairs) {
      if (!('to' in pair)) continue
      const told = pair.effects.filter(({ type }) => type === 'paymentMoved')
      const stays = ['refundRefused', 'refunded'].includes(pair.event.type)
      const isSame = pair.to.state === pair.at.state && stays
      expect(told).toEqual(isSame ? [] : [{ type: 'paymentMoved', ...of }])
    }
  })

  it('uses up no code where it was ordered without one', () => {
    const paid = step(payment, begin(payment, { ...order, discount: null }).next, {
      type: 'paid',
      said,
    })
    const granted = { type: 'granted', ...of, credits: 25, discount: null, mandate: null }
    expect(paid).toMatchObject({ effects: expect.arrayContaining([granted]) })
  })

  it('grants on every way into completed and for money that came twice, and nowhere else', () => {
    for (const pair of pairs) {
      if (!('to' in pair)) continue
      const grants = pair.effects.filter(({ type }) => type.startsWith('granted'))
      const gone = 'discountGone' in pair.event
      if (pair.to.state === 'completed') {
        expect(grants).toEqual([
          {
            type: 'granted',
            ...of,
            credits: gone ? WITHOUT_DISCOUNT : 25,
            discount: gone ? null : order.discount?.id,
            mandate: 'mandate' in pair.event ? pair.event.mandate : null,
          },
        ])
      } else if (pair.event.type === 'paidTwice') {
        const again = { ...of, credits: WITHOUT_DISCOUNT, minor: 749 }
        expect(grants).toEqual([{ type: 'grantedAgain', ...again }])
      } else expect(grants.filter(({ type }) => type !== 'grantedBack')).toEqual([])
    }
  })

  it('tells who was told that the payment had ended that the money came after all (M12)', () => {
    for (const pair of pairs) {
      if (!('to' in pair) || pair.event.type !== 'paid') continue
      const late = pair.effects.filter(({ type }) => type === 'cameLate')
      expect(late).toHaveLength(['failed', 'cancelled'].includes(`${pair.at.state}`) ? 1 : 0)
    }
  })

  it('takes credits back in proportion to the money, and all of them with all of it (PAY-08, M13)', () => {
    let reversals = 0
    for (const pair of pairs) {
      if (!('to' in pair)) continue
      const { context: before } = pair.at
      const { context: after, state } = pair.to
      const taken = pair.effects.flatMap((effect) =>
        effect.type === 'takenBack'
          ? [effect as unknown as { credits: number; minor: number; by: string }]
          : [],
      )
      const back = pair.effects.flatMap((effect) =>
        effect.type === 'grantedBack' ? [effect as unknown as { credits: number }] : [],
      )
      const credits = taken.reduce((sum, one) => sum + one.credits, 0)
      const returned = back.reduce((sum, one) => sum + one.credits, 0)
      expect(after.returned).toBe(before.returned + credits - returned)
      expect(after.returned).toBeLessThanOrEqual(after.granted)
      if (state === 'refunded' || state === 'chargedBack') {
        expect(after.returned).toBe(after.granted)
        expect(after.backMinor).toBe(after.paidMinor)
      }
      if (pair.event.type === 'partlyRefunded') {
        const { granted, paidMinor, refusedMinor } = before
        const { backMinor: back = 0 } = pair.event.said
        const backMinor = Math.min(back + refusedMinor, paidMinor)
        const target = creditsBackFor({ granted, paidMinor, backMinor })
        expect(after.returned).toBe(Math.max(before.returned, target))
      }
      const { type } = pair.event
      const why = type === 'giveBack' ? pair.event.by : type
      expect(taken.every(({ by }) => by === why)).toBe(true)
      reversals += taken.length
    }
    expect(reversals).toBeGreaterThan(0)
  })

  it('gives back what a chargeback took when the bank undoes it, and no old news takes it again', () => {
    const undone = pairs.filter((pair) => 'to' in pair && pair.event.type === 'wonBack')
    expect(undone.length).toBeGreaterThan(0)
    for (const pair of undone) {
      if (!('to' in pair)) continue
      const { charged, returned, backMinor, askedMinor, refusedMinor } = pair.at.context
      expect(pair.to.context).toMatchObject({
        returned: returned - charged.credits,
        backMinor: backMinor - charged.minor,
        charged: { credits: 0, minor: 0, undone: true },
      })
      const isGone = charged.minor === 0 && askedMinor + refusedMinor === 0
      expect(pair.to.state).toBe(isGone ? 'refunded' : 'wonBack')
      const again = step(payment, pair.to, { type: 'chargedBack', said })
      expect(again).toMatchObject({ moved: false, why: 'not_now' })
    }
  })

  it('tells staff of money that went back, came twice or came without its discount', () => {
    for (const pair of pairs) {
      if (!('to' in pair)) continue
      const about = pair.effects.flatMap((effect) => ('about' in effect ? [effect.about] : []))
      const { type } = pair.event
      const beside = type === 'refunded' && pair.at.state === 'chargedBack'
      if (staffMatters.includes(type) && !beside) expect(about).toEqual([type])
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
