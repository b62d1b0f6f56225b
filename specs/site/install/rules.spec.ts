import { describe, expect, it, test } from 'vitest'
import {
  asksToKeep,
  INSTALL_HINT_AGAIN_MS,
  INSTALL_HINT_VISITS,
  mayLoadAnew,
  showsInstallHint,
  tellsOfUpdate,
} from '#core/site/install/rules.ts'
import { type RouteName, routeNames } from '#core/site/routes.ts'

const NOW = Date.parse('2026-06-15T10:00:00Z')
const good = {
  route: 'chats' as RouteName | null,
  isFirstPage: false,
  visits: INSTALL_HINT_VISITS,
  hasReason: true,
  dismissedAt: null as string | null,
  now: NOW,
}
const ago = (ms: number) => new Date(NOW - ms).toISOString()

describe('The hint that the site can stand on one’s screen', () => {
  it.each([
    ['from the second visit on, once something has come of it', {}, true],
    ['not at the first visit', { visits: INSTALL_HINT_VISITS - 1 }, false],
    ['not before a match, a message or a purchase', { hasReason: false }, false],
    ['not on the page that one came for', { isFirstPage: true }, false],
    ['not on a page that is none', { route: null }, false],
    [
      'not for ninety days after it was put away',
      { dismissedAt: ago(INSTALL_HINT_AGAIN_MS - 1) },
      false,
    ],
    ['again after ninety days', { dismissedAt: ago(INSTALL_HINT_AGAIN_MS) }, true],
  ])('comes %s (PWA-01)', (_, changed, shown) => {
    expect(showsInstallHint({ ...good, ...changed })).toBe(shown)
  })

  test('comes on lists and one’s own profile alone: never over a conversation, a person or a payment', () => {
    const where = routeNames.filter((route) => showsInstallHint({ ...good, route }))
    expect(where).toEqual(['members', 'likes', 'likes-type', 'chats', 'profile'])
  })
})

describe('The question what the app may keep', () => {
  it.each([
    ['once', {}, true],
    ['not again', { wasAsked: true }, false],
    ['not on the page that one came for', { isFirstPage: true }, false],
    ['not over a conversation', { route: 'chats-id' as const }, false],
  ])('is asked %s', (_, changed, asked) => {
    const facts = { route: 'chats' as RouteName, isFirstPage: false, wasAsked: false }
    expect(asksToKeep({ ...facts, ...changed })).toBe(asked)
  })
})

describe('A new version', () => {
  const money = [
    'credits',
    'credits-repeat-order',
    'credits-id-paymentmethod',
    'premium',
    'payment',
    'withdraw',
  ]

  test('loads on the way between two pages, unless something is typed', () => {
    expect(mayLoadAnew({ from: 'members', to: 'chats', isTyped: false })).toBe(true)
    expect(mayLoadAnew({ from: 'members', to: 'chats', isTyped: true })).toBe(false)
    expect(mayLoadAnew({ from: null, to: null, isTyped: false })).toBe(true)
  })

  test('never loads on the way to or from a page where money is on its way', () => {
    const loads = (name: RouteName) => [
      mayLoadAnew({ from: name, to: 'members', isTyped: false }),
      mayLoadAnew({ from: 'members', to: name, isTyped: false }),
    ]
    expect(routeNames.filter((name) => !loads(name)[0])).toEqual(money)
    expect(routeNames.filter((name) => !loads(name)[1])).toEqual(money)
  })

  test('is not told of over a conversation or a payment', () => {
    const quiet = routeNames.filter((name) => !tellsOfUpdate(name))
    expect(quiet.toSorted()).toEqual([...money, 'chats-id', 'members-id-chat'].toSorted())
    expect(tellsOfUpdate(null)).toBe(false)
  })
})
