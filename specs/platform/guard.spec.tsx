import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { safeNext } from '#client/platform/paths.ts'
import { routeNames, routes } from '#core/site/routes.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { user } from '#specs/harness/server/people.ts'
import { pathTo } from '#specs/harness/support/path-to.ts'

beforeEach(freshDevice)

const forMembers = routeNames.filter((name) => routes[name].audience === 'member')
const forVisitors = routeNames.filter((name) => routes[name].audience === 'visitor')
describe('the way to a page', () => {
  it.each(forMembers)(
    'leads a visitor from %s to login, with the way back (NAV-09)',
    async (name) => {
      const { at } = openPage(pathTo(name), null)
      await screen.findByRole('heading', { name: 'Welkom terug' })
      expect(at()).toBe(`/login?${new URLSearchParams({ next: pathTo(name) })}`)
    },
  )

  it.each(forVisitors)('leads a member from %s to the members', async (name) => {
    const { at } = openPage(pathTo(name), user())
    await waitFor(() => expect(at()).toBe('/members'))
  })

  it('leads a member from login to the page that asked for it', async () => {
    const { at } = openPage('/login?next=%2Flikes%2Fgiven', user())
    await screen.findByRole('heading', { name: 'Likes' })
    expect(at()).toBe('/likes/given')
  })

  it('leads to login when the session has ended while a page was open (API-04)', async () => {
    let ended = false
    const refused = { status: 403, refusal: { error: 'authentication_required' } } as const
    const { at, router } = openPage('/likes', user(), {
      'GET /api/transactions.php': () => {
        ended = true
        return refused
      },
    })
    await screen.findByRole('heading', { name: 'Likes' })
    void router.navigate('/transactions')
    await screen.findByRole('heading', { name: 'Welkom terug' })
    expect(ended).toBe(true)
    expect(at()).toMatch(/^\/login\?next=/)
  })

  it('leads from `/callback` to login, and a member on from there (NAV-08)', async () => {
    const visitor = openPage('/callback', null)
    await screen.findByRole('heading', { name: 'Welkom terug' })
    expect(visitor.at()).toBe('/login')
    visitor.leave()
    const member = openPage('/callback', user())
    await waitFor(() => expect(member.at()).toBe('/members'))
  })

  it.each([
    ['a visitor', '/members/onzin', null],
    ['a member', '/members/onzin', user()],
    ['a member', '/members/onzin/chat', user()],
    ['a member', '/likes/m/onzin', user()],
    ['a member', '/likes/onzin', user()],
    ['a member', '/chats/onzin', user()],
    ['a member', '/transactions/onzin', user()],
    ['a member', '/transactions/onzin/receipt/2026-000001', user()],
    ['a member', '/withdraw/onzin', user()],
  ])('is none for %s at %s, where an id belongs', async (_, path, who) => {
    const { at } = openPage(path, who)
    await screen.findByRole('heading', { name: 'Hier woont niemand' })
    expect(at()).toBe(path)
    expect(screen.queryByText(/Foutcode/)).toBeNull()
  })

  it('says in words that a page is not there', async () => {
    openPage('/bestaat/niet', null)
    await screen.findByRole('heading', { name: 'Hier woont niemand' })
    const home = screen.getByRole('link', { name: 'Terug naar de startpagina' })
    expect(home.getAttribute('href')).toBe('/')
  })

  it.each(['geen-token', 'x'.repeat(44)])('knows no page by the single word %s', async (word) => {
    openPage(`/${word}`, null)
    await screen.findByRole('heading', { name: 'Hier woont niemand' })
  })
})

describe('the way back after login', () => {
  it.each([
    ['/likes?x=1', '/likes?x=1'],
    ['https://elders.example/', null],
    ['//elders.example/', null],
    ['/\\elders.example/', null],
    ['//', null],
    ['likes', null],
    [null, null],
  ])('takes %s as %s, and never leaves the site', (next, safe) => {
    expect(safeNext(next)).toBe(safe)
  })
})
