import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { HappeningView } from '#core/push/happenings/contract.ts'
import { freshDevice, hears, openPage } from '#specs/harness/screens/page.tsx'
import { user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const id = '00000000-0000-4000-8000-000000000001'
const joy = { id, name: 'Joy', fictional: true, main_image: null }
const tess = { id, name: 'Tess', fictional: false, main_image: null }
const bare = { about: null, count: null, device: null, member: null, is_new: false }
const now = new Date().toISOString()
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

const of = (kind: HappeningView['kind'], more: Partial<HappeningView>): HappeningView => ({
  ...bare,
  kind,
  name: `${kind}:${JSON.stringify(more)}`,
  at: now,
  ...more,
})
const all = [
  of('match', { member: joy, is_new: true }),
  of('messages', { member: tess, about: id, count: 3, is_new: true }),
  of('gift', { member: tess, about: id }),
  of('like', { member: tess }),
  of('visit', { member: tess, at: daysAgo(1) }),
  of('newMembers', { at: daysAgo(1) }),
  of('paid', { about: id, count: 25, at: daysAgo(9) }),
  of('refunded', { about: id, at: daysAgo(9) }),
  of('signedIn', { device: 'Firefox, Windows', at: daysAgo(9) }),
  of('signedIn', { device: '?', at: daysAgo(9) }),
]

const open = (pages: HappeningView[][]) =>
  openPage('/notifications', user(), {
    'GET /api/notifications.php': ({ query: { after = '0' } }) => ({
      happenings: pages[Number(after)] ?? [],
      next: Number(after) + 1 < pages.length ? String(Number(after) + 1) : null,
    }),
    'PUT /api/notifications.php': () => ({}),
    'GET /api/push-choices.php': () => ({
      time_zone: 'UTC',
      quiet: null,
      lock_screen: 'nothing' as const,
    }),
  })

describe('the page of what happened', () => {
  it('has what is new first and the rest by the day, each with the way to its place', async () => {
    open([all])
    await screen.findByRole('heading', { name: 'Wat er gebeurde' })
    const ways = screen
      .getAllByRole('listitem')
      .flatMap((item) => within(item).getAllByRole('link'))
      .map((link) => [link.querySelector('[class*=what]')?.textContent, link.getAttribute('href')])
    expect(ways).toEqual([
      ['Joy en jij vinden elkaar leuk', `/likes/m/${id}`],
      ['Tess stuurde je 3 berichten', `/chats/${id}`],
      ['Tess gaf je iets', `/chats/${id}`],
      ['Tess vindt je leuk', `/likes/m/${id}`],
      ['Tess bekeek je profiel', `/members/${id}`],
      ['Er zijn nieuwe leden die passen bij wat je zoekt', '/members'],
      ['Betaald: 25 credits', `/transactions/${id}`],
      ['Je krijgt geld terug van een betaling', `/transactions/${id}`],
      ['Ingelogd met Firefox, Windows', '/settings/devices'],
      ['Ingelogd op een apparaat dat we niet kennen', '/settings/devices'],
    ])
    const heads = screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)
    expect(heads.slice(0, 3)).toEqual(['Nieuw', 'Vandaag', 'Gisteren'])
    expect(heads).toHaveLength(4)
    expect(screen.getByText('Hier staat wat er de laatste 30 dagen gebeurde.')).toBeTruthy()
  })

  it('has the label on whoever is fictional (promise H1)', async () => {
    open([all])
    const match = (await screen.findByText('Joy en jij vinden elkaar leuk')).closest('a')
    expect(within(match as HTMLElement).getByText('Fictief')).toBeTruthy()
  })

  it('says once that its member has looked, and stays as it was seen', async () => {
    const { of } = open([all])
    await screen.findByText('Nieuw')
    await waitFor(() => expect(of('PUT /api/notifications.php')).toHaveLength(1))
    expect(of('GET /api/notifications.php')).toHaveLength(1)
    expect(screen.getByText('Nieuw')).toBeTruthy()
  })

  it('shows by itself what happens meanwhile, above what was new before, and says that it was seen', async () => {
    const [match, messages, gift] = all as [HappeningView, HappeningView, HappeningView]
    const pages = [[messages, gift]]
    const { of: asked } = open(pages)
    await screen.findByText('Tess stuurde je 3 berichten')
    await waitFor(() => expect(asked('PUT /api/notifications.php')).toHaveLength(1))
    pages[0] = [match, { ...messages, is_new: false }, gift]
    await hears('likes')
    await screen.findByText('Joy en jij vinden elkaar leuk')
    await waitFor(() => {
      const [fresh] = screen.getAllByRole('list').slice(-2)
      expect(within(fresh as HTMLElement).getAllByRole('listitem')).toHaveLength(2)
    })
    await waitFor(() => expect(asked('PUT /api/notifications.php')).toHaveLength(2))
    const before = asked('GET /api/notifications.php').length
    await hears('typing', id)
    expect(asked('GET /api/notifications.php')).toHaveLength(before)
  })

  it('goes on page by page, and says where it ends', async () => {
    open([[all[2] as HappeningView], [all[6] as HappeningView]])
    fireEvent.click(await screen.findByRole('button', { name: 'Meer laten zien' }))
    await screen.findByText('Betaald: 25 credits')
    expect(screen.getByText('Tess gaf je iets')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Meer laten zien' })).toBeNull()
  })

  it('says so where nothing has happened, and what this device does of it', async () => {
    open([[]])
    await screen.findByText('Nog niets gebeurd')
    expect(screen.getByText('Deze browser kan geen meldingen geven.')).toBeTruthy()
    const change = screen.getByRole('link', { name: 'Wijzig' })
    expect(change.getAttribute('href')).toBe('/settings#notifications')
  })

  it('is for members alone', async () => {
    const { at } = openPage('/notifications', null)
    await screen.findByRole('heading', { name: 'Welkom terug' })
    expect(at()).toBe('/login?next=%2Fnotifications')
  })
})
