import { describe, expect, it } from 'vitest'
import { alerts, showsAlert } from '#core/site/alerts.ts'
import { routeNames } from '#core/site/routes.ts'

const shows = (changes: Partial<Parameters<typeof showsAlert>[1]> = {}) =>
  showsAlert('not-confirmed', { route: 'members', concerned: true, dismissedAt: null, ...changes })

describe('the reminder to confirm the e-mail address', () => {
  it('stands above every page but those where the address is confirmed', () => {
    const without = routeNames.filter((route) => !shows({ route }))
    expect(without).toEqual([...alerts['not-confirmed'].hiddenOn])
    expect(shows({ route: null })).toBe(true)
  })

  it('is for nobody who has confirmed', () => {
    expect(shows({ concerned: false })).toBe(false)
  })

  it('stays hidden once it is dismissed', () => {
    expect(shows({ dismissedAt: '2026-06-15T10:00:00.000Z' })).toBe(false)
  })
})
