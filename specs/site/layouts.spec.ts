import { describe, expect, it } from 'vitest'
import {
  isTask,
  type Layout,
  layoutOf,
  layouts,
  mayVisit,
  routeNames,
  routes,
} from '#core/site/routes.ts'

const inLayout = (layout: Layout) => routeNames.filter((name) => layoutOf(name) === layout)

describe('the layout of a page (NAV-02)', () => {
  it('is chosen by its route name, and by default for all that the table does not name', () => {
    expect(inLayout('chat')).toEqual(['members-id-chat', 'chats', 'chats-id'])
    expect(inLayout('lander')).toEqual([
      'reset-password-do',
      'mail-change-do',
      'members-id-landing',
      'members-id-landing2',
      'members-id-landing3',
      'withdraw-mail-do',
      'decision',
      'token',
    ])
    expect(inLayout('empty')).toEqual(['signup', 'members-id-signup', 'complete-signup'])
    const named = (['chat', 'lander', 'empty'] as const).flatMap(inLayout)
    expect(inLayout('default')).toEqual(routeNames.filter((name) => !named.includes(name)))
    expect(layoutOf(null)).toBe('default')
  })

  it('has the navigation in the default and the chat, a logo alone on a lander, nothing when empty', () => {
    const bars = Object.fromEntries(Object.entries(layouts).map(([name, { bar }]) => [name, bar]))
    expect(bars).toEqual({
      default: 'navigation',
      chat: 'navigation',
      lander: 'logo',
      empty: 'none',
    })
  })

  it('ends with the footer where the page does not fill the screen', () => {
    const names = Object.keys(layouts) as Layout[]
    expect(names.filter((name) => layouts[name].footer)).toEqual(['default', 'lander'])
  })
})

describe('a page on which one thing is done', () => {
  it('has no bar at the bottom of a phone: a conversation, a profile, and what one buys or gives back', () => {
    expect(routeNames.filter(isTask)).toEqual([
      'members-id',
      'members-id-chat',
      'likes-m-id',
      'chats-id',
      'credits',
      'credits-id-paymentmethod',
      'payment',
      'withdraw',
    ])
    expect(isTask(null)).toBe(false)
  })
})

describe('the access to a page', () => {
  it.each(routeNames)('%s is given to those whom the page is for', (name) => {
    const { audience } = routes[name]
    expect(mayVisit(name, 'free')).toBe(['anyone', 'member'].includes(audience))
    expect(mayVisit(name, 'visitor')).toBe(['anyone', 'visitor'].includes(audience))
    expect(mayVisit(name, 'admin')).toBe(audience !== 'visitor')
  })
})
