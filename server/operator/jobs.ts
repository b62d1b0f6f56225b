import type { JobBook, JobsStanding } from '#core/kernel/jobs.ts'
import type { Clock } from '#core/kernel/ports.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'

export const JOBS_USAGE = `npm run operator -- jobs
npm run operator -- jobs retry [<kind>|<id>]`

const NAME_WIDTH = 18
const units = [
  ['d', 24 * 60 * MINUTE_MS],
  ['h', 60 * MINUTE_MS],
  ['min', MINUTE_MS],
] as const

/** What is asked: to list, or which failed work to put back; throws with the usage. */
export const jobsOf = ([what, which, ...more]: string[]) => {
  const isWhole = what === undefined || what === 'retry'
  if (!isWhole || more.length > 0) throw new Error(JOBS_USAGE)
  return { retry: what === 'retry', which: which ?? null }
}

/** In its largest whole unit. */
const ageOf = (since: Date, now: Date) => {
  const ms = Math.max(0, now.getTime() - since.getTime())
  const [name, unitMs] = units.find(([, one]) => ms >= one) ?? ['min', MINUTE_MS]
  return `${Math.floor(ms / unitMs)} ${name}`
}

const lineOf = ({ kind, state, jobs, oldest }: JobsStanding, now: Date) => {
  const { id, since, tries, why } = oldest
  const details = [`the oldest ${ageOf(since, now)} old`, `tried ${tries} x`, why, id]
  return `${state.padEnd(8)} ${kind.padEnd(NAME_WIDTH)} ${jobs} (${details.filter(Boolean).join(', ')})`
}

/** Lists work that waits and that failed, or puts failed work back; the queue has its own clock. */
export const operateJobs = async (
  { jobs }: { jobs: JobBook; clock: Clock },
  typed: string[],
): Promise<string> => {
  const { retry, which } = jobsOf(typed)
  if (!retry) {
    const all = await jobs.standing()
    const now = new Date()
    return all.length === 0
      ? 'No work waits, and none failed.'
      : all.map((one) => lineOf(one, now)).join('\n')
  }
  const back = await jobs.retry(which)
  if (back === 0 && which !== null) throw new Error(`No work failed that is ${which}.`)
  return `${back} put back. A server that runs does it now.`
}
