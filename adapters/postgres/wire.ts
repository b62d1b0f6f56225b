import pg from 'pg'
import type { Hint } from '#core/jobs.ts'
import type { Wire } from '#core/ports.ts'
import type { Database } from './database.ts'
import { payloadsOf } from './wire/payloads.ts'

const CHANNEL = 'hints'
/** Hints wait this long for company: NOTIFY takes a lock of the whole database when it commits. */
const BATCH_MS = 25
/** What nobody reads after a crash need not reach the disk first. */
const NOT_KEPT = '-c synchronous_commit=off'
const RECONNECT_FIRST_MS = 100
const RECONNECT_LAST_MS = 5_000

type Log = (line: string) => void

/** Listens for as long as it is not stopped, whatever happens to the connection. */
const listening = (db: Database, hear: (payload: string) => void, log: Log) => {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const connect = async () => {
    const next = new pg.Client({ connectionString: db.url, keepAlive: true })
    next.on('notification', ({ payload }) => hear(payload ?? '[]'))
    next.on('error', (error) => log(`Live hints are interrupted: ${error.message}`))
    next.on('end', () => again(RECONNECT_FIRST_MS))
    client = next
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
  }
  const again = (pauseMs: number) => {
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
    await client?.end().catch(() => undefined)
  }
  return { connect, stop }
}

/** The Wire port over LISTEN and NOTIFY, each on a connection of its own that comes back. */
export const wire = (db: Database, { log }: { log: Log }): Wire => {
  const listeners = new Set<(hint: Hint) => void>()
  const waiting = new Map<string, Hint>()
  const speaker = new pg.Pool({
    connectionString: db.url,
    max: 1,
    keepAlive: true,
    options: NOT_KEPT,
  })
  speaker.on('error', (error) => log(`Live hints are interrupted: ${error.message}`))
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> = Promise.resolve()

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
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const hints = [...waiting.values()]
    waiting.clear()
    if (hints.length > 0) sending = sending.then(() => send(hints))
    return sending
  }

  return {
    publish: (hints) => {
      for (const hint of hints) waiting.set(`${hint.account} ${hint.about} ${hint.id ?? ''}`, hint)
      if (waiting.size > 0) timer ??= setTimeout(flush, BATCH_MS)
    },
    subscribe: (hear) => {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
    start: listener.connect,
    stop: async () => {
      await flush()
      await Promise.all([speaker.end(), listener.stop()])
    },
  }
}
