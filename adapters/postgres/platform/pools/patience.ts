import { setTimeout as pause } from 'node:timers/promises'
import { asAway } from '../storage-away.ts'

/** Too many connections, or a database that is starting: it will be there by itself. */
const PASSING: readonly (string | undefined)[] = ['53300', '57P03']
const LOOK_MS = 1_000
const PATIENCE_MS = 60_000

/** Does it as soon as there is a free connection, and says that it waits; not for ever. */
export const retryWhenFree = async <T>(
  work: () => Promise<T>,
  log: (line: string) => void,
  patienceMs = PATIENCE_MS,
): Promise<T> => {
  const until = performance.now() + patienceMs
  let isTold = false
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const isPassing = PASSING.includes(asAway(error)?.code)
      if (!isPassing || performance.now() > until) throw error
      if (!isTold)
        log(`The database has no free connection (${(error as Error).message}): waiting.`)
      isTold = true
      await pause(LOOK_MS)
    }
  }
}
