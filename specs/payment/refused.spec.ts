import { describe, expect, it } from 'vitest'
import { paymentChart } from '#core/charts/of/payment.ts'
import type { Order } from '#core/payment/checkout/order.ts'
import { payment } from '#core/payment/machine.ts'
import { exploreAsTold } from '#specs/harness/support/explore.ts'

const order = paymentChart.begins[0]?.facts as Order
const of = { payment: order.payment, account: order.account }
const { pairs } = exploreAsTold(payment, order)

describe('money that the site gives back', () => {
  it('asks the provider for what the site gives back, and a person where that is refused', () => {
    for (const pair of pairs) {
      if (!('to' in pair)) continue
      const asked = pair.effects.filter(({ type }) => type === 'refundAsked')
      const { type } = pair.event
      const { backMinor, amount, charged } = pair.at.context
      expect(asked).toEqual(
        type === 'giveBack'
          ? [
              {
                type: 'refundAsked',
                ...of,
                minor: 700,
                part: 2 * amount.minor * charged.undone + backMinor + 700,
              },
            ]
          : [],
      )
    }
  })
})

describe('money that a provider does not give back', () => {
  it('is told to staff in each state that a refund can be on its way in, and left to a person', () => {
    const refused = pairs.filter((pair) => 'to' in pair && pair.event.type === 'refundRefused')
    const counted = new Set<unknown>()
    for (const pair of refused) {
      if (!('to' in pair) || pair.event.type !== 'refundRefused') continue
      const { state, context } = pair.at
      const { minor, part, failed } = pair.event
      const hadGone = failed ? context.backMinor - context.refusedMinor : 0
      const left = minor <= (state === 'refunded' ? hadGone : context.askedMinor) ? minor : 0
      if (left > 0) counted.add(state)
      const askedMinor = Math.max(0, context.askedMinor - left)
      const refusedMinor = context.refusedMinor + left
      expect(pair.to).toEqual({ state, context: { ...context, askedMinor, refusedMinor } })
      const told = { about: 'refundRefused', part, minor }
      expect(pair.effects).toEqual([{ type: 'staffTold', ...of, ...told }])
    }
    const states = new Set(refused.map(({ at }) => at.state))
    expect([...states].sort()).toEqual(['chargedBack', 'partlyRefunded', 'refunded', 'wonBack'])
    expect([...counted].sort()).toEqual([...states].sort())
  })

  it('is told apart from what it gives, and both are no more than came', () => {
    for (const pair of pairs) {
      if (!('to' in pair)) continue
      const { askedMinor, refusedMinor, backMinor, paidMinor, charged } = pair.to.context
      expect(askedMinor).toBeGreaterThanOrEqual(0)
      expect(refusedMinor).toBeGreaterThanOrEqual(0)
      expect(backMinor - charged.minor).toBeGreaterThanOrEqual(askedMinor + refusedMinor)
      expect(backMinor).toBeLessThanOrEqual(paidMinor)
      const { event } = pair
      if (event.type === 'partlyRefunded') {
        expect(backMinor - refusedMinor).toBe(event.report.backMinor)
      }
      const isNews = pair.at.state !== 'refunded'
      if (event.type === 'refunded' && isNews) expect(askedMinor + refusedMinor).toBe(0)
    }
  })
})
