import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '#client/platform/api/client.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { changeLanguage } from '#client/platform/i18n/i18n.ts'
import type { User } from '#core/contract/shapes.ts'
import { BADGE_CAP } from '#core/kernel/screen.ts'
import { routeNames, routeOf } from '#core/site/routes.ts'
import { CREDIT_BADGE_AT } from '#core/site/values.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { noLikes, settings, user } from '#specs/harness/server/people.ts'
import { pathTo } from '#specs/harness/support/path-to.ts'

beforeEach(freshDevice)

const openShell = (who: User | null, news: { unread?: number; likes?: number } = {}) =>
  openPage('/activate/done', who, {
    'GET /api/chats.php': () => ({ chats: [], unread: news.unread ?? 0 }),
    'GET /api/likes.php': () => ({ ...noLikes, new_likes: news.likes ?? 0 }),
  })
const navLink = async (name: RegExp) => {
  const [nav] = await screen.findAllByRole('navigation', { name: 'Hoofdmenu' })
  return within(nav as HTMLElement).findByRole('link', { name })
}

describe('the navigation of a member', () => {
  it('counts unread messages and new likes, at most to 99+, with all of it in words (NAV-03)', async () => {
    openShell(user(), { unread: BADGE_CAP + 1, likes: BADGE_CAP })
    const chats = await navLink(/Berichten.*100 ongelezen berichten/)
    expect(chats.textContent).toContain('99+')
    const likes = await navLink(/Likes.*99 nieuwe likes/)
    expect(likes.textContent).not.toContain('+')
  })

  it('leads to members, messages, likes and credits, and by a menu to one’s own and out (NAV-03)', async () => {
    openShell(user({ paid_user: true, credits: 100 }))
    const [nav] = await screen.findAllByRole('navigation', { name: 'Hoofdmenu' })
    const linksIn = (part: HTMLElement) =>
      within(part)
        .getAllByRole('link', { hidden: true })
        .map((link) => [link.textContent, link.getAttribute('href')])
    expect(linksIn(nav as HTMLElement)).toEqual([
      ['Leden', '/members'],
      ['Berichten', '/chats'],
      ['Likes', '/likes'],
      ['Credits', '/credits'],
    ])
    const menu = screen.getByText('Mijn profiel').closest('nav') as HTMLElement
    expect(linksIn(menu)).toEqual(
      expect.arrayContaining([
        ['Mijn profiel', '/profile'],
        ['Instellingen', '/settings'],
      ]),
    )
    expect(within(menu).getByText('Uitloggen')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Inloggen' })).toBeNull()
  })

  it('is a way to log in for who is logged out, and no menu (NAV-03)', async () => {
    openPage('/reset-password', null)
    await screen.findByRole('heading', { level: 1 })
    const banner = within(screen.getByRole('banner'))
    const login = await banner.findByRole('link', { name: 'Inloggen' })
    expect(login.getAttribute('href')).toMatch(/^\/login/)
    expect(screen.queryByRole('button', { name: 'Mijn account' })).toBeNull()
    expect(screen.queryByRole('link', { name: /Berichten|Likes|Credits|Premium/ })).toBeNull()
  })

  it('leads a free member to premium, without a balance (NAV-03)', async () => {
    openShell(user({ credits: 0 }))
    expect((await navLink(/Premium/)).textContent).toBe('Premium')
  })

  it.each([
    [CREDIT_BADGE_AT + 1, ''],
    [CREDIT_BADGE_AT, 'warning'],
    [1, 'warning'],
    [0, 'danger'],
  ])(
    'shows a paying member a balance of %i with the colour "%s" (CRD-04)',
    async (credits, tone) => {
      openShell(user({ paid_user: true, credits }))
      const link = await navLink(/Credits/)
      const badge = link.querySelector('span')
      expect(badge === null).toBe(tone === '')
      expect(badge?.className ?? '').toContain(tone)
      if (tone) expect(link.textContent).toContain(String(credits))
    },
  )

  it('offers the own profile and the way out, which ends at the root (ACC-08)', async () => {
    let gone = false
    const { at, of } = openPage('/activate/done', user(), {
      'GET /api/logout.php': () => {
        gone = true
        return {}
      },
    })
    await screen.findByRole('button', { name: 'Mijn account' })
    localStorage.setItem(`vonk.${user().id}.draft.x`, '"Hallo"')
    expect(screen.getByText('Mijn profiel').getAttribute('href')).toBe('/profile')
    fireEvent.click(screen.getByText('Uitloggen'))
    await waitFor(() => expect(at()).toBe('/'))
    expect(gone).toBe(true)
    expect(of('GET /api/logout.php')).toHaveLength(1)
    expect(localStorage).toHaveLength(0)
    expect(screen.queryByRole('button', { name: 'Mijn account' })).toBeNull()
  })
})

describe('a page that takes a while', () => {
  const slow = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const real = globalThis.fetch
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (path.startsWith('/api/credits.php')) await promise
      return real(path, init)
    })
    return resolve
  }
  const credits = { bundles: [], country: 'NL', vat_basis_points: 2100, keeps: [] }
  const shape = () => document.querySelector('[data-skeleton]')

  it('shows its shape after a moment, hides the page before it and keeps what was typed there', async () => {
    const { router, at } = openPage('/activate/done', user(), {
      'GET /api/credits.php': () => credits,
    })
    const title = await screen.findByRole('heading', { level: 1 })
    const arrive = slow()
    void router.navigate('/credits')
    await waitFor(() => expect(shape()).not.toBeNull())
    expect(screen.getByText('Laden…')).toBeTruthy()
    expect(title.isConnected).toBe(true)
    expect(title.closest('[hidden]')).not.toBeNull()
    arrive()
    await screen.findByRole('heading', { name: 'Credits kopen' })
    expect(at()).toBe('/credits')
    expect(shape()).toBeNull()
    expect(screen.queryByText('Laden…')).toBeNull()
  })

  it('has around its shape what will stand around it, in the same place', async () => {
    const { router } = openPage('/chats', user(), { 'GET /api/credits.php': () => credits })
    await screen.findByRole('heading', { name: 'Berichten' })
    await router.navigate('/likes')
    const question = () => screen.findByRole('region', { name: 'Laat zien wie je bent' })
    const isBelow = async () =>
      screen.getByRole('main').compareDocumentPosition(await question()) ===
      Node.DOCUMENT_POSITION_FOLLOWING
    expect(await isBelow()).toBe(false)
    const arrive = slow()
    void router.navigate('/credits')
    await waitFor(() => expect(shape()).not.toBeNull())
    expect(await isBelow()).toBe(true)
    arrive()
    await screen.findByRole('heading', { name: 'Credits kopen' })
    expect(await isBelow()).toBe(true)
  })

  it('shows no shape of a page that will not let one in', async () => {
    const { router, at } = openPage('/activate/done', null)
    await screen.findByRole('heading', { level: 1 })
    await router.navigate('/credits')
    await waitFor(() => expect(at()).toBe('/login?next=%2Fcredits'))
    expect(shape()).toBeNull()
  })
})

