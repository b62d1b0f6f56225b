import { describe, expect, it } from 'vitest'
import { netOf } from '#core/payment/receipt/rules.ts'
import { timelineEventNames, timelineEventOf } from '#core/payment/timeline.ts'

describe('the timeline of an order', () => {
  it('tells each event by its own name, and every deadline as the end of the time to pay', () => {
    for (const event of timelineEventNames) expect(timelineEventOf(event)).toBe(event)
    expect(timelineEventOf('xstate.after.payWindow.payment.pending')).toBe('expired')
  })

  it('says what was paid without its VAT, in the money that was paid', () => {
    expect(netOf({ minor: 999, currency: 'SEK' }, 173)).toEqual({ minor: 826, currency: 'SEK' })
  })
})
