import type { Job } from '#core/jobs.ts'
import type { Work } from '#core/ports.ts'
import type { Database } from './database.ts'

/** Runs one statement of a transaction that somebody else commits. */
export type Execute = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

/** Work whose jobs can be written in the transaction of the move that causes them. */
export type JobQueue = Work & { putWithin(execute: Execute, jobs: Job[]): Promise<void> }

export const jobQueue = (_db: Database, _options: { log: (line: string) => void }): JobQueue => {
  throw new Error('jobQueue is being written')
}
