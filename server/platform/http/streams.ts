import type { ServerResponse } from 'node:http'
import type { Hint } from '#core/kernel/jobs.ts'
import type { LiveHints } from '#core/kernel/ports.ts'

type Stream = {
  account: string
  sessionHash: string
  res: ServerResponse
  lives: () => Promise<boolean>
}

/** A browser shares one stream among its tabs; more than this is no browser of a person. */
const STREAMS_PER_ACCOUNT = 12
/** A reader who is this far behind is gone, or will ask for everything anew. */
const UNREAD_BYTES_MAX = 64_000
const RETRY_MS = 2_000

export type Streams = {
  /** One whose reader has left meanwhile is not kept. */
  open(stream: Stream): void
  /** Ends the streams of a session at once, on this node. */
  endSession(sessionHash: string): void
  endAll(): void
}

/**
 * Streams of live hints. Each beat checks that the session still lives; so does a hint about the
 * user, by which a logout on one node reaches the others.
 */
export const createStreams = ({
  liveHints,
  heartbeatMs,
}: {
  liveHints: LiveHints
  heartbeatMs: number
}): Streams => {
  const byAccount = new Map<string, Set<Stream>>()
  let ending = false

  const end = (stream: Stream) => {
    const mine = byAccount.get(stream.account)
    mine?.delete(stream)
    if (mine?.size === 0) byAccount.delete(stream.account)
    stream.res.end()
  }
  const write = (stream: Stream, text: string) => {
    if (stream.res.writableLength > UNREAD_BYTES_MAX) stream.res.destroy()
    else stream.res.write(text)
  }
  const endUnlessAlive = async (stream: Stream) => {
    if (!(await stream.lives().catch(() => true))) end(stream)
  }
  const all = () => [...byAccount.values()].flatMap((streams) => [...streams])

  const deliver = ({ account, about, id, by }: Hint) => {
    for (const stream of byAccount.get(account) ?? []) {
      write(stream, `data: ${JSON.stringify({ about, id, by })}\n\n`)
      if (about === 'user') void endUnlessAlive(stream)
    }
  }

  const unsubscribe = liveHints.subscribe(deliver)
  const beat = setInterval(() => {
    for (const stream of all()) {
      write(stream, ': beat\n\n')
      void endUnlessAlive(stream)
    }
  }, heartbeatMs)

  return {
    open: (stream) => {
      const { account, res } = stream
      if (res.closed) return
      const mine = byAccount.get(account) ?? new Set()
      byAccount.set(account, mine.add(stream))
      const [oldest] = mine
      if (mine.size > STREAMS_PER_ACCOUNT && oldest) end(oldest)
      res.on('close', () => end(stream))
      res.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      res.write(`retry: ${RETRY_MS}\n\n`)
      if (ending) end(stream)
    },
    endSession: (sessionHash) => {
      for (const stream of all()) if (stream.sessionHash === sessionHash) end(stream)
    },
    endAll: () => {
      ending = true
      clearInterval(beat)
      unsubscribe()
      for (const stream of all()) end(stream)
    },
  }
}
