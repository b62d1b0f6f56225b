import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { CRASHED } from '#server/platform/exit-codes.ts'

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

type Supervised = {
  /** The server's program. */
  program: string
  /** No more than one start in so long. */
  everyMs: number
  say: (line: string) => void
}

/**
 * Ctrl-C signals npm and this process, and npm passes its signal on to this process. So one wish to
 * stop arrives twice within moments, and a server that is signalled twice ends without draining.
 */
const SAME_SIGNAL_MS = 500

/**
 * Its own group: Ctrl-C reaches this process and not the server. The channel tells the server when
 * this process was killed.
 */
const startChild = (program: string) =>
  spawn(process.execPath, [...process.execArgv, program], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })

/** The server crashed or was killed; a fault of its configuration ends it with another code. */
const hasCrashed = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === CRASHED || signalCode !== null

/**
 * Runs the server until it ends by itself or by a signal to this process, and starts it again after
 * a crash. Answers the exit code.
 */
export const supervise = async ({ program, everyMs, say }: Supervised): Promise<number> => {
  const stopping = new AbortController()
  let child: ChildProcess | undefined
  let passedOnMs = Number.NEGATIVE_INFINITY
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (performance.now() < passedOnMs + SAME_SIGNAL_MS) return
      passedOnMs = performance.now()
      child?.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
      stopping.abort()
    })
  }
  for (;;) {
    const startedMs = performance.now()
    child = startChild(program)
    await once(child, 'exit')
    if (stopping.signal.aborted || !hasCrashed(child)) return child.exitCode ?? 1
    const restMs = Math.max(0, startedMs + everyMs - performance.now())
    const how = child.signalCode ?? `code ${child.exitCode}`
    say(`The server ended (${how}). It starts again in ${Math.ceil(restMs / 1_000)} s.`)
    await pause(restMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    if (stopping.signal.aborted) return CRASHED
  }
}
