import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { begin, step } from '#core/kernel/lifecycle.ts'
import { payment } from '#core/payment/machine.ts'
import { lies, of, order, pairs, report, truths, WITHOUT_DISCOUNT } from './explored.ts'

const anyEvent = fc.constantFrom(
  ...truths,
  ...lies.map((lie) => ({ type: 'paid' as const, report: lie })),
)

describe('a payment that is paid', () => {
  it('uses up no code where it was ordered without one', () => {
    const paid = step(payment, begin(payment, { ...order, discount: null }).next, {
      type: 'paid',
      report,
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

  it('tells the member that the money came after all, who had been told that the payment ended (M12)', () => {
    for (const pair of pairs) {
      if (!('to' in pair) || pair.event.type !== 'paid') continue
      const late = pair.effects.filter(({ type }) => type === 'cameLate')
      expect(late).toHaveLength(['failed', 'cancelled'].includes(`${pair.at.state}`) ? 1 : 0)
    }
  })

  it('grants at most once, and exactly once when paid, whatever comes in whatever order (M1)', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 12 }), (events) => {
        let at = begin(payment, order).next
        let grants = 0
        let truth = false
        for (const event of events) {
          if (event.type === 'paid' && event.report === report) truth = true
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
})
