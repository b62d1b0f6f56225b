import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EffectOf } from '#core/kernel/lifecycles.ts'
import { reactionTo } from '#core/kernel/reactions.ts'
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
        const settled = Math.max(0, Math.min(owed, change))
        expect(entries.filter(({ reason }) => reason === 'owed_settled')).toEqual(
          settled === 0
            ? []
            : [
                { operation: 'p', book: 'anna', credits: -settled, reason: 'owed_settled' },
                { operation: 'p', book: 'owed', credits: settled, reason: 'owed_settled' },
              ],
        )
        expect(balance + of('anna')).toBeGreaterThanOrEqual(0)
        expect(owed - of('owed')).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('go off what is bought next, whatever comes and goes: none vanishes, and no debt falls below zero (M3, M13)', () => {
    const person = { payment: 'p', account: 'anna', minor: 1, part: 1 } as const
    const effectOf = (is: 'bought' | 'again' | 'back', credits: number): EffectOf<'payment'> => {
      if (is === 'again') return { type: 'grantedAgain', ...person, credits }
      if (is === 'back') return { type: 'takenBack', by: 'refunded', ...person, credits }
      return { type: 'granted', ...person, credits, discount: null, mandate: null }
    }
    const bought = fc.record({ is: fc.constantFrom('bought', 'again', 'back'), n: fc.nat(40) })
    const spent = fc.record({ is: fc.constant('spent'), n: fc.nat(40) })
    fc.assert(
      fc.property(fc.array(fc.oneof(bought, spent), { maxLength: 30 }), (acts) => {
        const wallet = { balance: 0, owed: 0 }
        const sum = { paid: 0, spent: 0, back: 0 }
        for (const { is, n } of acts) {
          const credits = n + 1
          if (is === 'spent') {
            const used = Math.min(wallet.balance, credits)
            wallet.balance -= used
            sum.spent += used
            continue
          }
          const was = { ...wallet }
          const { postings = [] } = reactionTo('payment', effectOf(is, credits))
          for (const post of postings) {
            for (const { book, credits: moved } of entriesOf(post, wallet)) {
              if (book === 'anna') wallet.balance += moved
              if (book === 'owed') wallet.owed -= moved
            }
          }
          sum[is === 'back' ? 'back' : 'paid'] += credits
          if (is !== 'back') expect(wallet.owed).toBe(Math.max(0, was.owed - credits))
          expect(Math.min(wallet.balance, wallet.owed)).toBeGreaterThanOrEqual(0)
          expect(wallet.balance === 0 || wallet.owed === 0).toBe(true)
        }
        expect(wallet.balance - wallet.owed).toBe(sum.paid - sum.spent - sum.back)
      }),
    )
  })
})
