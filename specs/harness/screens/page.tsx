import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, waitFor } from '@testing-library/react'
import { expect, onTestFinished, vi } from 'vitest'
import { closeOutbox } from '#client/parts/chat/own-outbox.ts'
import { closePush } from '#client/parts/push/push.ts'
import { closeGeolocation } from '#client/parts/site/geolocation.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { startTexts } from '#client/platform/i18n/i18n.ts'
import { createPageRouter } from '#client/platform/router/page-router.ts'
import { Pages } from '#client/platform/router/pages.tsx'
import { createTree } from '#client/platform/routes.tsx'
import { followSession } from '#client/platform/shell/follow-session.ts'
import { FirstPaint } from '#client/platform/shell/shell.tsx'
import type { User } from '#core/contract/shapes.ts'
import { type Answers, answer } from '../server/answers.ts'
import { company, noLikes, settings } from '../server/people.ts'
import { memoryHistory } from './memory-history.ts'

/** Live hints that the page would hear; jsdom has no stream of its own. */
class Stream {
  static readonly CLOSED = 2
  static open: Stream[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  readyState = 1
  constructor() {
    Stream.open.push(this)
  }
  close() {
    Stream.open = Stream.open.filter((stream) => stream !== this)
  }
}

export const hint = (about: string, id?: string) => {
  for (const stream of Stream.open) stream.onmessage?.({ data: JSON.stringify({ about, id }) })
}

const isListening = () => Stream.open.some(({ onmessage }) => onmessage !== null)

/** A page stands before it listens, and what it is told before that is heard by nobody. */
export const listens = async () => {
  if (!isListening()) await waitFor(() => expect(isListening()).toBe(true))
}

/** The page listens, and hears this. */
export const hears = async (about: string, id?: string) => {
  await listens()
  await act(async () => hint(about, id))
}

const whoIs = (user: User | null): Answers => ({
  'GET /api/settings.php': () => settings,
  'GET /api/companyinfo.php': () => company,
  'GET /api/user.php': () => ({ user }),
  'GET /api/regions.php': () => ({ regions: { NL: ['Utrecht', 'Zeeland'] } }),
  'GET /api/likes.php': () => noLikes,
  'GET /api/chats.php': () => ({ chats: [], unread: 0 }),
  'GET /api/balance.php': () => ({ from: '2026-01-01', until: '2026-03-31', before: 0, days: [] }),
  'GET /api/photos.php': () => ({ photos: [], limit: 3 }),
  'GET /api/gallery.php': () => ({ photos: [], total: 0, in_album: 0 }),
})

/** With what the page before has left for it, where it has. */
type Path = string | { pathname: string; state: unknown }

/** The whole client at a path, before a server that gives these answers. */
export const openPage = (path: Path, user: User | null, answers: Answers = {}) => {
  const server = answer({ ...whoIs(user), ...answers })
  const router = createPageRouter(
    createTree(),
    memoryHistory(typeof path === 'string' ? { pathname: path } : path),
  )
  const stopFollowing = followSession(router)
  const { unmount } = render(
    <MantineProvider
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      env="test"
    >
      <QueryClientProvider client={queryClient}>
        <Pages router={router} fallback={<FirstPaint />} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  // What the page still loads would ask the server of the next one.
  onTestFinished(() => {
    stopFollowing()
    router.dispose()
  })
  const at = () => `${router.state.location.pathname}${router.state.location.search}`
  /** Leaves as a reload does: what the device keeps stays, all else is gone. */
  const leave = () => {
    unmount()
    stopFollowing()
    closeOutbox()
    closeGeolocation()
    void closePush()
    queryClient.clear()
    router.dispose()
  }
  return { ...server, router, at, leave }
}

export const freshDevice = () => {
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('scrollTo', () => undefined)
  startTexts()
  queryClient.clear()
  closeOutbox()
  closeGeolocation()
  void closePush()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    Object.assign(document, { cookie: `${cookie.split('=')[0]}=; path=/; max-age=0` })
  }
}
