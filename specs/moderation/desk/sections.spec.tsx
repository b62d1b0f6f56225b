import { describe, expect, it } from 'vitest'
import { sectionsFor } from '#client/features/moderation/desk/sections.ts'
import { routeNames } from '#core/site/routes.ts'

const of = (role: Parameters<typeof sectionsFor>[0]) => sectionsFor(role).map(({ route }) => route)

describe('the sections of the desk', () => {
  it.each([
    ['moderator', ['desk', 'desk-photos', 'desk-answers', 'desk-fictional', 'desk-members']],
    ['support', ['desk', 'desk-members', 'desk-approvals']],
    ['finance', ['desk', 'desk-members', 'desk-approvals', 'desk-debits', 'desk-statistics']],
  ] as const)('of %s are what that work needs', (role, sections) => {
    expect(of(role)).toEqual(expect.arrayContaining([...sections]))
  })

  it('of an admin are all that there are, so that no page of the desk is without a way to it', () => {
    const pages = routeNames.filter((name) => /^desk(-|$)/.test(name))
    const below = ['desk-case', 'desk-member']
    expect([...of('admin')].sort()).toEqual(pages.filter((name) => !below.includes(name)).sort())
  })

  it('of who does not work here are none', () => {
    expect(of('free')).toEqual([])
    expect(of('premium')).toEqual([])
    expect(of('visitor')).toEqual([])
  })
})
