import { setTimeout as pause } from 'node:timers/promises'
import { isAlive, type ServerProcess, serverProcess } from '#specs/harness/support/process.ts'

/** The longest time a start may take without an operator, on a busy machine too. */
const START_MS_MAX = 60_000
/** 2.5 s for the server and 4 s for its Postgres, with room for a machine that does other work. */
const STOP_MS_MAX = 10_000
/** A fatal line of the log says why a server ended; without one the last lines may. */
const FATAL = '"level":60'
const LOG_LINES = 5

export type SiteServer = {
  stdout(): string
  start(): Promise<void>
  kill(): Promise<void>
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<void>
  /** What the server did wrong since the last call: it ended by itself, or a stop was no clean one. */
  takeFaults(): string[]
  /** Milliseconds of the slowest start and stop so far. */
  slowest(): { startMs: number; stopMs: number }
}

const lastLines = ({ stdout, stderr }: ServerProcess) => {
  const lines = `${stdout()}\n${stderr()}`.trim().split('\n')
  const fatal = lines.filter((line) => line.includes(FATAL))
  return (fatal.length > 0 ? fatal : lines.slice(-LOG_LINES)).join(' | ')
}

/** A server that may end only when `kill` or `stop` ends it. */
export const siteServer = (env: Record<string, string>): SiteServer => {
  const mayEnd = new Set<number>()
  const slowest = { startMs: 0, stopMs: 0 }
  let faults: string[] = []
  let server: ServerProcess | null = null

  const watch = (started: ServerProcess) =>
    started.ended.then(({ code, signal }) => {
      if (mayEnd.has(started.pid)) return
      faults.push(`the server ended by itself (${signal ?? `code ${code}`}): ${lastLines(started)}`)
    })
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!server || !isAlive(server.pid)) return null
    mayEnd.add(server.pid)
    process.kill(server.pid, signal)
    return server.ended
  }

  return {
    stdout: () => server?.stdout() ?? '',
    start: async () => {
      if (server && isAlive(server.pid)) throw new Error('The server runs already')
      const began = performance.now()
      const started = serverProcess(env)
      server = started
      void watch(started)
      const late = pause(START_MS_MAX, 'late' as const, { ref: false })
      const address = await Promise.race([started.address, late])
      if (address === 'late') throw new Error(`The server did not start: ${lastLines(started)}`)
      if (address === null) throw new Error(started.stderr())
      slowest.startMs = Math.max(slowest.startMs, Math.round(performance.now() - began))
    },
    kill: async () => void (await end('SIGKILL')),
    stop: async () => {
      const began = performance.now()
      const ended = await end('SIGTERM')
      if (!ended) return
      const ms = Math.round(performance.now() - began)
      slowest.stopMs = Math.max(slowest.stopMs, ms)
      if (ms > STOP_MS_MAX) faults.push(`the stop took ${ms} ms`)
      if (ended.code !== 0)
        faults.push(`the stop ended with ${ended.signal ?? `code ${ended.code}`}`)
    },
    takeFaults: () => {
      const taken = faults
      faults = []
      return taken
    },
    slowest: () => ({ ...slowest }),
  }
}
