import { describe, expect, it } from 'vitest'
import type { Call } from '#core/contract/call.ts'
import { contract } from '#core/contract/contract.ts'
import { admission, audienceNames, roleOf, roles } from '#core/kernel/roles.ts'
import { routeNames, routes } from '#core/site/routes.ts'

describe('a role', () => {
  it.each([
    [null, 'visitor'],
    [{ confirmed: false, premium: false, staff: null }, 'unconfirmed'],
    [{ confirmed: false, premium: true, staff: null }, 'unconfirmed'],
    [{ confirmed: true, premium: false, staff: null }, 'free'],
    [{ confirmed: true, premium: true, staff: null }, 'premium'],
    [{ confirmed: true, premium: false, staff: 'moderator' }, 'moderator'],
    [{ confirmed: false, premium: false, staff: 'support' }, 'support'],
    [{ confirmed: true, premium: true, staff: 'finance' }, 'finance'],
    [{ confirmed: true, premium: true, staff: 'admin' }, 'admin'],
  ] as const)('of %j is %s (ACC-24)', (member, role) => {
    expect(roleOf(member)).toBe(role)
  })
})

describe('the table of roles', () => {
  it('says of each role which pages and calls are for it, and what the others hear', () => {
    const table = Object.fromEntries(
      audienceNames.map((name) => [name, roles.map((role) => admission(name, role))]),
    )
    const [late, login, gone] = ['not_now', 'authentication_required', 'not_found']
    expect(table).toEqual({
      anyone: ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
      visitor: ['ok', late, late, late, late, late, late, late],
      member: [login, 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
      staff: [gone, gone, gone, gone, 'ok', 'ok', 'ok', 'ok'],
      moderation: [gone, gone, gone, gone, 'ok', gone, gone, 'ok'],
      support: [gone, gone, gone, gone, gone, 'ok', gone, 'ok'],
      finance: [gone, gone, gone, gone, gone, gone, 'ok', 'ok'],
      admin: [gone, gone, gone, gone, gone, gone, gone, 'ok'],
    })
  })

  it('leaves out no page and no call, and has no audience that none is for', () => {
    const calls = Object.values<Call>(contract)
    const named = [
      ...routeNames.map((name) => routes[name].audience),
      ...calls.map(({ audience: who }) => who),
    ]
    expect([...new Set(named)].sort()).toEqual([...audienceNames].sort())
  })
})
