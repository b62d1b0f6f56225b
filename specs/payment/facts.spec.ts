import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { begin, type Stored, step } from '#core/kernel/lifecycle.ts'
import type { Order } from '#core/payment/checkout/order.ts'
import { payment } from '#core/payment/machine.ts'
import {
  creditsBackFor,
  eventsOf,
  type ProviderReport,
  type ProviderStatus,
  providerStatuses,
} from '#core/payment/rules.ts'
import { triesOf } from '#specs/harness/long/how-long.ts'
import { anyTurn, type BankWord, historyOf, permutations } from './bank-words.ts'
import { orderOf, reportOf } from './orders.ts'

/** How far each fact leads; what ended without money stays below all money. */
const rank: Record<ProviderStatus, number> = {
  open: 0,
  failed: 1,
  cancelled: 1,
  paid: 2,
  paid_twice: 3,
  refunded: 4,
  charged_back: 5,
  won_back: 6,
}
const stateAt = ['loading', '', 'completed', 'paidTwice', 'refunded', 'chargedBack', 'wonBack']

type Told = { at: Stored<typeof payment.machine>; grants: number; back: number; net: number }

/** What is said of each where a chargeback was undone, and a refund came after that. */
const undoneAt = (status: ProviderStatus, facts: ProviderStatus[]) =>
  facts.includes('won_back') && (status === 'won_back' || status === 'refunded')
    ? { undone: 1 }
    : {}

const hear = (
  told: Told,
  status: ProviderStatus,
  order: Order,
  report: ProviderReport = reportOf(order),
): Told => {
  let { at, grants, back, net } = told
  for (const event of eventsOf(status, report)) {
    const result = step(payment, at, event)
    if (!result.moved) continue
    at = result.next
    for (const effect of result.effects) {
      if (effect.type === 'granted' || effect.type === 'grantedAgain') {
        grants += 1
        net += effect.credits
      }
      if (effect.type === 'takenBack') {
        back += effect.credits
        net -= effect.credits
      }
      if (effect.type === 'grantedBack') {
        back -= effect.credits
        net += effect.credits
      }
    }
  }
  return { at, grants, back, net }
}

const expectEnd = (facts: ProviderStatus[], order: Order) => {
  const start = { at: begin(payment, order).next, grants: 0, back: 0, net: 0 }
  const end = facts.reduce(
    (told, status) => hear(told, status, order, { ...reportOf(order), ...undoneAt(status, facts) }),
    start,
  )
  const isOver = facts.includes('won_back')
  const isRefunded = isOver && facts.includes('refunded')
  const most = isRefunded ? rank.refunded : Math.max(...facts.map((status) => rank[status]))
  if (most !== 1) expect(end.at.state).toBe(stateAt[most])
  else expect(end.at.state).toBe(facts.find((status) => rank[status] === 1))
  const twice = end.grants === 2
  expect(end.grants).toBeLessThanOrEqual(2)
  if (twice) expect(facts).toContain('paid_twice')
  expect(end.grants > 0).toBe(most >= 2)
  const all = twice ? 25 + 19 : 25
  const isGone = most === rank.refunded || most === rank.charged_back
  expect(end.back).toBe(isGone ? all : 0)
  expect(end.net).toBe(most < 2 || isGone ? 0 : all)
}

/** A word with the moneys that came until then, those that went back, and how many were undone. */
type PaidWord = [ProviderStatus, number, number, number?]
const gone = {
  'a refund': ['refunded', 1, 1],
  'a chargeback': ['charged_back', 1, 1],
} as const satisfies Record<string, PaidWord>
/** Of each the words in the order in which they became true. */
const afterAll = Object.fromEntries(
  Object.entries(gone).flatMap(([how, first]) =>
    Object.entries({
      '': [],
      ' and was refunded': [['refunded', 2, 2]],
      ' and was charged back': [['charged_back', 2, 2]],
      ' and was charged back and won': [
        ['charged_back', 2, 2],
        ['won_back', 2, 1, 1],
      ],
    } satisfies Record<string, PaidWord[]>).map(([then, later]): [string, PaidWord[]] => [
      `${how}${then}`,
      [['paid', 1, 0], first, ['paid_twice', 2, 1], ...later],
    ]),
  ),
)

