import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '#client/platform/api/call-errors.ts'
import { createPageRouter } from '#client/platform/router/page-router.ts'
import { Pages } from '#client/platform/router/pages.tsx'
import { ErrorPage } from '#client/platform/shell/error-page.tsx'
import { mayReload } from '#client/platform/shell/lost-chunk.ts'
import { CHUNK_RELOAD_GUARD_MS, LINE_BACK_MS } from '#core/site/values.ts'
import { memoryHistory } from '#specs/harness/screens/memory-history.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { settings, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

describe('the error page', () => {
  afterEach(() => void vi.restoreAllMocks())

  const Nothing = () => null
  const showsWhen = (thrown: unknown) => {
    const loader = () => Promise.reject(thrown)
    const router = createPageRouter(
      [{ path: '/', loader, Component: Nothing, ErrorBoundary: ErrorPage }],
      memoryHistory({ pathname: '/' }),
    )
    render(
      <MantineProvider withCssVariables={false} withGlobalClasses={false} env="test">
        <Pages router={router} fallback={null} />
      </MantineProvider>,
    )
  }

  it('says what happened and with which status (ERR-02)', async () => {
    showsWhen(new Refused({ error: 'not_now' }, 409))
    expect(await screen.findByText('Foutcode 409')).toBeTruthy()
  })

  it('invites a visitor whom the search is closed to, without a code', async () => {
    const error = { status: 403, refusal: { error: 'search_closed' } } as const
    openPage('/members', null, { 'GET /api/members.php': () => error })
    await screen.findByRole('heading', { name: 'Log in om leden te bekijken.' })
    const alert = within(screen.getByRole('alert'))
    expect(alert.getByRole('link', { name: 'Gratis aanmelden' })).toBeTruthy()
    expect(screen.queryByText(/Foutcode/)).toBeNull()
  })

  it('says "Error" and 500 where nothing else is known (ERR-02)', async () => {
    showsWhen('no error at all')
    await screen.findByRole('heading', { name: 'Error' })
    expect(screen.getByText('Foutcode 500')).toBeTruthy()
  })

  it('says that something went wrong, and nothing of the inside, when nobody foresaw it (ERR-03)', async () => {
    showsWhen(new TypeError('x is not a function'))
    await screen.findByRole('heading', {
      name: 'Er is een fout opgetreden, probeer het later opnieuw.',
    })
    expect(screen.getByText('Foutcode 500')).toBeTruthy()
    expect(document.body.textContent).not.toContain('x is not')
  })

  it('says for 404 that the page is not there, and leads home (ERR-02)', async () => {
    openPage('/bestaat/niet', null)
    await screen.findByRole('heading', { name: 'Hier woont niemand' })
    expect(screen.getByText(/^Deze pagina kon niet worden gevonden\./)).toBeTruthy()
    const home = screen.getByRole('link', { name: 'Terug naar de startpagina' })
    expect(home.getAttribute('href')).toBe('/')
    await waitFor(() => expect(document.title).toBe(`Hier woont niemand | ${settings.name}`))
  })

  it('leaves its title behind for the next page, also for a member with news (ERR-02)', async () => {
    openPage('/bestaat/niet', user(), { 'GET /api/chats.php': () => ({ chats: [], unread: 2 }) })
    await waitFor(() => expect(document.title).toBe(`(2) Hier woont niemand | ${settings.name}`))
    fireEvent.click(screen.getAllByRole('link', { name: /^Berichten/ })[0] as HTMLElement)
    await waitFor(() => expect(document.title).toBe(`(2) ${settings.index_title}`))
  })

  it('that fails itself says so, and leads home (ERR-02)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = Object.defineProperty(new Refused({ error: 'invalid' }, 400), 'refusal', {
      get: () => {
        throw new Error('Broken')
      },
    })
    showsWhen(broken)
    await screen.findByText('Er is een fout opgetreden bij het tonen van de foutpagina')
    const home = screen.getByRole('link', { name: 'Terug naar het begin' })
    expect(home.getAttribute('href')).toBe('/')
  })
})

describe('a part of the program that is lost', () => {
  it('reloads the page, at most once in 60 seconds (PWA-02)', () => {
    const now = 1_000_000_000
    expect(CHUNK_RELOAD_GUARD_MS).toBe(60_000)
    const of = (last: number) => mayReload(now, last, 0)
    expect(of(Number(null))).toBe(true)
    expect(of(now - CHUNK_RELOAD_GUARD_MS + 1)).toBe(false)
    expect(of(now - CHUNK_RELOAD_GUARD_MS)).toBe(true)
    expect(of(Number('nonsense'))).toBe(true)
  })

  it('takes no page away for what was asked for without a line, and may a while after it is back (PWA-02)', () => {
    const now = 1_000_000_000
    expect(mayReload(now, 0, now - LINE_BACK_MS + 1)).toBe(false)
    expect(mayReload(now, 0, now - LINE_BACK_MS)).toBe(true)
  })
})
