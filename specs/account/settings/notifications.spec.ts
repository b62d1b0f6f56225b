import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  channels,
  isAlwaysMailed,
  mayNotify,
  noticeChannel,
  notificationSwitches,
  switchOf,
} from '#core/account/settings/notifications.ts'
import { noticeKinds } from '#core/push/values.ts'

const off = (...ways: ('push' | 'email')[]) => ways.map((way) => switchOf(way, 'newMembers'))

describe('notifications', () => {
  it('have a switch for each kind by push, and by mail for what a member may do without', () => {
    const all = channels.flatMap((channel) => noticeKinds.map((kind) => switchOf(channel, kind)))
    const mailed = ['newMessages', 'newLikes', 'matches', 'newMembers']
    expect([...notificationSwitches].sort()).toEqual(
      all.filter((name) => name.startsWith('push:') || mailed.includes(name.slice(6))).sort(),
    )
    expect(noticeKinds.filter(isAlwaysMailed)).toEqual(['payments', 'account'])
    expect(notificationSwitches).toContain('email:newMessages')
    expect(notificationSwitches).toContain('push:matches')
  })

  it('are all on for who has switched nothing off', () => {
    for (const channel of channels) {
      for (const kind of noticeKinds) expect(mayNotify([], channel, kind)).toBe(true)
    }
  })

  it('are off exactly where they were switched off', () => {
    const disabled = fc.subarray([...notificationSwitches])
    const one = fc.tuple(fc.constantFrom(...channels), fc.constantFrom(...noticeKinds))
    fc.assert(
      fc.property(disabled, one, (off, [channel, kind]) => {
        expect(mayNotify(off, channel, kind)).toBe(!off.includes(switchOf(channel, kind)))
      }),
    )
  })

  it('are not touched by a word that is no switch', () => {
    expect(mayNotify(['newMessages', 'email', 'sms:newMessages'], 'email', 'newMessages')).toBe(
      true,
    )
  })

  it('go to a device where there is one, else by mail, and where all is switched off nowhere', () => {
    expect(noticeChannel('newMembers', { hasDevice: true, disabled: [] })).toBe('push')
    expect(noticeChannel('newMembers', { hasDevice: false, disabled: [] })).toBe('email')
    expect(noticeChannel('newMembers', { hasDevice: true, disabled: off('push') })).toBe('email')
    expect(noticeChannel('newMembers', { hasDevice: true, disabled: off('email') })).toBe('push')
    expect(noticeChannel('newMembers', { hasDevice: false, disabled: off('email') })).toBeNull()
    expect(
      noticeChannel('newMembers', { hasDevice: true, disabled: off('push', 'email') }),
    ).toBeNull()
    expect(noticeChannel('newMembers', { hasDevice: true, disabled: ['push:newLikes'] })).toBe(
      'push',
    )
  })
})
