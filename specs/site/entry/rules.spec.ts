import { describe, expect, it } from 'vitest'
import { showsEntryWarning } from '#core/site/entry/rules.ts'
import { layoutOf, routeNames } from '#core/site/routes.ts'

type Facts = Parameters<typeof showsEntryWarning>[1]
type Given = Partial<Facts> & { enabled?: boolean; country?: string; only?: string[] }

const shows = ({ enabled = true, country = 'NL', only, ...changes }: Given = {}) =>
  showsEntryWarning(
    { enable_site_entry_popup: enabled, geoip_country: country, entry_countries: only },
    { route: 'index', loggedIn: false, installed: false, skippedAt: null, ...changes },
  )

describe('the warning at the entry', () => {
  it('is shown to visitors, in a browser, where the site wants it, until it is closed (NAV-07)', () => {
    expect(shows()).toBe(true)
    expect(shows({ loggedIn: true })).toBe(false)
    expect(shows({ installed: true })).toBe(false)
    expect(shows({ enabled: false })).toBe(false)
    expect(shows({ skippedAt: '2026-06-15T10:00:00.000Z' })).toBe(false)
  })

  it('is on every page but those in the middle of something, and on what is no page (NAV-16)', () => {
    const without = routeNames.filter((route) => !shows({ route }))
    const named = ['complete-signup', 'reset-password', 'reset-password-do']
    expect(without).toEqual(routeNames.filter((name) => named.includes(name)))
    expect(without).toContain('complete-signup')
    expect(shows({ route: null })).toBe(true)
  })

  it('is for every country in the default layout, and elsewhere for NL and DE alone (NAV-07, NAV-16)', () => {
    const warned = (country: string) => routeNames.filter((route) => shows({ route, country }))
    expect(warned('DE')).toEqual(warned('NL'))
    for (const country of ['BE', 'FR', '']) {
      const missing = warned('NL').filter((route) => !warned(country).includes(route))
      expect(missing).toEqual(warned('NL').filter((route) => layoutOf(route) !== 'default'))
      expect(missing).toContain('chats')
    }
  })

  it('is only for the countries that the settings of the site name, where they name any (NAV-18)', () => {
    const only = ['BE', 'DE']
    expect(['BE', 'DE', 'NL', 'FR'].filter((country) => shows({ country, only }))).toEqual(only)
    expect(shows({ country: 'FR' })).toBe(true)
    const chat = ['BE', 'DE', 'NL'].filter((country) => shows({ route: 'chats', country, only }))
    expect(chat).toEqual(['DE'])
  })
})
