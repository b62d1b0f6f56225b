import { describe, expect, it } from 'vitest'
import { leavingReasons, solutionOf } from '#core/account/leaving/rules.ts'
import { account } from '#core/account/machine.ts'
import { mayLeave } from '#core/account/rules.ts'
import {
  isPremium,
  isUnconfirmed,
  isVisible,
  mayEnter,
  profileStatusOf,
} from '#core/account/selectors.ts'
import { begin, type EventOrDue, step } from '#core/kernel/lifecycle.ts'

const activate = { type: 'activate', link: 'good', opener: 'known', credits: 0 } as const
const leave = { type: 'leave', passwordRight: true, reason: 'pause', mail: 'm' } as const
const suspend = { type: 'suspend' } as const

const lived = (...events: EventOrDue<typeof account.machine>[]) => {
  let at = begin(account, { account: 'a' }).next
  for (const event of events) {
    const result = step(account, at, event)
    if (!result.moved) throw new Error(`${event.type}: ${result.why}`)
    at = result.next
  }
  return at
}

describe('whether a member may log in, and whether the profile is active (PRF-07)', () => {
  it.each([
    ['not confirmed', lived(), 'ok', 'disabled'],
    ['confirmed', lived(activate), 'ok', 'active'],
    ['invisible', lived(activate, { type: 'hide' }), 'ok', 'active'],
    ['leaving', lived(activate, leave), 'account_leaving', 'disabled'],
    ['suspended', lived(activate, suspend), 'account_suspended', 'disabled'],
    ['both', lived(activate, leave, suspend), 'account_suspended', 'disabled'],
    ['returned', lived(activate, leave, { type: 'return', link: 'good' }), 'ok', 'active'],
    ['restored', lived(activate, suspend, { type: 'restore', mail: 'n' }), 'ok', 'active'],
    ['erased', lived({ type: 'erase' }), 'login_failed', 'disabled'],
  ])('follows from the state of a member who is %s', (_, at, entering, profile) => {
    expect(mayEnter(at)).toBe(entering)
    expect(profileStatusOf(at)).toBe(profile)
  })

  it('counts a member as unconfirmed until the mailed link is opened, whether something was paid or not', () => {
    expect(isUnconfirmed(lived())).toBe(true)
    expect(isUnconfirmed(lived({ type: 'firstPurchase' }))).toBe(true)
    expect(isUnconfirmed(lived(activate))).toBe(false)
    expect(isUnconfirmed(lived({ type: 'erase' }))).toBe(false)
  })

  it('counts a member as premium from the first purchase on', () => {
    expect(isPremium(lived(activate))).toBe(false)
    expect(isPremium(lived(activate, { type: 'firstPurchase' }))).toBe(true)
  })

  it('lets a member be found by others until invisible, and again afterwards', () => {
    expect(isVisible(lived(activate))).toBe(true)
    expect(isVisible(lived(activate, { type: 'hide' }))).toBe(false)
    expect(isVisible(lived(activate, { type: 'hide' }, { type: 'show' }))).toBe(true)
    expect(isVisible(lived({ type: 'erase' }))).toBe(false)
  })
})

describe('the rule of leaving', () => {
  it('takes the right password and nothing else', () => {
    expect(mayLeave({ passwordRight: true })).toBe('ok')
    expect(mayLeave({ passwordRight: false })).toBe('password_wrong')
  })

  it('has for each reason a way out, or none, and never another condition', () => {
    expect(leavingReasons.map((reason) => [reason, solutionOf(reason)])).toEqual([
      ['found_someone', 'none'],
      ['pause', 'hide'],
      ['too_expensive', 'discount'],
      ['few_answers', 'profile'],
      ['many_messages', 'hide'],
      ['privacy', 'hide'],
      ['unpleasant', 'support'],
      ['other', 'support'],
    ])
  })
})
