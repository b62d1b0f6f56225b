import type { SessionStore } from '#core/account/ports.ts'
import type { Hint } from '#core/kernel/jobs.ts'
import type { Clock, LiveHints } from '#core/kernel/ports.ts'
import type { ShownMembers } from './shown-members.ts'
import { createStreamBook, type Stream, type StreamBook, turnsOf } from './stream-book.ts'

/** A browser shares one stream among its tabs; more than this is no browser of a person. */
const STREAMS_PER_ACCOUNT = 12
/** A reader who is this far behind is gone, or will ask for everything anew. */
const UNREAD_BYTES_MAX = 64_000
const RETRY_MS = 2_000

export type Streams = {
  /** Its member is here from now on. One whose reader has left meanwhile is not kept. */
  open(stream: Stream): Promise<void>
  /** Ends the streams of a session at once, on this node. */
  endSession(sessionHash: string): void
  endAll(): void
}

type Parts = {
  liveHints: LiveHints
  shownMembers: Pick<ShownMembers, 'isShownTo'>
  sessionStore: Pick<SessionStore, 'present'>
  clock: Clock
  heartbeatMs: number
}

const write = ({ res }: Stream, text: string) => {
  if (res.writableLength > UNREAD_BYTES_MAX) res.destroy()
  else res.write(text)
}

const beginStream = ({ res }: Stream) => {
  res.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  // Alone they are sent, and kept by Node, as one piece of text; before a piece as all that they are made of.
  res.flushHeaders()
  res.write(`retry: ${RETRY_MS}\n\n`)
}

/** To whom a hint goes: to its account, or to all to whom a member has been shown. */
const receiversOf = (
  { account, id }: Hint,
  book: StreamBook,
  { isShownTo }: Parts['shownMembers'],
) =>
  account === null
    ? book
        .accounts()
        .filter((one) => isShownTo(one, id))
        .flatMap(book.of)
    : book.of(account)

/**
 * Streams of live hints. They take turns to beat, so that all of them together ask the database for
 * little at a time: whether their sessions still live, and that their members are here. A hint about
 * the user asks too: by it a logout on one node reaches the others.
 */
export const createStreams = (parts: Parts): Streams => {
  const { liveHints, shownMembers, sessionStore, clock, heartbeatMs } = parts
  const { turns, everyMs } = turnsOf(heartbeatMs)
  const book = createStreamBook(turns)
  let ending = false

  const end = (stream: Stream) => {
    book.remove(stream)
    stream.res.end()
  }
  /** Where nobody can say who lives, all of them do. */
  const keepPresent = async (streams: Stream[]) => {
    const hashes = [...new Set(streams.map(({ sessionHash }) => sessionHash))]
    if (hashes.length === 0) return
    const present = await sessionStore.present(hashes, clock.now()).catch(() => hashes)
    const living = new Set(present)
    for (const stream of streams) if (!living.has(stream.sessionHash)) end(stream)
  }
  const deliver = (hint: Hint) => {
    const { about, id, by } = hint
    const streams = receiversOf(hint, book, shownMembers)
    for (const stream of streams) write(stream, `data: ${JSON.stringify({ about, id, by })}\n\n`)
    if (about === 'user') void keepPresent(streams)
  }
  const unsubscribe = liveHints.subscribe(deliver)
  const beat = setInterval(() => {
    const streams = book.next()
    for (const stream of streams) write(stream, ': beat\n\n')
    void keepPresent(streams)
  }, everyMs)

  return {
    open: async (stream) => {
      const { account, sessionHash, res } = stream
      if (!res.closed) await sessionStore.present([sessionHash], clock.now())
      if (res.closed) return
      book.add(stream)
      const own = book.of(account)
      if (own.length > STREAMS_PER_ACCOUNT && own[0]) end(own[0])
      res.on('close', () => end(stream))
      beginStream(stream)
      if (ending) end(stream)
    },
    endSession: (sessionHash) => {
      for (const stream of book.all()) if (stream.sessionHash === sessionHash) end(stream)
    },
    endAll: () => {
      ending = true
      clearInterval(beat)
      unsubscribe()
      for (const stream of book.all()) end(stream)
    },
  }
}
