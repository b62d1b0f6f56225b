import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entriesOf, type LedgerPosting, withDebt } from '#core/payment/wallet/ledger.ts'

describe('credits that a balance cannot bear', () => {
  it('are owed, and settled first by what is given next (M13)', () => {
    expect(withDebt({ balance: 5, owed: 0 }, -8)).toEqual({ credits: -5, owed: 3 })
    expect(withDebt({ balance: 8, owed: 2 }, -8)).toEqual({ credits: -8, owed: 0 })
    expect(withDebt({ balance: 0, owed: 3 }, 10)).toEqual({ credits: 7, owed: -3 })
    expect(withDebt({ balance: 0, owed: 10 }, 3)).toEqual({ credits: 0, owed: -3 })
    expect(withDebt({ balance: 4, owed: 0 }, 3)).toMatchObject({ credits: 3 })
  })

  it('leave every post in balance, and neither balance nor debt below zero (M3, M13)', () => {
    const credits = fc.integer({ min: -200, max: 200 }).filter((n) => n !== 0)
    fc.assert(
      fc.property(credits, fc.nat(100), fc.nat(100), (change, balance, owed) => {
        const post: LedgerPosting = {
          operation: 'p',
          account: 'anna',
          against: 'sales',
          credits: change,
          reason: 'refund',
          rest: 'owed',
        }
        const entries = entriesOf(post, { balance, owed })
        const of = (book: string) =>
          entries.filter((one) => one.book === book).reduce((sum, one) => sum + one.credits, 0)
        expect(entries.reduce((sum, one) => sum + one.credits, 0)).toBe(0)
        expect(of('sales')).toBe(-change)
        expect(balance + of('anna')).toBeGreaterThanOrEqual(0)
        expect(owed - of('owed')).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
