import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { begin, type Stored, step } from '#core/kernel/lifecycle.ts'
import { payment } from '#core/payment/machine.ts'
import { methodNames, methods } from '#core/payment/methods.ts'
import type { ProviderReport } from '#core/payment/rules.ts'
import { nameOf, sentence } from '#specs/harness/support/explore.ts'
import { of, order, type PaymentEvent, pairs, paths, report, truths } from './explored.ts'

const ended = { failed: 'failed', cancelled: 'cancelled' }
const reversed = {
  partlyRefunded: 'partlyRefunded',
  giveBack: 'partlyRefunded',
  refunded: 'refunded',
  chargedBack: 'chargedBack',
  wonBack: 'wonBack',
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
    ...reversed,
    paidTwice: 'partlyRefunded',
    refundRefused: 'partlyRefunded',
  },
  refunded: {
    chargedBack: 'chargedBack',
    refundRefused: 'refunded',
    paidTwice: 'partlyRefunded',
    refunded: 'refunded',
    wonBack: 'refunded',
  },
  chargedBack: {
    wonBack: 'wonBack or refunded',
    refunded: 'chargedBack or refunded',
    chargedBack: 'chargedBack',
    refundRefused: 'chargedBack',
    paidTwice: 'partlyRefunded',
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
    const back = event.report.backMinor ?? 0
    if (back > paidMinor) return 'payment_mismatch'
    if ((event.report.undone ?? 0) < charged.undone) return 'not_now'
    return back > backMinor - refusedMinor ? null : 'not_now'
  }
  if (event.type === 'paidTwice') {
    const isGone = state === 'refunded' || state === 'chargedBack'
    const isTold = !isGone || (event.report.backMinor ?? 0) >= backMinor
    return isTold && paidMinor < 2 * order.amount.minor ? null : 'not_now'
  }
  if ('report' in event && (event.report.cameMinor ?? paidMinor) < paidMinor) return 'not_now'
  if (!('report' in event)) return null
  const more = (event.report.undone ?? 0) - charged.undone
  if (event.type === 'wonBack') return more > 0 ? null : 'not_now'
  if (event.type === 'chargedBack')
    return more > (state === 'chargedBack' ? 0 : -1) ? null : 'not_now'
  if (event.type === 'refunded' && state === 'refunded') return more > 0 ? null : 'not_now'
  if (event.type === 'refunded' && state === 'chargedBack') {
    return more > 0 || charged.minor > 0 ? null : 'not_now'
  }
  return null
}
const isLie = (event: object) => {
  if (!('report' in event)) return false
  const { reference, amount, live } = event.report as ProviderReport
  return !isDeepStrictEqual({ reference, amount, live }, report)
}

describe('the own id of the provider', () => {
  const refIn = (events: PaymentEvent[]) =>
    events.reduce((at, event) => {
      const result = step(payment, at, event)
      if (!result.moved) throw new Error(result.why)
      return result.next
    }, begin(payment, order).next).context.ref
  const words: PaymentEvent[] = [
    { type: 'paid', report, ref: 'tr_9' },
    {
      type: 'paid',
      report: { ...report, amount: { minor: 749, currency: 'EUR' } },
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
    expect(refIn([opened, { type: 'failed' }, { type: 'paid', report }])).toBe('tr_1')
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
        const why = whyNotYet(pair)
        if (why === null) expect(to.split(' or '), sentence(pair)).toContain(result)
        expect('why' in pair ? pair.why : null, sentence(pair)).toBe(why)
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
      ref: null,
      checkoutUrl: null,
      granted: 0,
      returned: 0,
      paidMinor: 0,
      backMinor: 0,
      askedMinor: 0,
      refusedMinor: 0,
      charged: { credits: 0, minor: 0, undone: 0 },
    })
    expect(effects).toEqual([{ type: 'orderPlaced', ...of }])
  })

  it('tells open screens once at each change of its state', () => {
    for (const pair of pairs) {
      if (!('to' in pair)) continue
      const told = pair.effects.filter(({ type }) => type === 'paymentMoved')
      const isGone = ['refunded', 'chargedBack'].includes(`${pair.at.state}`)
      const stays = isGone || pair.event.type === 'refundRefused'
      const isSame = pair.to.state === pair.at.state && stays
      expect(told).toEqual(isSame ? [] : [{ type: 'paymentMoved', ...of }])
    }
  })

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
    const paid = step(payment, begin(payment, order).next, { type: 'paid', report })
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
