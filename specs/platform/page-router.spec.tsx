import { act, render, screen } from '@testing-library/react'
import { Outlet, redirect, useParams } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  useLoaderData,
  useNavigate,
  useNavigation,
  usePageError,
} from '#client/platform/router/hooks.ts'
import { Link } from '#client/platform/router/link.tsx'
import type { PageRoute } from '#client/platform/router/page-route.ts'
import { createPageRouter } from '#client/platform/router/page-router.ts'
import { Pages } from '#client/platform/router/pages.tsx'
import { useScrollRestoration } from '#client/platform/router/scroll-restoration.ts'
import { memoryHistory } from '#specs/harness/screens/memory-history.ts'

/** A loader that answers when it is told to. */
const gate = () => {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  return { loader: vi.fn(() => promise), open: resolve, fail: reject }
}

const titled = (title: string) => () => <h1>{title}</h1>

const Frame = () => {
  const navigation = useNavigation()
  useScrollRestoration(({ key }) => key)
  return (
    <>
      <p>{navigation.location ? `to ${navigation.location.pathname}` : 'idle'}</p>
      <Link to="/two">Two</Link>
      <Outlet />
    </>
  )
}

const Broken = () => <p role="alert">{String(usePageError())}</p>

const start = async (pages: PageRoute[], first = '/one') => {
  const frame = { Component: Frame, ErrorBoundary: Broken, children: pages }
  const history = memoryHistory({ pathname: first })
  const pushed = vi.spyOn(history, 'push')
  const replaced = vi.spyOn(history, 'replace')
  const router = createPageRouter([frame], history)
  render(<Pages router={router} fallback={<p>begins</p>} />)
  await act(() => vi.waitUntil(() => router.state.initialized))
  return { router, pushed, replaced, at: () => router.state.location.pathname }
}

const one: PageRoute = { path: '/one', Component: titled('One') }
const two: PageRoute = { path: '/two', Component: titled('Two') }

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', vi.fn())
})

describe('a navigation', () => {
  it('leaves the page as it is until the next one has all that it needs', async () => {
    const slow = gate()
    const { router } = await start([one, { ...two, loader: slow.loader }])
    act(() => void router.navigate('/two'))
    expect(screen.getByRole('heading').textContent).toBe('One')
    expect(await screen.findByText('to /two')).toBeTruthy()
    await act(async () => slow.open(null))
    expect(screen.getByRole('heading').textContent).toBe('Two')
    expect(screen.getByText('idle')).toBeTruthy()
  })

  it('that is overtaken by another one changes nothing when it comes', async () => {
    const slow = gate()
    const three = { path: '/three', Component: titled('Three') }
    const { router, pushed, at } = await start([one, { ...two, loader: slow.loader }, three])
    const overtaken = router.navigate('/two')
    await act(() => router.navigate('/three'))
    await act(async () => slow.open(null))
    await overtaken
    expect(at()).toBe('/three')
    expect(pushed).toHaveBeenCalledTimes(1)
  })

  it('is followed where a loader sends it, and replaces what was to be replaced', async () => {
    const sent = { path: '/sent', loader: () => redirect('/two?from=sent') }
    const { router, pushed, replaced } = await start([one, two, sent])
    await act(() => router.navigate('/sent'))
    expect(pushed.mock.lastCall?.[0]).toMatchObject({ pathname: '/two', search: '?from=sent' })
    await act(() => router.navigate('/sent', { replace: true }))
    expect(replaced.mock.lastCall?.[0]).toMatchObject({ pathname: '/two' })
    expect(pushed).toHaveBeenCalledTimes(1)
  })

  it('back to where a loader sends on is no trap: one more leads further back', async () => {
    let isSent = false
    const sent = { path: '/sent', loader: () => (isSent ? redirect('/two') : null) }
    const { router, at } = await start([one, two, { ...sent, Component: titled('Sent') }])
    await act(() => router.navigate('/sent'))
    await act(() => router.navigate('/two'))
    isSent = true
    await act(() => router.navigate(-1))
    expect(at()).toBe('/two')
    await act(() => router.navigate(-1))
    expect(at()).toBe('/one')
  })

  it('within a page loads nothing', async () => {
    const { loader, open } = gate()
    open(null)
    const { router, at } = await start([{ ...one, loader }])
    await act(() => router.navigate('/one#below'))
    expect(at()).toBe('/one')
    expect(router.state.location.hash).toBe('#below')
    expect(loader).toHaveBeenCalledTimes(1)
  })

  it('back shows the page before with what it was left with', async () => {
    const { router, at } = await start([one, two])
    await act(() => router.navigate('/one?a=1', { state: { kept: true } }))
    await act(() => router.navigate('/two'))
    await act(() => router.navigate(-1))
    expect(at()).toBe('/one')
    expect(router.state.location.state).toEqual({ kept: true })
  })

  it('of a component is done when the page is there', async () => {
    const done = vi.fn()
    const Goes = () => {
      const navigate = useNavigate()
      return (
        <button type="button" onClick={() => void navigate('/two').then(done)}>
          Go
        </button>
      )
    }
    const slow = gate()
    await start([
      { path: '/one', Component: Goes },
      { ...two, loader: slow.loader },
    ])
    await act(async () => screen.getByText('Go').click())
    expect(done).not.toHaveBeenCalled()
    await act(async () => slow.open(null))
    expect(done).toHaveBeenCalledTimes(1)
  })
})

