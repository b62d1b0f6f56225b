import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  backMinor,
  chargedBackMinor,
  creditsTaken,
  creditsToTake,
  dueBackMinor,
  hereMinor,
  lossMinor,
  type Movement,
  mergeMovements,
  moneyStateOf,
  moneyStates,
  receivedMinor,
  refundedMinor,
} from '#core/payment/movements.ts'
import { triesOf } from '#specs/harness/long/how-long.ts'
import { anyMoneyTurn, moneyHistoryOf } from './money-histories.ts'

const GRANTED = 25
const paid: Movement = { kind: 'payment', id: 'p1', minor: 999 }
const refund = (minor: number, more: Partial<Extract<Movement, { kind: 'refund' }>> = {}) =>
  ({ kind: 'refund', id: 'r1', minor, state: 'done', isBySite: false, ...more }) as const
const chargeback = (minor: number, id = 'c1'): Movement => ({ kind: 'chargeback', id, minor })
const reversal = (minor: number, id = 'c1'): Movement => ({ kind: 'reversal', id, minor })

const bookOf = (movements: readonly Movement[]) => ({
  received: receivedMinor(movements),
  refunded: refundedMinor(movements),
  chargedBack: chargedBackMinor(movements),
  here: hereMinor(movements),
  dueBack: dueBackMinor(movements),
  back: backMinor(movements),
  loss: lossMinor(movements),
  credits: creditsTaken(movements, GRANTED),
  state: moneyStateOf(movements),
})

const anyHistory = fc
  .array(anyMoneyTurn, { maxLength: 9 })
  .map((turns) => moneyHistoryOf(turns, 999))
const anyMovements = anyHistory.map((history) => history.at(-1) ?? [])

describe('movements of a payment', () => {
  it.each<[string, Movement[], object]>([
    ['no money', [], { state: 'unpaid', here: 0, credits: 0 }],
    ['a payment', [paid], { state: 'completed', here: 999, back: 0, credits: 0 }],
    [
      'a second payment',
      [paid, { ...paid, id: 'p2' }],
      { state: 'paidTwice', received: 1_998, here: 1_998 },
    ],
    ['a part refunded', [paid, refund(333)], { state: 'partlyRefunded', back: 333, credits: 8 }],
    ['all refunded', [paid, refund(999)], { state: 'refunded', here: 0, credits: 25 }],
    [
      'a part charged back',
      [paid, chargeback(299)],
      { state: 'partlyChargedBack', chargedBack: 299, here: 700, credits: 7 },
    ],
    ['all charged back', [paid, chargeback(999)], { state: 'chargedBack', here: 0, credits: 25 }],
    [
      'a chargeback that the bank undid',
      [paid, chargeback(999), reversal(999)],
      { state: 'wonBack', here: 999, back: 0, credits: 0 },
    ],
    [
      'one of two chargebacks undone',
      [paid, chargeback(299), chargeback(300, 'c2'), reversal(299)],
      { state: 'partlyChargedBack', chargedBack: 300, back: 300, credits: 8 },
    ],
    [
      'a refund and a chargeback of all of it',
      [paid, refund(999), chargeback(999)],
      { state: 'chargedBack', here: -999, loss: 999, back: 999, credits: 25 },
    ],
    [
      'the same after the bank undid the chargeback',
      [paid, refund(999), chargeback(999), reversal(999)],
      { state: 'refunded', here: 0, loss: 0, credits: 25 },
    ],
    [
      'a failed refund that the site decided on',
      [paid, refund(333, { isBySite: true, credits: 8, state: 'failed' })],
      { state: 'partlyRefunded', refunded: 0, here: 999, dueBack: 333, back: 333, credits: 8 },
    ],
    [
      'a failed refund that somebody else asked for',
      [paid, refund(333, { state: 'failed' })],
      { state: 'completed', here: 999, dueBack: 0, back: 0, credits: 0 },
    ],
    [
      'a failed refund of the site, after which the bank took most',
      [paid, refund(700, { isBySite: true, credits: 18, state: 'failed' }), chargeback(500)],
      { state: 'chargedBack', here: 499, dueBack: 499, back: 999, credits: 25 },
    ],
    [
      'a refund without credits',
      [paid, refund(700, { isBySite: true, credits: 0, state: 'requested' })],
      { state: 'partlyRefunded', back: 700, credits: 0 },
    ],
    [
      'a refund of € 7.00 under way and a chargeback of € 2.99 (C23)',
      [paid, refund(700, { isBySite: true, credits: 18, state: 'requested' }), chargeback(299)],
      { state: 'chargedBack', here: 0, back: 999, credits: 25 },
    ],
  ])('give the books of %s (M13)', (_, movements, book) => {
    expect(bookOf(movements)).toMatchObject(book)
  })

  it('give the credits to take, or below zero those to give back', () => {
    const facts = { granted: GRANTED, returned: 8 }
    expect(creditsToTake([paid, refund(666)], facts)).toBe(9)
    expect(creditsToTake([paid, refund(333)], facts)).toBe(0)
    expect(creditsToTake([paid], facts)).toBe(-8)
  })
})