describe('what a provider says of a payment', () => {
  it('ends alike in every order of up to six facts, and grants once for each payment (M1, M10)', () => {
    const facts = providerStatuses.filter((status) => status !== 'open')
    expect(facts).toHaveLength(7)
    let orders = 0
    for (let some = 1; some < 2 ** facts.length; some += 1) {
      const chosen = facts.filter((_, index) => some & (1 << index))
      if (chosen.length > 6) continue
      for (const order of permutations(chosen)) {
        orders += 1
        expectEnd(order, orderOf('p'))
      }
    }
    expect(orders).toBe(8_659)
  }, 300_000)

  it('ends alike however late and often each fact comes (M1, M10)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...providerStatuses), { minLength: 1, maxLength: 12 }),
        (facts) => expectEnd(facts, orderOf('p')),
      ),
      { numRuns: triesOf('payment/facts.spec.ts') },
    )
  }, 300_000)

  it('ends alike where a refund of the whole came after a chargeback that was undone (M10, M13)', () => {
    const order = orderOf('p')
    const report = { ...reportOf(order), undone: 1 }
    const first = (status: ProviderStatus) => (status === 'won_back' ? report : reportOf(order))
    const start = { at: begin(payment, order).next, grants: 0, back: 0, net: 0 }
    const heard: ProviderStatus[][] = [[], ['charged_back'], ['refunded', 'charged_back']]
    for (const before of [...heard, ['won_back'] as const]) {
      let told: Told = start
      for (const early of before) told = hear(told, early, order, first(early))
      told = hear(told, 'refunded', order, report)
      for (const late of before) told = hear(told, late, order, first(late))
      expect(told.at.state, before.join()).toBe('refunded')
      expect(told, before.join()).toMatchObject({ grants: 1, back: 25, net: 0 })
    }
  })

  it.each(Object.entries(afterAll))(
    'ends as its newest word has it where the money came once more after %s (M1, M10, M12, M13)',
    (_, history) => {
      const order = orderOf('p', { discount: null })
      const start: Told = { at: begin(payment, order).next, grants: 0, back: 0, net: 0 }
      const hearWord = (told: Told, [status, cameMinor, backMinor, undone]: PaidWord) =>
        hear(told, status, order, {
          ...reportOf(order),
          cameMinor: cameMinor * 749,
          backMinor: backMinor * 749,
          ...(undone && { undone }),
        })
      const sumsOf = ({ at: { context }, net }: Told) => {
        const { granted, returned, paidMinor, backMinor } = context
        return { granted, returned, paidMinor, backMinor, net }
      }
      for (const [nth, newest] of history.entries()) {
        const [, came, back] = newest
        for (const older of permutations(history.slice(0, nth))) {
          for (const at of [...older.keys(), older.length]) {
            const words = older.toSpliced(at, 0, newest)
            const end = words.reduce(hearWord, start)
            const net = 25 * (came - back)
            const sums = { granted: 25 * came, returned: 25 * back, paidMinor: 749 * came }
            expect(sumsOf(end), words.join(' ')).toEqual({ ...sums, backMinor: 749 * back, net })
            const partly = came > 1 && back === 1 ? ['partlyRefunded', 'wonBack'] : []
            const states = partly.length > 0 ? partly : [stateAt[rank[newest[0]]]]
            expect(states, words.join(' ')).toContain(end.at.state)
            expect(words.reduce(hearWord, end)).toEqual(end)
          }
        }
      }
    },
  )

  it('brings credits for the second money also where a refund of the first failed since, and a person pays that once (M12, M13)', () => {
    const order = orderOf('p', { discount: null })
    const all = order.amount.minor
    const move = (at: Stored<typeof payment.machine>, event: Parameters<typeof step>[2]) => {
      const moved = step(payment, at, event as never)
      if (!moved.moved) throw new Error(moved.why)
      return moved.next
    }
    const start: Told = { at: begin(payment, order).next, grants: 0, back: 0, net: 0 }
    const word = (told: Told, status: ProviderStatus, more: Partial<ProviderReport>) =>
      hear(told, status, order, { ...reportOf(order), ...more })
    const sumsOf = ({ at: { state, context } }: Told) => {
      const { granted, returned, paidMinor, backMinor, refusedMinor } = context
      return { state, granted, returned, paidMinor, backMinor, refusedMinor }
    }
    const paid = word(start, 'paid', {})
    const wish = { type: 'giveBack', minor: all, credits: 25, by: 'givenBack' }
    const gone = word({ ...paid, at: move(paid.at, wish) }, 'refunded', {})
    const refusal = { type: 'refundRefused', minor: all, part: all, failed: true }
    const failed = { ...gone, at: move(gone.at, refusal) }
    const first = { granted: 25, returned: 25, paidMinor: all, backMinor: all, refusedMinor: all }
    expect(sumsOf(failed)).toEqual({ state: 'refunded', ...first })
    const again = word(failed, 'paid_twice', { cameMinor: 2 * all })
    const both = { ...first, granted: 50, paidMinor: 2 * all }
    expect(sumsOf(again)).toEqual({ state: 'partlyRefunded', ...both })
    const lost = word(again, 'charged_back', { cameMinor: 2 * all })
    expect(lost.at.context).toMatchObject({ returned: 50, backMinor: 2 * all })
    const won = word(lost, 'won_back', { cameMinor: 2 * all, undone: 1 })
    expect(sumsOf(won)).toEqual({ state: 'wonBack', ...both })
    const late = { paid: 1, refunded: 1, paid_twice: 2, charged_back: 2 }
    for (const [status, came] of Object.entries(late)) {
      const again = word(won, status as ProviderStatus, { cameMinor: came * all })
      expect(sumsOf(again), status).toEqual(sumsOf(won))
    }
  })

  it('ends as its newest word has it, however parts, chargebacks and their ends mix (M10, M13)', () => {
    const order = orderOf('p', { discount: null })
    const all = order.amount.minor
    const start: Told = { at: begin(payment, order).next, grants: 0, back: 0, net: 0 }
    let [restored, again] = [0, 0]
    fc.assert(
      fc.property(
        fc.array(anyTurn, { maxLength: 9 }),
        fc.array(fc.nat()),
        fc.nat(),
        (taken, mix, nth) => {
          const history = historyOf(taken, all)
          const newest = history.at(-1) as BankWord
          const older = history.slice(0, -1)
          const mixed = mix
            .map((one) => older[one % older.length])
            .filter((one) => one !== undefined)
          const words = mixed.toSpliced(nth % (mixed.length + 1), 0, newest)
          const hearWord = (told: Told, { status, ...report }: BankWord) =>
            hear(told, status, order, { ...reportOf(order), ...report })
          const end = words.reduce(hearWord, start)
          const { backMinor, returned, charged } = end.at.context
          const gone = newest.status === 'refunded' || newest.status === 'charged_back'
          const back = gone ? all : newest.backMinor
          const credits = creditsBackFor({ granted: 25, paidMinor: all, backMinor: back })
          expect({ backMinor, returned }, JSON.stringify(words)).toEqual({
            backMinor: back,
            returned: credits,
          })
          expect(charged.undone).toBe(newest.undone)
          expect([end.net, end.back, end.grants]).toEqual([25 - credits, credits, 1])
          if (newest.undone > 0 && !gone) restored += 1
          if (newest.undone > 1) again += 1
          expect(words.reduce(hearWord, end)).toEqual(end)
        },
      ),
      { numRuns: 5_000 },
    )
    expect(Math.min(restored, again)).toBeGreaterThan(0)
  }, 300_000)

  it('means nothing while the payment is open', () => {
    expect(eventsOf('open', reportOf(orderOf('p')))).toEqual([])
  })
})
