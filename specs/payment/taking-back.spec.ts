import { describe, expect, it } from 'vitest'
import { begin, step } from '#core/lifecycle.ts'
import { payment } from '#core/payment/machine.ts'
import { creditsBackFor } from '#core/payment/rules.ts'
import { order, pairs, said } from './explored.ts'

const staffMatters: string[] = [
  ...['refunded', 'partlyRefunded', 'chargedBack', 'wonBack', 'paidTwice', 'refundRefused'],
]

describe('a payment whose money goes back', () => {
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

  it('books each way back under a name of its own, along every path', () => {
    const twice = { ...said, cameMinor: 1_498, backMinor: 749 }
    const events = [
      { type: 'paid', said },
      { type: 'chargedBack', said },
      { type: 'paidTwice', said: twice },
      { type: 'partlyRefunded', said: { ...twice, backMinor: 1_000 } },
      { type: 'refunded', said },
      { type: 'chargedBack', said },
      { type: 'wonBack', said },
      { type: 'partlyRefunded', said: { ...twice, backMinor: 1_000 } },
      { type: 'refunded', said },
    ] as const
    let at = begin(payment, order).next
    const booked: string[] = []
    for (const event of events) {
      const result = step(payment, at, event)
      if (!result.moved) throw new Error(`${event.type}: ${result.why}`)
      at = result.next
      for (const effect of result.effects) {
        if (effect.type === 'takenBack' && effect.credits > 0) {
          booked.push(`${effect.by} ${effect.part}`)
        }
      }
    }
    expect(booked).toHaveLength(5)
    expect(new Set(booked).size).toBe(booked.length)
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
})
