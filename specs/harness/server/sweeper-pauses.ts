import { HOUR_MS } from '#core/kernel/time-units.ts'
import { type Pause, pauseUnlessAborted } from '#server/platform/workers/sweep.ts'

/**
 * How the sweepers of one server pause between two looks. A sweeper looks again as soon as its clock
 * has moved, as often as its pace says while a test waits, and seldom otherwise: eighteen sweepers
 * that look for nothing every 50 ms keep the server and the database busy.
 */
export type SweeperPauses = {
  pauseFor: Pause
  /** The sweepers of a server that no test uses do not look at all. */
  fallAsleep(): void
  wakeUp(): void
}

/** A clock that moves often starts no sweeper more often than this. */
const MOVED_MS = 100
/** A test may depend on a sweeper and not wait for it with `until`. */
let idleMs = 1_000

/** A page waits without telling the server, so sweepers look more often once there is a browser. */
export const lookForBrowsers = () => {
  idleMs = 250
}

const awake = new Set<SweeperPauses>()
/** The pauses of all servers, each of which looks whether it is over. */
const looks = new Set<() => void>()
const lookAtAll = () => {
  for (const look of [...looks]) look()
}

let moves = 0
let waits = 0

/** Starts the sweepers of all servers in use, because a clock has moved. */
export const sweepAfterMove = () => {
  moves += 1
  lookAtAll()
}

/** Starts the sweepers of all servers in use that have paused for as long as their pace says. */
export const sweepForWait = () => {
  waits += 1
  lookAtAll()
}

/** Until the pause is over, the time has passed or the signal is given. */
const atMost = (ms: number, signal: AbortSignal, isOver: () => boolean) =>
  new Promise<void>((resolve) => {
    if (signal.aborted || isOver()) return resolve()
    const end = () => {
      clearTimeout(timer)
      looks.delete(look)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const look = () => {
      if (isOver()) end()
    }
    const timer = setTimeout(end, ms)
    looks.add(look)
    signal.addEventListener('abort', end, { once: true })
  })

export const sweeperPauses = (): SweeperPauses => {
  /** Per sweeper: how many moves there were when it last began to look. */
  const movesSeen = new WeakMap<AbortSignal, number>()
  const pauses: SweeperPauses = {
    pauseFor: async (ms, signal) => {
      if (ms >= HOUR_MS) return pauseUnlessAborted(ms, signal)
      const waitsBefore = waits
      const hasMoved = () => moves !== (movesSeen.get(signal) ?? moves)
      const isWaitedFor = () => waits !== waitsBefore
      movesSeen.set(signal, movesSeen.get(signal) ?? moves)
      const floorMs = Math.min(ms, MOVED_MS)
      await atMost(floorMs, signal, () => false)
      await atMost(ms - floorMs, signal, hasMoved)
      await atMost(Math.max(0, idleMs - ms), signal, () => hasMoved() || isWaitedFor())
      await atMost(HOUR_MS, signal, () => awake.has(pauses))
      movesSeen.set(signal, moves)
    },
    fallAsleep: () => void awake.delete(pauses),
    wakeUp: () => {
      awake.add(pauses)
      lookAtAll()
    },
  }
  pauses.wakeUp()
  return pauses
}
