import { expect, it } from 'vitest'
import { footerLook } from '#core/site/footer.ts'

it.each([
  ['visitor', { route: 'index', loggedIn: false }],
  ['visitor', { route: 'members', loggedIn: false }],
  ['visitor', { route: null, loggedIn: false }],
  ['visitor', { route: 'index', loggedIn: true }],
  ['member', { route: 'members', loggedIn: true }],
  ['member', { route: null, loggedIn: true }],
] as const)('the footer looks like that of a %s where %o', (look, facts) => {
  expect(footerLook(facts)).toBe(look)
})
