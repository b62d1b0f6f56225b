import type { Answer } from '#core/contract/contract.ts'
import { REFRESH_FIRST_MS } from '#core/site/values.ts'
import { chatsQuery } from './chats-query.ts'
import { queryClient } from './client.ts'
import { likesQuery } from './likes-query.ts'
import { wasInAnswer } from './own-hints.ts'
import { orderQuery, transactionsQuery, withdrawalQuery } from './payment-queries.ts'
import { userQuery } from './user-query.ts'

export type LiveHint = Answer<'GET /api/events.php'>

let typingHeard: (conversation: string) => void = () => undefined

/** Who shows that somebody is typing hears of it; where nothing shows it, nobody does. */
export const onTyping = (hear: typeof typingHeard) => {
  typingHeard = hear
}

const NAME = 'vonk.live'
const REOPEN_MS = 15_000
const everything = (
  ['user', 'chats', 'likes', 'member', 'payment', 'safety', 'album'] as const
).map((about): LiveHint => ({ about }))

/** A hint says only what to ask for anew; a lost one is made up for by the next refresh. */
export const followHint = (hint: LiveHint) => {
  const inAnswer = wasInAnswer(hint)
  if (!inAnswer) return refetch(hint)
  void inAnswer.then((isTold) => isTold || refetch(hint))
}

/** Seldom needed: whoever cannot load it now learns of the change when they ask next. */
const followMember = (id: string) =>
  import('#client/parts/discovery/changed-member.ts').then(
    (changed) => changed.followMember(id),
    () => undefined,
  )

const refetch = ({ about, id }: LiveHint) => {
  const anew = (queryKey: readonly unknown[]) => void queryClient.invalidateQueries({ queryKey })
  if (about === 'user') {
    anew(userQuery.queryKey)
    anew(['discount'])
    anew(['terms'])
  }
  if (about === 'user' || about === 'chats') anew(withdrawalQuery.queryKey)
  if (about === 'typing' && id) typingHeard(id)
  if (about === 'likes') anew(likesQuery.queryKey)
  if (about === 'member') {
    if (id) void followMember(id)
    else anew(['member'])
  }
  if (about === 'safety') anew([about])
  if (about === 'saved') anew(['saved-searches'])
  if (about === 'album') anew(id ? ['gallery', id] : ['gallery'])
  if (about !== 'typing') anew(['happenings'])
  if (about === 'payment') {
    anew(id ? orderQuery(id).queryKey : ['order'])
    anew(transactionsQuery.queryKey)
  }
  if (about === 'chats') {
    anew(chatsQuery.queryKey)
    void queryClient.invalidateQueries({
      queryKey: ['conversation'],
      predicate: ({ state }) => !id || (state.data as { id?: string } | undefined)?.id === id,
    })
  }
}

/**
 * One stream per browser: the tab that holds the lock listens and tells the others. Without locks
 * (a page that is not served securely) every tab listens. Ends with the signal.
 */
export const listen = (hear: (hint: LiveHint) => void, signal: AbortSignal) => {
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = ({ data }: MessageEvent<LiveHint>) => hear(data)
  signal.addEventListener('abort', () => channel.close())
  /** What happened meanwhile is asked for at once, before the stream is back. */
  window.addEventListener('online', () => everything.forEach(hear), { signal })
  const tell = (hint: LiveHint) => {
    if (signal.aborted) return
    hear(hint)
    channel.postMessage(hint)
  }
  if (!('locks' in navigator)) {
    stream(tell, signal)
    return
  }
  void navigator.locks
    .request(NAME, { signal }, () => {
      stream(tell, signal)
      return new Promise<void>((done) => signal.addEventListener('abort', () => done()))
    })
    .catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
}

/** The browser connects anew by itself, but not after a refusal: then we do, after a while. */
const stream = (tell: (hint: LiveHint) => void, signal: AbortSignal) => {
  let wasLost = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let source: EventSource
  const open = () => {
    const asked = performance.now()
    source = new EventSource('/api/events.php')
    source.onopen = () => {
      // Until then the first refresh of the page makes up for a hint that came before the stream.
      const isLate = performance.now() - asked > REFRESH_FIRST_MS
      if (wasLost || isLate) everything.forEach(tell)
      wasLost = false
    }
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const hint = hintOf(data)
      if (hint) tell(hint)
    }
    source.onerror = () => {
      wasLost = true
      if (source.readyState === EventSource.CLOSED && !signal.aborted) {
        tell({ about: 'user' })
        timer = setTimeout(open, REOPEN_MS)
      }
    }
  }
  open()
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    source.close()
  })
}

const hintOf = (text: string): LiveHint | null => {
  try {
    const hint = JSON.parse(text) as Partial<LiveHint> | null
    return hint?.about ? (hint as LiveHint) : null
  } catch {
    return null
  }
}
