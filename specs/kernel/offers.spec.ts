import { describe, expect, it } from 'vitest'
import { countsByItself, personalTo } from '#core/payment/discount/offers.ts'

describe('A discount code', () => {
  it.each(['TIMEBONUS25', 'WELKOM25'])('of a newcomer counts by itself: %s', (code) => {
    expect(countsByItself(code)).toBe(true)
  })

  it.each(['ZOMER', 'BLIJF-1A2B', 'WELKOM', ''])('of any other kind is typed: %j', (code) => {
    expect(countsByItself(code)).toBe(false)
  })

  it.each([
    ['TIMEBONUS25', 'newcomer'],
    ['WELKOM25', 'newcomer'],
    ['BLIJF-1A2B', 'stay'],
    ['ZOMER', 'given'],
  ])('named %s that is for one member alone tells its reason: %s', (code, why) => {
    expect(personalTo({ code, user_id: 'somebody' })).toBe(why)
  })

  it('that is for everybody is personal to nobody', () => {
    expect(personalTo({ code: 'ZOMER', user_id: null })).toBeNull()
  })
})