describe('the layout', () => {
  it('of the page of a mailed link is a logo and a footer, without ways elsewhere (NAV-02)', async () => {
    openPage(`/${'a'.repeat(43)}`, user())
    await screen.findByRole('heading', { name: 'Bevestig je e-mailadres' })
    expect(screen.queryByRole('navigation', { name: 'Hoofdmenu' })).toBeNull()
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Vonk' })).toBeTruthy()
    expect(screen.getByRole('contentinfo')).toBeTruthy()
  })

  it('of the chat has the navigation and no footer (NAV-02)', async () => {
    openPage('/chats', user())
    await screen.findByRole('heading', { name: 'Berichten' })
    expect((await screen.findAllByRole('navigation')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('contentinfo')).toBeNull()
  })
})

describe('the title', () => {
  it.each([
    [{ unread: 2, likes: 3 }, `(5) ${settings.index_title}`],
    [{ unread: 100, likes: 0 }, `(100) ${settings.index_title}`],
    [{}, settings.index_title],
  ])('starts with the sum of %o (NAV-06)', async (news, title) => {
    openShell(user(), news)
    await waitFor(() => expect(document.title).toBe(title))
  })

  it('is that of the site for a visitor, on each page after the first', async () => {
    document.title = 'Een pagina van Vonk'
    openShell(null)
    const [login] = await screen.findAllByRole('link', { name: 'Inloggen' })
    fireEvent.click(login as HTMLElement)
    await waitFor(() => expect(document.title).toBe(settings.index_title))
  })

  it('is that of the site once the first page stands in another language', async () => {
    document.title = 'Een pagina van Vonk'
    openShell(null)
    await screen.findByRole('contentinfo')
    await act(() => changeLanguage('en'))
    await waitFor(() => expect(document.title).toBe(settings.index_title))
    await act(() => changeLanguage('nl'))
  })

  it('counts nothing any more once a member has logged out in another tab', async () => {
    openShell(user(), { unread: 3 })
    await waitFor(() => expect(document.title).toBe(`(3) ${settings.index_title}`))
    act(() => queryClient.setQueryData(userQuery.queryKey, null))
    await waitFor(() => expect(document.title).toBe(settings.index_title))
  })

  it('counts nothing any more where somebody came as a visitor, logged in and out again', async () => {
    document.title = 'Een pagina van Vonk'
    openShell(null, { unread: 3 })
    await screen.findByRole('contentinfo')
    expect(document.title).toBe('Een pagina van Vonk')
    act(() => queryClient.setQueryData(userQuery.queryKey, user()))
    await waitFor(() => expect(document.title).toBe(`(3) ${settings.index_title}`))
    act(() => queryClient.setQueryData(userQuery.queryKey, null))
    await waitFor(() => expect(document.title).toBe('Een pagina van Vonk'))
  })
})

describe('a member who is not confirmed', () => {
  it('is reminded, and can ask for the mail again', async () => {
    const { of } = openPage('/likes', user({ confirmed: false }), {
      'POST /api/activation.php?resend=1': () => ({}),
    })
    await screen.findByText(/We hebben een mail gestuurd naar anna@voorbeeld.example/)
    fireEvent.click(screen.getByRole('button', { name: 'Geen mail?' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Stuur een nieuwe mail' }))
    await screen.findByText(/De mail is onderweg/)
    expect(of('POST /api/activation.php?resend=1')).toHaveLength(1)
  })

  it('hears it in words when there were too many mails today', async () => {
    openPage('/likes', user({ confirmed: false }), {
      'POST /api/activation.php?resend=1': () => ({
        status: 429,
        refusal: { error: 'too_many_mails' },
      }),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Geen mail?' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Stuur een nieuwe mail' }))
    await screen.findByText(/Probeer het morgen weer/)
  })

  it('is not reminded once confirmed', async () => {
    openPage('/likes', user())
    await screen.findByRole('heading', { name: 'Likes' })
    expect(screen.queryByText('Stuur een nieuwe mail')).toBeNull()
  })
})

describe('the table of pages', () => {
  it.each(routeNames)('finds %s by its own path, and by no path before it', (name) => {
    const path = pathTo(name)
    expect(routeOf(path)).toBe(name)
    expect(routeOf(`${path}${path === '/' ? '' : '/'}`)).toBe(name)
  })

  it('finds an order with and without a method, and nothing where there is no page', () => {
    expect(routeOf('/credits/credits-25')).toBe('credits-id-paymentmethod')
    expect(routeOf('/credits/credits-25/ideal')).toBe('credits-id-paymentmethod')
    expect(routeOf('/credits/credits-25/ideal/x')).toBeNull()
    expect(routeOf('/bestaat/niet')).toBeNull()
  })
})
