import { QueryObserver } from '@tanstack/react-query'
import { vi } from 'vitest'
import type { ConversationKey } from '#client/parts/chat/conversation.ts'
import type { Conversation } from '#core/chat/contract.ts'
import { retryMs } from '#core/chat/outbox/machine.ts'
import { requestRetryMs } from '#core/site/values.ts'
import type { Dice } from '#specs/harness/simulator/dice.ts'

/** What becomes of a request: the answer of one that was lost may be that of one that was done. */
const weather = { arrives: 12, neverArrives: 1, answerIsLost: 1 } as const

/** The line between a browser and the server, which a history may cut. */
export type Line = {
  isUp: boolean
  /** Null: all arrives. */
  dice: Dice | null
  underway: number
}

const realTimeout = globalThis.setTimeout
const realFetch = globalThis.fetch
/** Pauses of the page between two tries: they are short here, and nothing else is. */
const pauses = new Set([0, 1, 2, 3, 4].map((tries) => requestRetryMs(tries + 1)))
const outboxPauses = new Set([0, 1, 2].map(retryMs))
const isPause = (act: () => void, ms: number) =>
  outboxPauses.has(ms) || (pauses.has(ms) && String(act).includes('[native code]'))
const FASTER = 200

export const rest = (ms: number) => new Promise<void>((done) => void realTimeout(done, ms))

const emptyStorage = (): Storage => {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  }
}

/** What two tabs share of a browser: who listens to it, and what the device keeps. */
const newWindow = () =>
  Object.assign(new EventTarget(), {
    localStorage: emptyStorage(),
    sessionStorage: emptyStorage(),
    location: { host: 'localhost', search: '' },
  })

/** Requests of the page go over the line, as the member; what it waits for between two is short. */
export const connect = (line: Line, address: string, cookie: string) => {
  const lost = () => new TypeError('Failed to fetch')
  globalThis.fetch = async (path, init = {}) => {
    if (typeof path !== 'string' || !path.startsWith('/')) return realFetch(path, init)
    if (!line.isUp) throw lost()
    const fate = line.dice?.weighed(weather) ?? 'arrives'
    if (fate === 'neverArrives') throw lost()
    line.underway += 1
    try {
      const headers = { ...(init.headers as object), cookie, 'sec-fetch-site': 'same-origin' }
      const { signal: _, ...rest } = init
      const response = await realFetch(`${address}${path}`, { ...rest, headers })
      const text = await response.text()
      if (fate === 'answerIsLost') throw lost()
      return new Response(text, { status: response.status, headers: response.headers })
    } finally {
      line.underway -= 1
    }
  }
  const document = Object.assign(new EventTarget(), {
    documentElement: { dataset: {} },
    visibilityState: 'visible',
  })
  const shared = { window: newWindow(), document, navigator: { onLine: true } }
  Object.defineProperty(shared.navigator, 'onLine', { get: () => line.isUp })
  for (const [name, value] of Object.entries(shared))
    Object.defineProperty(globalThis, name, { configurable: true, value })
  globalThis.setTimeout = ((act: () => void, ms = 0, ...given: []) =>
    realTimeout(act, isPause(act, ms) ? ms / FASTER : ms, ...given)) as typeof setTimeout
}

const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator')

export const disconnect = () => {
  for (const name of ['window', 'document']) Reflect.deleteProperty(globalThis, name)
  if (before) Object.defineProperty(globalThis, 'navigator', before)
  globalThis.fetch = realFetch
  globalThis.setTimeout = realTimeout
}

/** A tab of the browser with the conversation open: its own program, the device's own storage. */
export const openTab = async (account: string, which: ConversationKey) => {
  vi.resetModules()
  const { queryClient } = await import('#client/platform/api/client.ts')
  const { chatsQuery } = await import('#client/platform/api/chats-query.ts')
  const { followHint } = await import('#client/platform/api/live.ts')
  const talk = await import('#client/parts/chat/conversation.ts')
  const { openOutbox } = await import('#client/parts/chat/outbox.ts')
  const { setHeart, retract } = await import('#client/parts/chat/message-changes.ts')
  const { tellTyping } = await import('#client/parts/chat/typing.ts')
  const outbox = openOutbox(account, talk.showSent)
  const ends = [
    new QueryObserver(queryClient, talk.conversationQuery(which)).subscribe(() => undefined),
    new QueryObserver(queryClient, chatsQuery).subscribe(() => undefined),
  ]
  const shown = () => queryClient.getQueryData(talk.conversationQuery(which).queryKey)
  return {
    outbox,
    shown,
    listed: () => queryClient.getQueryData(chatsQuery.queryKey),
    isAsking: () => queryClient.isFetching() > 0,
    hear: (about: 'chats' | 'user', id?: string) => followHint({ about, ...(id && { id }) }),
    read: async (conversation: Conversation) => {
      const to = talk.readableTo(conversation)
      if (to > conversation.read_seq) await talk.markRead(conversation.id, to)
    },
    heart: setHeart,
    retract,
    type: tellTyping,
    close: () => {
      outbox.stop()
      for (const end of ends) end()
      queryClient.clear()
    },
  }
}
export type Tab = Awaited<ReturnType<typeof openTab>>
