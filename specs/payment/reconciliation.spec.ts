import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addsUp,
  type DifferenceKind,
  differenceOf,
  differencesIn,
  type Reckoned,
} from '#core/payment/reconciliation.ts'

const one = (change: Partial<Reckoned>): Reckoned => ({
  ...{ payment: 'p', state: 'completed', granted: 25, takenBack: 0, booked: 25, returned: 0 },
  ...{ undone: false, restored: 0, withdrawn: 0, withdrawnBooked: 0 },
  ...{ keptMinor: 999, receiptsMinor: 999 },
  ...change,
})

describe('orders, payments, grants and ledger', () => {
  const agreeing: [string, Partial<Reckoned>][] = [
    ['a paid order with its credits', {}],
    ['one that was paid twice', { state: 'paidTwice', granted: 50, booked: 50 }],
    ['one that was paid back', { state: 'refunded', takenBack: 25, returned: 25 }],
    ['one that was charged back', { state: 'chargedBack', takenBack: 25, returned: 25 }],
    ['one that was paid back in part', { state: 'partlyRefunded', takenBack: 8, returned: 8 }],
    ['one that was won back', { state: 'wonBack', undone: true, restored: 25 }],
    [
      'one that was withdrawn from',
      {
        ...{ state: 'partlyRefunded', takenBack: 8, returned: 8 },
        ...{ withdrawn: 8, withdrawnBooked: 8, keptMinor: 679, receiptsMinor: 679 },
      },
    ],
    ['one that is open', { state: 'pending', granted: 0, booked: 0 }],
    ['one that failed', { state: 'failed', granted: 0, booked: 0 }],
  ]
  it.each(agreeing)('agree on %s', (_, change) => {
    expect(differenceOf(one(change))).toBeNull()
  })

  const differing: [DifferenceKind, Partial<Reckoned>][] = [
    ['no_payment', { state: null }],
    ['not_paid', { state: 'pending', granted: 0 }],
    ['not_paid', { state: 'cancelled', granted: 0, booked: 1 }],
    ['not_granted', { booked: 0 }],
    ['other_amount', { booked: 24 }],
    ['other_amount', { booked: 50 }],
    ['other_amount', { state: 'refunded', booked: 24, takenBack: 25, returned: 24 }],
    ['not_taken_back', { state: 'refunded', takenBack: 25 }],
    ['not_taken_back', { state: 'chargedBack', takenBack: 25, returned: 24 }],
    ['not_taken_back', { state: 'partlyRefunded', takenBack: 8, returned: 7 }],
    ['taken_too_early', { state: 'partlyRefunded', takenBack: 8, returned: 9 }],
    ['taken_too_early', { returned: 25 }],
    ['not_granted', { granted: 0, booked: 0 }],
    ['not_paid', { state: 'pending' }],
    ['not_taken_back', { state: 'refunded' }],
    ['taken_too_early', { takenBack: 25, returned: 25 }],
    ['not_restored', { state: 'wonBack', returned: 25, undone: true }],
    ['taken_too_early', { state: 'wonBack', returned: 25, undone: true, restored: 5 }],
    [
      'other_withdrawal',
      { state: 'partlyRefunded', takenBack: 8, returned: 8, withdrawn: 8, withdrawnBooked: 7 },
    ],
    ['other_withdrawal', { withdrawnBooked: 1 }],
    ['other_receipts', { receiptsMinor: 998 }],
    ['other_receipts', { keptMinor: 0 }],
  ]
  it.each(differing)('differ by %s, and it is named', (kind, change) => {
    const reckoned = one(change)
    expect(differencesIn([one({}), reckoned])).toEqual([{ ...reckoned, kind }])
  })

  it('agree on one number of credits only, whichever it is', () => {
    const credits = fc.integer({ min: 1, max: 1_000 })
    fc.assert(
      fc.property(credits, fc.nat(1_000), fc.nat(1_000), (granted, booked, returned) => {
        const agrees = (state: Reckoned['state']) =>
          differenceOf(
            one({
              state,
              granted,
              booked,
              returned,
              takenBack: state === 'refunded' ? granted : 0,
            }),
          ) === null
        expect(agrees('completed')).toBe(booked === granted && returned === 0)
        expect(agrees('refunded')).toBe(booked === granted && returned === granted)
      }),
    )
  })
})

describe('a day', () => {
  const day = {
    ...{ site: 'vonk', day: '2026-03-10', orders: 1, paid: [], granted: 25, returned: 0 },
    ...{ differences: [], booksSum: 0, walletsOff: 0 },
  }
  it('adds up without a difference, with books that sum to nought and true balances (M3)', () => {
    expect(addsUp(day)).toBe(true)
    expect(addsUp({ ...day, booksSum: 1 })).toBe(false)
    expect(addsUp({ ...day, walletsOff: 1 })).toBe(false)
    expect(addsUp({ ...day, differences: [{ ...one({}), kind: 'not_paid' }] })).toBe(false)
  })
})
