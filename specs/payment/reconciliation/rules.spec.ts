import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addsUp,
  type DifferenceKind,
  daysToReport,
  differenceOf,
  differencesIn,
  REPORT_DAYS_MAX,
  type ReconciledAmounts,
  reconciledTotalsOf,
} from '#core/payment/reconciliation/rules.ts'
import { day, late, one, refused } from './reported.ts'

describe('orders, payments, grants and ledger', () => {
  const agreeing: [string, Partial<ReconciledAmounts>][] = [
    ['a paid order with its credits', {}],
    ['one that was paid twice', { state: 'paidTwice', granted: 50, booked: 50 }],
    ['one that was paid back', { state: 'refunded', takenBack: 25, returned: 25 }],
    ['one that was charged back', { state: 'chargedBack', takenBack: 25, returned: 25 }],
    ['one that was paid back in part', { state: 'partlyRefunded', takenBack: 8, returned: 8 }],
    ['one that was won back', { state: 'wonBack', undone: true, restored: 25 }],
    [
      'one that was withdrawn from',
      {
        state: 'partlyRefunded',
        takenBack: 8,
        returned: 8,
        withdrawn: 8,
        withdrawnBooked: 8,
        keptMinor: 679,
        receiptsMinor: 679,
      },
    ],
    ['one that is open', { state: 'pending', granted: 0, booked: 0 }],
    ['one that is prepared', { state: 'loading', granted: 0, booked: 0 }],
    ['one whose provider is silent', { state: 'unknown', granted: 0, booked: 0 }],
    ['one that failed', { state: 'failed', granted: 0, booked: 0 }],
  ]
  it.each(agreeing)('agree on %s', (_, change) => {
    expect(differenceOf(one(change))).toBeNull()
  })

  const differing: [DifferenceKind, Partial<ReconciledAmounts>][] = [
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
    ['taken_too_early', { takenBack: 5 }],
    ['taken_too_early', { state: 'paidTwice', takenBack: 25, returned: 25 }],
    ['not_taken_back', { state: 'chargedBack', takenBack: 24, returned: 24 }],
    ['not_taken_back', { state: 'refunded', takenBack: 24, returned: 25 }],
    ['not_paid', { state: 'unknown', granted: 5, booked: 0 }],
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
    ['other_advance', { state: 'pending', granted: 0, booked: 0, advanced: 6, advancedBooked: 5 }],
    ['other_advance', { state: 'completed', advancedBooked: 6 }],
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
        const agrees = (state: ReconciledAmounts['state']) =>
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

describe('the report of a day', () => {
  it('adds up without a difference, with books that sum to nought and true balances (M3)', () => {
    expect(addsUp(day)).toBe(true)
    expect(addsUp({ ...day, booksSum: 1 })).toBe(false)
    expect(addsUp({ ...day, walletsOff: 1 })).toBe(false)
    expect(addsUp({ ...day, notBack: [late] })).toBe(false)
    expect(addsUp({ ...day, notBack: [refused] })).toBe(true)
    expect(addsUp({ ...day, notBack: [refused, late] })).toBe(false)
    expect(addsUp({ ...day, differences: [{ ...one({}), kind: 'not_paid' }] })).toBe(false)
  })

  it('has payments, ledger and receipts side by side, in each currency of its own', () => {
    const back = { state: 'partlyRefunded', takenBack: 8, returned: 7, keptMinor: 679 } as const
    const reckoned = [
      one({}),
      one({ ...back, receiptsMinor: 680 }),
      one({ booked: 24, currency: 'SEK', keptMinor: 9_900, receiptsMinor: 9_900 }),
      one({ state: null, granted: 0, booked: 5, keptMinor: 0, receiptsMinor: 0, currency: null }),
    ]
    expect(reconciledTotalsOf(reckoned)).toEqual({
      payments: 4,
      granted: { payments: 75, books: 79 },
      returned: { payments: 8, books: 7 },
      kept: [
        { currency: 'EUR', payments: 999 + 679, receipts: 999 + 680 },
        { currency: 'SEK', payments: 9_900, receipts: 9_900 },
      ],
    })
  })

  it('has equal sums in payments and ledger, unless a difference is named', () => {
    const number = fc.integer({ min: 0, max: 50 })
    const reckoned = fc.record({ granted: number, booked: number, kept: number, receipts: number })
    fc.assert(
      fc.property(fc.array(reckoned), (drawn) => {
        const all = drawn.map(({ granted, booked, kept, receipts }) =>
          one({ granted, booked, keptMinor: kept, receiptsMinor: receipts }),
        )
        if (differencesIn(all).length > 0) return
        const { granted, kept } = reconciledTotalsOf(all)
        expect(granted.payments).toBe(granted.books)
        for (const { payments, receipts } of kept) expect(payments).toBe(receipts)
      }),
    )
  })
})

describe('the days that are to be reported', () => {
  it('are all since the last that was, each once, and none twice', () => {
    expect(daysToReport('2026-03-08', '2026-03-09')).toEqual(['2026-03-09'])
    expect(daysToReport('2026-02-27', '2026-03-02')).toEqual([
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ])
    expect(daysToReport('2026-03-09', '2026-03-09')).toEqual([])
    expect(daysToReport('2026-03-10', '2026-03-09')).toEqual([])
  })

  it('are yesterday alone where none was reported, and never more than a month', () => {
    expect(daysToReport(null, '2026-03-09')).toEqual(['2026-03-09'])
    const month = daysToReport('2025-01-01', '2026-01-31')
    expect(month).toHaveLength(REPORT_DAYS_MAX)
    expect([month[0], month.at(-1)]).toEqual(['2026-01-01', '2026-01-31'])
    expect(daysToReport('2025-12-31', '2026-01-31')).toEqual(month)
    expect(daysToReport('2026-01-01', '2026-01-31')).toEqual(month.slice(1))
  })
})
