import type { Hint } from '#core/kernel/jobs.ts'
import type { LiveHints } from '#core/kernel/ports.ts'
import type { Database } from './database.ts'
import { payloadsOf } from './live-hint-payloads.ts'
import { LimitedClient } from './pools/limited-client.ts'
import { limitedPool } from './pools/limited-pool.ts'
import { connectionTo } from './pools/limits.ts'

const CHANNEL = 'hints'
/** Hints wait this long for company: NOTIFY takes a lock of the whole database when it commits. */
const BATCH_MS = 25
/** Of more than this, pages learn by themselves when they next ask. */
const WAITING_MAX = 10_000
/** What nobody reads after a crash need not reach the disk first. */
const NOT_KEPT = '-c synchronous_commit=off'
const RECONNECT_FIRST_MS = 100
const RECONNECT_LAST_MS = 5_000
/** How often the one who listens asks whether anybody is there. */
const LOOK_MS = 5_000

type Log = (line: string) => void

/** Two that say the same are one; of two causes none is named, since nobody knows of both. */
const together = (one: Hint, other: Hint): Hint => {
  if (one.by === other.by) return one
  const { by: _by, ...unnamed } = one
  return unnamed
}

/** Listens for as long as it is not stopped, whatever happens to the connection. */
const listening = (db: Database, hear: (payload: string) => void, log: Log) => {
  let client: LimitedClient | undefined
  let timer: NodeJS.Timeout | undefined
  let looking: NodeJS.Timeout | undefined
  let stopped = false
  const connect = async () => {
    const next = new LimitedClient(connectionTo(db.url, db.limits))
    next.on('notification', ({ payload }) => hear(payload ?? '[]'))
    next.on('error', (error) => log(`Live hints are interrupted: ${error.message}`))
    next.on('end', () => again(RECONNECT_FIRST_MS))
    client = next
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    look(next)
  }
  /** Who only listens would never notice that nobody speaks any more: what is silent is ended. */
  const look = (at: LimitedClient) => {
    clearTimeout(looking)
    looking = setTimeout(() => {
      at.query('select 1').then(
        () => client === at && !stopped && look(at),
        () => undefined,
      )
    }, LOOK_MS)
  }
  const again = (pauseMs: number) => {
    clearTimeout(looking)
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      connect().catch(async () => {
        client?.removeAllListeners('end')
        await client?.end().catch(() => undefined)
        again(Math.min(pauseMs * 2, RECONNECT_LAST_MS))
      })
    }, pauseMs)
  }
  const stop = async () => {
    stopped = true
    clearTimeout(timer)
    clearTimeout(looking)
    await client?.end().catch(() => undefined)
  }
  return { connect, stop }
}

/** The LiveHints port over LISTEN and NOTIFY, each on a connection of its own that comes back. */
export const liveHints = (db: Database, { log }: { log: Log }): LiveHints => {
  const listeners = new Set<(hint: Hint) => void>()
  const waiting = new Map<string, Hint>()
  const speaker = limitedPool(
    { ...connectionTo(db.url, db.limits), max: 1, options: NOT_KEPT },
    (error) => log(`Live hints are interrupted: ${error.message}`),
  )
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> | undefined

  const hear = (payload: string) => {
    for (const hint of JSON.parse(payload) as Hint[]) {
      for (const listener of listeners) listener(hint)
    }
  }
  const listener = listening(db, hear, log)

  const send = async (hints: Hint[]) => {
    try {
      for (const payload of payloadsOf(hints)) {
        await speaker.query('select pg_notify($1, $2)', [CHANNEL, payload])
      }
    } catch (error) {
      log(`${hints.length} live hints are lost: ${(error as Error).message}`)
    }
  }
  /** What comes while a batch is on its way waits for the next: a silent database hoards nothing. */
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    if (sending) return
    const hints = [...waiting.values()]
    waiting.clear()
    if (hints.length === 0) return
    sending = send(hints)
    await sending
    sending = undefined
    soon()
  }
  const soon = () => {
    if (waiting.size > 0) timer ??= setTimeout(flush, BATCH_MS)
  }

  return {
    publish: (hints) => {
      for (const hint of hints) {
        const key = `${hint.account} ${hint.about} ${hint.id ?? ''}`
        const known = waiting.get(key)
        if (known) waiting.set(key, together(known, hint))
        else if (waiting.size < WAITING_MAX) waiting.set(key, hint)
      }
      soon()
    },
    subscribe: (hear) => {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
    start: listener.connect,
    stop: async () => {
      await sending
      await flush()
      clearTimeout(timer)
      await Promise.all([speaker.end(), listener.stop()])
    },
  }
}
