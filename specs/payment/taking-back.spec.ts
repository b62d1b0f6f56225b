import { describe, expect, it } from 'vitest'
import { begin, step } from '#core/kernel/lifecycle.ts'
import { payment } from '#core/payment/machine.ts'
import { creditsBackFor, expectedBack } from '#core/payment/rules.ts'
import { of, order, pairs, report } from './explored.ts'

const staffMatters: string[] = [
  'refunded',
  'partlyRefunded',
  'chargedBack',
  'wonBack',
  'paidTwice',
  'refundRefused',
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
        const { backMinor: back = 0 } = pair.event.report
        const backMinor = Math.min(back + refusedMinor, paidMinor)
        const target = creditsBackFor({ granted, paidMinor, backMinor })
        expect(after.returned).toBe(Math.max(before.returned, target))
      }
      if (pair.event.type === 'chargedBack' && taken.length > 0) {
        const minor = taken.reduce((sum, one) => sum + one.minor, 0)
        expect(after.charged).toMatchObject({ credits, minor })
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
    const from = new Set<unknown>()
    for (const pair of undone) {
      if (!('to' in pair) || pair.event.type !== 'wonBack') continue
      const { state, context: before } = pair.at
      const { report } = pair.event
      const isLost = before.charged.minor === 0 && before.askedMinor + before.refusedMinor === 0
      const staysGone = state === 'refunded' || (state === 'chargedBack' && isLost)
      const back = staysGone
        ? { minor: 0, credits: 0, staysMinor: before.backMinor }
        : expectedBack({ ...before, saidMinor: report.backMinor ?? 0 })
      if (back.minor > 0) from.add(state)
      const charged = { credits: 0, minor: 0, undone: report.undone }
      expect(pair.to).toEqual({
        state: staysGone ? 'refunded' : 'wonBack',
        context: {
          ...before,
          returned: before.returned - back.credits,
          backMinor: back.staysMinor,
          charged: staysGone ? { ...before.charged, undone: report.undone } : charged,
        },
      })
      const effects = pair.effects.filter(({ type }) => type === 'grantedBack')
      const { minor, credits } = back
      const part = 2 * order.amount.minor * (report.undone ?? 0) + back.staysMinor
      const granted = { type: 'grantedBack', ...of, minor, credits, part }
      expect(effects).toEqual(staysGone ? [] : [granted])
      const old = { ...report, undone: before.charged.undone }
      for (const type of ['chargedBack', 'partlyRefunded', 'wonBack'] as const) {
        const again = step(payment, pair.to, { type, report: { ...old, backMinor: 749 } })
        expect(again).toMatchObject({ moved: false, why: 'not_now' })
      }
    }
    expect([...from].sort()).toEqual(['chargedBack', 'partlyRefunded', 'wonBack'])
  })

  it('counts what a bank undid though all of it stays gone, and moves for nothing else', () => {
    const stay = pairs.filter(
      (pair) =>
        'to' in pair &&
        ['refunded', 'chargedBack'].includes(`${pair.at.state}`) &&
        pair.to.state === pair.at.state &&
        'report' in pair.event &&
        (pair.event.report.undone ?? 0) > pair.at.context.charged.undone,
    )
    const kinds = new Set(stay.map(({ at, event }) => `${at.state} at ${event.type}`))
    expect([...kinds].sort()).toEqual([
      'chargedBack at chargedBack',
      'refunded at refunded',
      'refunded at wonBack',
    ])
    for (const pair of stay) {
      if (!('to' in pair) || !('report' in pair.event)) continue
      const { charged, ...before } = pair.at.context
      const counted = { ...charged, undone: pair.event.report.undone }
      expect(pair.to.context).toEqual({ ...before, charged: counted })
      expect(pair.effects).toEqual([])
    }
  })

  it('is refunded where the bank undid its chargeback and the provider gave all of it back', () => {
    let times = 0
    for (const pair of pairs) {
      if (!('to' in pair) || pair.at.state !== 'chargedBack' || pair.to.state !== 'refunded')
        continue
      if (pair.event.type !== 'refunded') continue
      times += 1
      const { context } = pair.at
      expect(pair.to.context).toEqual({
        ...context,
        askedMinor: 0,
        refusedMinor: 0,
        charged: { credits: 0, minor: 0, undone: pair.event.report.undone },
      })
      const taken = pair.effects.flatMap((effect) => ('credits' in effect ? [effect] : []))
      expect(taken).toMatchObject([{ type: 'takenBack', by: 'refunded', credits: 0, minor: 0 }])
    }
    expect(times).toBeGreaterThan(0)
  })

  it('books each reversal under a name of its own, along every path', () => {
    const twice = { ...report, cameMinor: 1_498, backMinor: 749 }
    const events = [
      { type: 'paid', report },
      { type: 'chargedBack', report },
      { type: 'paidTwice', report: twice },
      { type: 'partlyRefunded', report: { ...twice, backMinor: 1_000 } },
      { type: 'chargedBack', report },
      { type: 'wonBack', report: { ...twice, undone: 1 } },
      { type: 'partlyRefunded', report: { ...twice, backMinor: 1_000, undone: 1 } },
      { type: 'chargedBack', report: { ...report, undone: 1 } },
      { type: 'wonBack', report: { ...twice, undone: 2 } },
      { type: 'partlyRefunded', report: { ...twice, backMinor: 1_000, undone: 2 } },
      { type: 'giveBack', minor: 100, credits: 3, by: 'givenBack' },
      { type: 'wonBack', report: { ...twice, undone: 3 } },
      { type: 'giveBack', minor: 351, credits: 9, by: 'givenBack' },
      { type: 'partlyRefunded', report: { ...twice, backMinor: 1_400, undone: 3 } },
      { type: 'refunded', report: { ...report, undone: 3 } },
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
        if (effect.type === 'grantedBack' && effect.credits > 0) {
          booked.push(`back ${effect.part}`)
        }
        if (effect.type === 'refundAsked') booked.push(`asked ${effect.part}`)
      }
    }
    expect(booked).toHaveLength(15)
    expect(new Set(booked).size).toBe(booked.length)
  })

  it('tells staff of money that went back, came twice or came without its discount', () => {
    for (const pair of pairs) {
      if (!('to' in pair)) continue
      const about = pair.effects.flatMap((effect) => ('about' in effect ? [effect.about] : []))
      const { type } = pair.event
      const isGone = ['refunded', 'chargedBack'].includes(`${pair.at.state}`)
      const stays = isGone && type !== 'refundRefused' && pair.to.state === pair.at.state
      if (staffMatters.includes(type) && !stays) expect(about).toEqual([type])
      else expect(about).toEqual('discountGone' in pair.event ? ['discountGone'] : [])
    }
  })
})
