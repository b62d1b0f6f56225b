import { expect, it } from 'vitest'
import { footerLook } from '#core/site/footer.ts'

it.each([
  ['visitor', { route: 'index', loggedIn: false, installed: false }],
  ['visitor', { route: 'members', loggedIn: false, installed: false }],
  ['visitor', { route: null, loggedIn: false, installed: false }],
  ['visitor', { route: 'index', loggedIn: true, installed: false }],
  ['member', { route: 'members', loggedIn: true, installed: false }],
  ['member', { route: null, loggedIn: true, installed: false }],
  ['installed', { route: 'members', loggedIn: true, installed: true }],
  ['installed', { route: 'index', loggedIn: true, installed: true }],
  ['installed', { route: 'index', loggedIn: false, installed: true }],
] as const)('the footer looks like that of a %s where %o', (look, facts) => {
  expect(footerLook(facts)).toBe(look)
})
