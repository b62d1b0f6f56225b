import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  alertNames,
  alerts,
  firstOf,
  placeOf,
  reminderAs,
  SIGNUP_COMPLETE_FLAG,
  showsAlert,
  waitsForConfirmation,
} from '#core/site/alerts.ts'
import { layoutOf, type RouteName, routeNames } from '#core/site/routes.ts'

const shows = (changes: Partial<Parameters<typeof showsAlert>[1]> = {}) =>
  showsAlert('not-confirmed', { route: 'members', concerned: true, dismissedAt: null, ...changes })

/** Of our own: the papers of money that came or goes back. */
const papers = ['receipt', 'mandate', 'withdraw']
/** Of our own as well: nothing stands over an open conversation. */
const talks = ['chats-id', 'members-id-chat']

describe.each([
  ['the offer of push messages', 'push'],
  ['the word that they are disabled', 'disabled'],
] as const)('%s', (_, name) => {
  const offers = (changes: Partial<Parameters<typeof showsAlert>[1]> = {}) =>
    showsAlert(name, { route: 'members', concerned: true, dismissedAt: null, ...changes })

  it('stands above every page but where it would be in the way, until dismissed (PSH-02)', () => {
    const named = ['signup', 'notifications', 'activate-done', 'directdebit', 'premium']
    const settings = routeNames.filter((route) => route.startsWith('settings'))
    const own = name === 'disabled' ? settings : []
    const without = [...named, ...papers, ...talks, ...own]
    expect(routeNames.filter((route) => !offers({ route }))).toEqual(
      routeNames.filter((route) => without.includes(route) || standsApart(route)),
    )
    expect(alerts[name].hiddenOn.toSorted()).toEqual(without.toSorted())
    expect(offers({ concerned: false })).toBe(false)
    expect(offers({ dismissedAt: '2026-06-15T10:00:00.000Z' })).toBe(false)
  })
})

/** A form alone, and a page of one thing to do, which nothing leads away from (NAV-02). */
const standsApart = (route: RouteName) => ['empty', 'lander'].includes(layoutOf(route))

describe('the question for a main photo', () => {
  /** The pages of the product spec, section 5, as far as there are any of that name. */
  const without = [
    'profile',
    'signup',
    'activate-done',
    'premium',
    'notifications',
    'directdebit',
    'settings',
    'settings-email',
    'settings-password',
    'settings-devices',
    'settings-blocked',
    'settings-avoided',
    'settings-terms',
    'settings-leave',
    ...papers,
    ...talks,
  ]
  const asks = (changes: Partial<Parameters<typeof showsAlert>[1]> = {}) =>
    showsAlert('photo', { route: 'members', concerned: true, dismissedAt: null, ...changes })

  it('stands above every page but where it would be in the way, until dismissed (PHO-05)', () => {
    expect(routeNames.filter((route) => !asks({ route }))).toEqual(
      routeNames.filter((route) => without.includes(route) || standsApart(route)),
    )
    expect(asks({ concerned: false })).toBe(false)
    expect(asks({ dismissedAt: '2026-06-15T10:00:00.000Z' })).toBe(false)
  })
})

describe('where an alert stands', () => {
  it('is above every page, and below those where one buys for all that can wait', () => {
    const till = [
      'credits',
      'credits-id-paymentmethod',
      'credits-repeat-order',
      'pricing',
      'transactions',
      'payment',
    ]
    for (const name of ['push', 'photo'] as const) {
      const below = routeNames.filter((route) => placeOf(name, route) === 'below')
      expect(below.toSorted()).toEqual(till.toSorted())
    }
    expect(routeNames.filter((route) => placeOf('not-confirmed', route) === 'below')).toEqual([])
    expect(placeOf('push', null)).toBe('above')
  })
})

describe('the reminder to confirm the e-mail address', () => {
  it('stands above every page but those where the address is confirmed', () => {
    const without = routeNames.filter((route) => !shows({ route }))
    const apart = routeNames.filter((route) => standsApart(route))
    expect(new Set(without)).toEqual(new Set([...alerts['not-confirmed'].hiddenOn, ...apart]))
    expect(shows({ route: null })).toBe(false)
  })

  it.each([
    ['not_confirmed', 'disabled', true],
    ['not_confirmed', 'active', false],
    ['active', 'disabled', false],
    ['active', 'active', false],
  ] as const)('for an account that is %s with a profile that is %s: %s', (status, profile, is) => {
    expect(waitsForConfirmation({ status, profile: { status: profile } })).toBe(is)
    expect(shows({ concerned: is })).toBe(is)
  })

  it('stays hidden once it is dismissed', () => {
    expect(shows({ dismissedAt: '2026-06-15T10:00:00.000Z' })).toBe(false)
  })

  it.each([
    [true, true, 'modal'],
    [true, false, 'alert'],
    [false, true, 'alert'],
    [false, false, 'alert'],
  ] as const)(
    'with the flag %s on a smartphone %s shows as a %s (ACC-05)',
    (signupComplete, smartphone, as) => {
      expect(SIGNUP_COMPLETE_FLAG).toBe('api_signup_complete')
      expect(reminderAs({ signupComplete, smartphone })).toBe(as)
    },
  )
})

describe('of several alerts', () => {
  const wanted = fc.uniqueArray(fc.constantFrom(...alertNames))

  it('one stands at a page: first the address, then the photo, then push messages', () => {
    expect(alertNames).toEqual(['not-confirmed', 'photo', 'push', 'disabled'])
    fc.assert(
      fc.property(wanted, (names) => {
        expect(firstOf(names)).toBe(alertNames.find((name) => names.includes(name)))
      }),
    )
  })
})