describe('mergeMovements', () => {
  const requested = refund(333, { state: 'requested', isBySite: true, credits: 8 })

  it('raises the state of a refund and never lowers it', () => {
    const states = ['requested', 'pending', 'done', 'failed'] as const
    for (const [earlier, one] of states.entries()) {
      for (const other of states.slice(earlier)) {
        const [first, second] = [refund(333, { state: one }), refund(333, { state: other })]
        expect(mergeMovements([first], [second])).toEqual([second])
        expect(mergeMovements([second], [first])).toEqual([second])
      }
    }
  })

  it("keeps the site's decision when its provider reports the refund", () => {
    const reported = refund(333, { state: 'pending', isBySite: false })
    const merged = refund(333, { state: 'pending', isBySite: true, credits: 8 })
    expect(mergeMovements([requested], [reported])).toEqual([merged])
    expect(mergeMovements([reported], [requested])).toEqual([merged])
  })

  it('takes the higher of two amounts or numbers of credits of one id', () => {
    expect(mergeMovements([chargeback(299)], [chargeback(300)])).toEqual([chargeback(300)])
    expect(mergeMovements([chargeback(300)], [chargeback(299)])).toEqual([chargeback(300)])
    const [low, high] = [refund(300, { credits: 7 }), refund(333, { credits: 8 })]
    expect(mergeMovements([low], [high])).toEqual([high])
    expect(mergeMovements([high], [low])).toEqual([high])
  })

  it('keeps a chargeback apart from its reversal, which has the same id', () => {
    expect(mergeMovements([chargeback(299)], [reversal(299)])).toHaveLength(2)
  })

  it('is commutative, associative and idempotent (M10)', () => {
    fc.assert(
      fc.property(anyMovements, anyMovements, anyMovements, (one, other, third) => {
        const merged = mergeMovements(one, other)
        expect(mergeMovements(other, one)).toEqual(merged)
        expect(mergeMovements(merged, third)).toEqual(
          mergeMovements(one, mergeMovements(other, third)),
        )
        expect(mergeMovements(merged, one)).toEqual(merged)
      }),
      { numRuns: 1_000 },
    )
  })

  it('ends alike whatever the order, repetition and loss of older reports (M10, M13)', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(anyHistory, fc.array(fc.nat(), { maxLength: 12 }), fc.nat(), (all, mix, nth) => {
        const newest = all.at(-1) ?? []
        const older = mix.map((one) => all[one % all.length] ?? [])
        const reports = older.toSpliced(nth % (older.length + 1), 0, newest)
        const end = reports.reduce<Movement[]>(mergeMovements, [])
        expect(end).toEqual(mergeMovements([], newest))
        expect(bookOf(end)).toEqual(bookOf(newest))
        seen.add(moneyStateOf(end))
      }),
      { numRuns: triesOf('payment/movements.spec.ts') },
    )
    expect(seen.size).toBe(moneyStates.length - 1)
  }, 300_000)

  it('balances the money here, gone and due in every history (M3, M13)', () => {
    fc.assert(
      fc.property(anyMovements, (movements) => {
        const book = bookOf(movements)
        expect(book.here).toBe(book.received - book.refunded - book.chargedBack)
        expect(book.back).toBeLessThanOrEqual(book.received)
        expect(book.back).toBeGreaterThanOrEqual(0)
        expect(book.dueBack).toBeLessThanOrEqual(Math.max(0, book.here))
        expect(book.credits).toBeLessThanOrEqual(GRANTED)
        if (book.back === book.received) expect(book.credits).toBe(GRANTED)
        if (book.back === 0) expect(book.credits).toBe(0)
        expect(book.loss).toBe(Math.max(0, book.refunded + book.chargedBack - book.received))
      }),
      { numRuns: 5_000 },
    )
  })
})