describe('a page', () => {
  it('knows its parameters and what its loader has answered', async () => {
    const Shown = () => <h1>{`${useParams().id}: ${useLoaderData<string>()}`}</h1>
    await start(
      [{ path: '/of/:id', loader: ({ params }) => `loaded ${params.id}`, Component: Shown }],
      '/of/7',
    )
    expect(screen.getByRole('heading').textContent).toBe('7: loaded 7')
  })

  it('is loaded anew where it stands, and left when it may not be seen any more', async () => {
    let mayBeSeen = true
    const loader = vi.fn(() => (mayBeSeen ? null : redirect('/two')))
    const { router, at } = await start([{ ...one, loader }, two])
    await act(() => router.revalidate())
    expect([at(), loader.mock.calls.length]).toEqual(['/one', 2])
    mayBeSeen = false
    await act(() => router.revalidate())
    expect(at()).toBe('/two')
  })

  it('that is on its way begins again when everything is loaded anew', async () => {
    const { loader, open } = gate()
    const { router, at } = await start([one, { ...two, loader }])
    const overtaken = router.navigate('/two')
    const anew = router.revalidate()
    await act(async () => open(null))
    await Promise.all([overtaken, anew])
    expect([at(), loader.mock.calls.length]).toEqual(['/two', 2])
  })

  it('that cannot be loaded is told of by the nearest boundary, until another one stands', async () => {
    const failing = { ...one, loader: () => Promise.reject(new Error('no page')) }
    const { router } = await start([{ ErrorBoundary: Broken, children: [failing, two] }])
    expect(screen.getByRole('alert').textContent).toContain('no page')
    expect(screen.getByText('idle')).toBeTruthy()
    await act(() => router.navigate('/two'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('heading').textContent).toBe('Two')
  })

  it('that cannot be drawn is told of in the same way', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const Throws = () => {
      throw new Error('not drawn')
    }
    const pages = [{ path: '/one', Component: Throws }, two]
    const { router } = await start([{ ErrorBoundary: Broken, children: pages }])
    expect(screen.getByRole('alert').textContent).toContain('not drawn')
    await act(() => router.navigate('/two'))
    expect(screen.queryByRole('alert')).toBeNull()
    vi.restoreAllMocks()
  })

  it('stands in a frame that is loaded once, and again only if that had failed', async () => {
    const loader = vi.fn().mockRejectedValueOnce(new Error('no site')).mockResolvedValue(null)
    const frame = { Component: Frame, ErrorBoundary: Broken, isLoadedOnce: true, loader }
    const router = createPageRouter(
      [{ ...frame, children: [one, two] }],
      memoryHistory({ pathname: '/one' }),
    )
    render(<Pages router={router} fallback={null} />)
    expect((await screen.findByRole('alert')).textContent).toContain('no site')
    await act(() => router.navigate('/one'))
    await act(() => router.navigate('/two'))
    expect(screen.getByRole('heading').textContent).toBe('Two')
    expect(loader).toHaveBeenCalledTimes(2)
  })
})

describe('the place on a page', () => {
  it('is the top of a new one, and where it was left for who comes back', async () => {
    const { router } = await start([one, two])
    vi.stubGlobal('scrollY', 640)
    await act(() => router.navigate('/two'))
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0)
    await act(() => router.navigate(-1))
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 640)
  })

  it('is held where that is asked, and not touched when a page is loaded anew', async () => {
    const { router } = await start([one, two])
    vi.mocked(window.scrollTo).mockClear()
    await act(() => router.navigate('/one?a=1', { preventScrollReset: true }))
    await act(() => router.revalidate())
    expect(window.scrollTo).not.toHaveBeenCalled()
  })
})
