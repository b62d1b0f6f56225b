import type pg from 'pg'
import { expect } from 'vitest'

type Readable = Pick<pg.Pool, 'query'>

/** A free machine makes several thousand of them, one after the other. */
const READS_A_SECOND = 1_000

const readingBeside = (db: Readable) => {
  const [began, before] = [performance.now(), process.cpuUsage()]
  let [reads, isDone] = [0, false]
  const reading = (async () => {
    while (!isDone) {
      await db.query('select now()')
      reads += 1
    }
  })()
  return async () => {
    const ms = performance.now() - began
    const { user, system } = process.cpuUsage(before)
    isDone = true
    await reading
    return { ms, workedMs: (user + system) / 1_000, reads }
  }
}

/**
 * Fails when `act` takes longer than this. Where others keep the machine busy, their part is not
 * counted: it slows plain reads of the database alike, which are made one after the other beside
 * it, and it is not our processor time.
 */
export const within = async <T>(db: Readable, ms: number, act: () => Promise<T>): Promise<T> => {
  const stop = readingBeside(db)
  let took: Awaited<ReturnType<typeof stop>>
  let answer: T
  try {
    answer = await act()
  } finally {
    took = await stop()
  }
  if (took.ms > ms) {
    const told = `${took.ms.toFixed(0)} ms, ${took.workedMs.toFixed(0)} of them work`
    expect(took.reads, `plain reads in ${told}`).toBeLessThan((ms / 1_000) * READS_A_SECOND)
    expect(took.workedMs, told).toBeLessThan(ms)
  }
  return answer
}
