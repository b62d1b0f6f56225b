import { describe, expect, it } from 'vitest'
import { can } from '#core/kernel/lifecycle.ts'
import { payment } from '#core/payment/machine.ts'
import { hasMoney, isBeingPrepared, isUnderWay } from '#core/payment/selectors.ts'
import { type PlacedOrder, saleDateOf } from '#core/payment/views.ts'
import { pairs } from './explored.ts'

const everyPlace = pairs.map(({ at }) => at)

describe('what is said of a payment, wherever it is', () => {
  it('is that it is under way exactly while it can still fail', () => {
    for (const at of everyPlace) expect(isUnderWay(at)).toBe(can(payment, at, { type: 'failed' }))
  })

  it('is that it is being prepared exactly while its provider can still be silent', () => {
    for (const at of everyPlace)
      expect(isBeingPrepared(at)).toBe(can(payment, at, { type: 'providerSilent' }))
  })

  it('is that there is money of it exactly where a cent can still be given back', () => {
    const cent = { type: 'giveBack', minor: 1, credits: 0, by: 'givenBack' } as const
    for (const at of everyPlace) expect(hasMoney(at)).toBe(can(payment, at, cent))
  })

  it('is that it counts since it was paid, and until then since it was placed', () => {
    const createdAt = new Date('2026-06-15T10:00:00Z')
    const completedAt = new Date('2026-06-15T10:05:00Z')
    const soldOf = (order: Partial<PlacedOrder>) => saleDateOf(order as PlacedOrder)
    expect(soldOf({ createdAt, completedAt })).toBe(completedAt)
    expect(soldOf({ createdAt, completedAt: null })).toBe(createdAt)
  })
})
