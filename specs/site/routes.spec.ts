import { describe, expect, it } from 'vitest'
import {
  isDemoPage,
  isInMembersArea,
  type RouteName,
  routeNames,
  routeOf,
} from '#core/site/routes.ts'
import { pathTo } from '#specs/harness/support/path-to.ts'

const ID = '019ca8c6-5d70-7c0e-9c1d-0d5c0b6f2a11'

describe('the table of pages', () => {
  it.each<[string, RouteName | null]>([
    ['/', 'index'],
    ['/signup', 'signup'],
    [`/members/${ID}/signup`, 'members-id-signup'],
    ['/signup-matches', 'signup-matches'],
    ['/complete-signup', 'complete-signup'],
    ['/login', 'login'],
    ['/login/', 'login'],
    ['/activate/done', 'activate-done'],
    ['/members', 'members'],
    [`/members/${ID}`, 'members-id'],
    [`/members/${ID}/chat`, 'members-id-chat'],
    [`/members/${ID}/landing`, 'members-id-landing'],
    [`/members/${ID}/landing2`, 'members-id-landing2'],
    [`/members/${ID}/landing2/she-nl`, 'members-id-landing2'],
    [`/members/${ID}/landing3/auto`, 'members-id-landing3'],
    [`/members/${ID}/landing/she-nl`, null],
    ['/members/onzin/landing2/she-nl', null],
    ['/match-finder', 'match-finder'],
    ['/lang-config', 'lang-config'],
    ['/pages/terms', 'pages-terms'],
    ['/pages/privacy', 'pages-privacy'],
    ['/pages/cookies', 'pages-cookies'],
    ['/pages/return-policy', 'pages-return-policy'],
    ['/pages/faq', 'pages-faq'],
    ['/pages/service', 'pages-service'],
    ['/pages/ban', 'pages-ban'],
    ['/pages/onzin', null],
    ['/likes', 'likes'],
    ['/likes/given', 'likes-type'],
    [`/likes/m/${ID}`, 'likes-m-id'],
    [`/chats/${ID}`, 'chats-id'],
    ['/credits', 'credits'],
    ['/premium', 'premium'],
    ['/pricing', 'pricing'],
    ['/credits/repeat-order', 'credits-repeat-order'],
    [`/credits/${ID}`, 'credits-id-paymentmethod'],
    [`/credits/${ID}/ideal`, 'credits-id-paymentmethod'],
    [`/transactions/${ID}`, 'payment'],
    ['/withdraw', 'withdraw'],
    ['/withdraw/mail', 'withdraw-mail'],
    ['/withdraw/mail/do', 'withdraw-mail-do'],
    [`/withdraw/${ID}`, 'withdraw'],
    ['/complaints', 'complaints'],
    ['/safety', 'safety'],
    ['/decision', 'decision'],
    ['/any-single-word', 'token'],
    ['/callback', 'callback'],
    ['/likes/onzin', null],
    ['/members/onzin', null],
    ['/members/onzin/chat', null],
    ['/members/onzin/signup', null],
    ['/likes/m/onzin', null],
    ['/chats/onzin', null],
    ['/transactions/onzin', null],
    ['/transactions/onzin/receipt/2026-000001', null],
    ['/withdraw/onzin', null],
    [`/members/${ID.toUpperCase()}`, 'members-id'],
    ['/credits/credits-25', 'credits-id-paymentmethod'],
    [`/credits/${ID}/ideal/more`, null],
    ['/no/such/page', null],
    [`/chats/${ID}/chat`, null],
  ])('knows %s as %s', (path, name) => {
    expect(routeOf(path)).toBe(name)
  })

  it('has one page of a demo alone', () => {
    expect(routeNames.filter(isDemoPage)).toEqual(['charts'])
  })

  it('has the members area that the time bonus shows in, and what is no page is not in it', () => {
    expect(routeNames.filter(isInMembersArea)).toEqual([
      'members',
      'members-id',
      'likes',
      'likes-m-id',
      'chats',
      'premium',
    ])
    expect(isInMembersArea(null)).toBe(false)
  })

  it('finds each page again by its own path', () => {
    for (const name of routeNames) {
      expect(routeOf(pathTo(name))).toBe(name)
    }
  })
})
