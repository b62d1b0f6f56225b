import { createHash } from 'node:crypto'
import {
  type ConstructorOptions,
  type JobResultStatus,
  type JobWithMetadata,
  PgBoss,
  type Queue,
} from 'pg-boss'
import type { Job } from '#core/jobs.ts'
import type { Work } from '#core/ports.ts'
import type { Database } from './database.ts'

const SCHEMA = 'jobs'
/** A job without a queue does not compile. */
const kinds: Record<Job['name'], true> = {
  firstMessage: true,
  mail: true,
  push: true,
  openPayment: true,
  askPayment: true,
  chats: true,
  tellStaff: true,
  tellPayer: true,
  refundPayment: true,
}
const QUEUES = Object.keys(kinds) as Job['name'][]
const RETRIES = 20
const CONNECTIONS = 4
/** One that is busy with a slow batch leaves the other to go on; full batches follow at once. */
const WORKERS = 2
const BATCH = 8
const LOOK_MS = 2_000
const STOP_MS_MAX = 10_000
/** What a killed worker was at is done by another one about twice this much later. */
const LIVENESS_S = 10

/** Pauses grow from 2 s to 10 min, for about two hours in all. */
const policy: Omit<Queue, 'name'> = {
  notify: true,
  heartbeatSeconds: LIVENESS_S,
  retryLimit: RETRIES,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
}

/** Runs one statement of a transaction that somebody else commits. */
export type Execute = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

/** Work whose jobs can be written in the transaction of the move that causes them. */
export type JobQueue = Work & { putWithin(execute: Execute, jobs: Job[]): Promise<void> }

const bossOf = (options: ConstructorOptions, log: (line: string) => void) => {
  const boss = new PgBoss({
    schema: SCHEMA,
    schedule: false,
    max: CONNECTIONS,
    superviseIntervalSeconds: LIVENESS_S,
    monitorIntervalSeconds: LIVENESS_S,
    ...options,
  })
  boss.on('error', (error) => log(`The job queue has an error: ${error.message}`))
  return boss
}

/** Makes the queue's own tables and its queues; part of migrating. */
export const prepareQueues = async (connectionString: string): Promise<void> => {
  const boss = bossOf({ connectionString, supervise: false }, () => undefined)
  await boss.start()
  try {
    for (const name of QUEUES) {
      await boss.createQueue(name, policy)
      await boss.updateQueue(name, policy)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** The same key is the same job, for as long as the queue remembers it; without one each is new. */
const idOf = ({ name, key }: Job) => {
  if (key === null) return {}
  const hex = createHash('sha256').update(`${name}:${key}`).digest('hex')
  return { id: hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') }
}

/** Neither the queue's tables nor the log may hold what an error says: it may name a person. */
const anonymous = (error: unknown) => (error instanceof Error ? error.name : 'Error')

/**
 * The Work port over pg-boss. It starts with its first use; a worker is woken by NOTIFY, and looks
 * for itself every `lookMs` should that be lost.
 */
export const jobQueue = (
  db: Database,
  { log, lookMs = LOOK_MS }: { log: (line: string) => void; lookMs?: number },
): JobQueue => {
  let starting: Promise<PgBoss> | undefined
  const started = () => {
    const options = { connectionString: db.url, migrate: false, useListenNotify: true }
    starting ??= bossOf(options, log)
      .start()
      .catch((error: unknown) => {
        starting = undefined
        throw error
      })
    return starting
  }
  const run = async (handler: (job: Job) => Promise<void>, job: Job, tries: number) => {
    try {
      await handler(job)
    } catch (error) {
      const why = anonymous(error)
      const end = tries > RETRIES ? 'for good' : `at try ${tries}`
      log(`The job ${job.name} ${job.key ?? ''} failed ${end}: ${why}.`)
      return why
    }
    return null
  }
  return {
    put: async (job) => {
      const boss = await started()
      await boss.send(job.name, job, idOf(job))
    },
    putWithin: async (execute, jobs) => {
      const boss = await started()
      const executeSql = async (text: string, values?: unknown[]) => ({
        rows: [...(await execute(text, values)).rows],
      })
      for (const job of jobs) {
        await boss.send(job.name, job, { ...idOf(job), db: { executeSql } })
      }
    },
    handle: async (handler) => {
      const boss = await started()
      const options = {
        includeMetadata: true,
        perJobResults: true,
        localConcurrency: WORKERS,
        batchSize: BATCH,
        burstWhenBatchFull: true,
        notifyPollingIntervalSeconds: lookMs / 1_000,
      } as const
      const settled = async ({ id, data, retryCount }: JobWithMetadata<Job>) => {
        const why = await run(handler, data, retryCount + 1)
        const status: JobResultStatus = why === null ? 'completed' : 'failed'
        return why === null ? { id, status } : { id, status, output: { message: why } }
      }
      for (const name of QUEUES) {
        await boss.work<Job, void, typeof options>(name, options, (jobs) =>
          Promise.all(jobs.map(settled)),
        )
      }
    },
    stop: async () => {
      const boss = await starting
      starting = undefined
      await boss?.stop({ graceful: true, timeout: STOP_MS_MAX })
    },
  }
}
