import { createHash } from 'node:crypto'
import type pg from 'pg'
import {
  type ConstructorOptions,
  type JobResult,
  type JobWithMetadata,
  PgBoss,
  type Queue,
  type WorkOptions,
} from 'pg-boss'
import {
  lineOf,
  lines,
  policies,
  priorityOf,
  type QueueName,
  retriesOf,
} from '#core/kernel/job-policies.ts'
import { Hopeless, type Job } from '#core/kernel/jobs.ts'
import type { JobQueue } from '#core/kernel/ports.ts'
import type { Database } from '../database.ts'
import { asClientOf } from '../pools/limited-pool.ts'
import { connectionTo, usualLimits } from '../pools/limits.ts'
import { asThrown } from '../storage-away.ts'

const SCHEMA = 'jobs'
const LOOK_MS = 2_000
const STOP_MS_MAX = 10_000
/** What a killed worker was at is done by another one about twice this much later. */
const LIVENESS_S = 10

/** Done work is remembered for so long, by its key. */
const REMEMBERED_S = 7 * 86_400

const queueOf = (line: QueueName): Omit<Queue, 'name'> => {
  const { firstS, longestS } = policies[line]
  return {
    notify: true,
    heartbeatSeconds: LIVENESS_S,
    retryLimit: retriesOf(policies[line]),
    retryDelay: firstS,
    retryBackoff: true,
    retryDelayMax: longestS,
    deleteAfterSeconds: REMEMBERED_S,
  }
}

/** Work whose jobs can be written in the transaction of the move that causes them. */
export type PostgresJobQueue = JobQueue & {
  putWithin(transaction: pg.ClientBase, jobs: Job[]): Promise<void>
}

type QueueConnection = Pick<Database, 'url' | 'limits'> & Partial<Pick<Database, 'onFailure'>>

const bossOf = (
  { url, limits, onFailure }: QueueConnection,
  options: ConstructorOptions,
  log: (line: string) => void,
) => {
  const boss = new PgBoss({
    ...asClientOf({ ...connectionTo(url, limits), onFailure, max: limits.jobConnections }),
    schema: SCHEMA,
    schedule: false,
    superviseIntervalSeconds: LIVENESS_S,
    monitorIntervalSeconds: LIVENESS_S,
    ...options,
  })
  boss.on('error', (error) => log(`The job queue has an error: ${error.message}`))
  return boss
}

/** What was mailed to a member is asked by who works here; a statement that has to say the same. */
const INDEX_OF_MAILS = `create index if not exists job_mails_of_account
  on ${SCHEMA}.job ((data ->> 'account'), created_on) where data ->> 'template' is not null`

/** Asked first: to make one that is there already waits for whoever writes a job, and holds up the rest. */
const makeIndexOnce = async (boss: PgBoss) => {
  const asked = `select to_regclass('${SCHEMA}.job_mails_of_account') as there`
  const { rows } = await boss.getDb().executeSql(asked)
  if (rows[0]?.there === null) await boss.getDb().executeSql(INDEX_OF_MAILS)
}

/** Makes the queue's own tables and its queues; part of migrating. */
export const prepareQueues = async (url: string, limits = usualLimits): Promise<void> => {
  const boss = bossOf({ url, limits }, { supervise: false }, () => undefined)
  await boss.start()
  try {
    for (const line of lines) {
      await boss.createQueue(line, queueOf(line))
      await boss.updateQueue(line, queueOf(line))
    }
    await makeIndexOnce(boss)
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

/** The queue has a pool of its own, which throws what the driver does. */
const rethrown = (error: unknown): never => {
  throw asThrown(error)
}

/** Neither the queue's tables nor the log may hold what an error says: it may name a person. */
const anonymous = (error: unknown) => (error instanceof Error ? error.name : 'Error')

/**
 * The JobQueue port over pg-boss. It starts with its first use; a worker is woken by NOTIFY, and looks
 * for itself every `lookMs` should that be lost.
 */
export const jobQueue = (
  db: Database,
  { log, lookMs = LOOK_MS }: { log: (line: string) => void; lookMs?: number },
): PostgresJobQueue => {
  let starting: Promise<PgBoss> | undefined
  const started = () => {
    starting ??= bossOf(db, { migrate: false, useListenNotify: true }, log)
      .start()
      .catch((error: unknown) => {
        starting = undefined
        return rethrown(error)
      })
    return starting
  }
  const run = async (
    handler: (job: Job) => Promise<void>,
    { id, data: job, retryCount, retryLimit }: JobWithMetadata<Job>,
  ): Promise<JobResult> => {
    try {
      await handler(job)
      return { id, status: 'completed' }
    } catch (error) {
      const why = anonymous(error)
      const isHopeless = error instanceof Hopeless
      const isLast = isHopeless || retryCount >= retryLimit
      const end = isLast ? 'for good' : `at try ${retryCount + 1}`
      log(`The job ${job.name} ${job.key ?? ''} failed ${end}: ${why}.`)
      return { id, status: isHopeless ? 'deadletter' : 'failed', output: { message: why } }
    }
  }
  return {
    put: async (job) => {
      const boss = await started()
      const how = { ...idOf(job), priority: priorityOf(job) }
      await boss.send(lineOf(job), job, how).catch(rethrown)
    },
    putWithin: async (transaction, jobs) => {
      const boss = await started()
      const executeSql = async (text: string, values?: unknown[]) => ({
        rows: (await transaction.query(text, values)).rows,
      })
      for (const job of jobs) {
        const priority = priorityOf(job)
        await boss.send(lineOf(job), job, { ...idOf(job), priority, db: { executeSql } })
      }
    },
    handle: async (handler) => {
      const boss = await started()
      const options = {
        includeMetadata: true,
        perJobResults: true,
        burstWhenBatchFull: true,
        notifyPollingIntervalSeconds: lookMs / 1_000,
      } as const
      for (const line of lines) {
        const { workers: localConcurrency, batch: batchSize } = policies[line]
        await boss.work<Job, void, typeof options & WorkOptions>(
          line,
          { ...options, localConcurrency, batchSize },
          (jobs) => Promise.all(jobs.map((job) => run(handler, job))),
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
