import type { Logger } from 'pino'
import type { MetricsStore } from '#core/kernel/metrics.ts'
import type {
  Clock,
  JobQueue,
  LifecycleStore,
  Retention,
  UnfinishedFiles,
} from '#core/kernel/ports.ts'
import { UNFINISHED_FILES_MS } from '#core/kernel/retention.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import type { Pace } from '#server/platform/config/config.ts'
import type { Dispatch } from '#server/platform/dispatch.ts'
import { createDeadlineSweep } from './deadlines.ts'
import { createJobWorker, type JobWorkers } from './job-worker.ts'
import { BATCH, type Pause, type Sweep, type Sweeper, startSweeper } from './sweep.ts'

/** Interval of the measurement of the books, which reads every entry. One server does it. */
const BOOKS_EVERY_MS = 5 * MINUTE_MS

export type Workers = { start(): Promise<void>; stop(): Promise<void> }

/** What each subject looks for of itself, by name: what is missing does not compile. */
export type Sweeps = Record<
  | 'payments'
  | 'refunds'
  | 'mandates'
  | 'notices'
  | 'photos'
  | 'chatPhotos'
  | 'pushes'
  | 'likes'
  | 'days'
  | 'statistics'
  | 'newMembers'
  | 'addressHashes'
  | 'held',
  Sweep
>

export type WorkersDependencies = {
  jobQueue: JobQueue
  jobs: JobWorkers
  sweeps: Sweeps
  store: LifecycleStore
  dispatch: Dispatch
  retention: Retention
  unfinishedFiles: UnfinishedFiles
  metricsStore: Pick<MetricsStore, 'measureBooks'>
  clock: Clock
  log: Logger
  pace: Pace
  pauseFor: Pause
}

/** All that works without being asked by a browser. */
export const createWorkers = (deps: WorkersDependencies): Workers => {
  const { jobQueue, jobs, sweeps, retention, unfinishedFiles, clock, log, pace, pauseFor } = deps
  const { metricsStore } = deps
  let sweepers: Sweeper[] = []
  const sweeping = (name: string, everyMs: number, sweep: Sweep) =>
    startSweeper({ name, everyMs, sweep, pauseFor, log })
  return {
    start: async () => {
      await jobQueue.handle(createJobWorker(jobs))
      sweepers = [
        sweeping('deadlines', pace.deadlinesMs, createDeadlineSweep(deps)),
        sweeping('payments', pace.paymentsMs, sweeps.payments),
        sweeping('refunds', pace.paymentsMs, sweeps.refunds),
        sweeping('mandates', pace.paymentsMs, sweeps.mandates),
        sweeping('notices', pace.noticesMs, sweeps.notices),
        sweeping('photos', pace.photosMs, sweeps.photos),
        sweeping('chatPhotos', pace.photosMs, sweeps.chatPhotos),
        sweeping('pushes', pace.noticesMs, sweeps.pushes),
        sweeping('likes', pace.noticesMs, sweeps.likes),
        sweeping('held', pace.noticesMs, sweeps.held),
        sweeping('newMembers', pace.noticesMs, sweeps.newMembers),
        sweeping('days', pace.daysMs, sweeps.days),
        sweeping('statistics', pace.daysMs, sweeps.statistics),
        sweeping('addressHashes', pace.retentionMs, sweeps.addressHashes),
        sweeping('books', pace.booksMs, async () => {
          await metricsStore.measureBooks(clock.now(), BOOKS_EVERY_MS)
          return 0
        }),
        sweeping('unfinishedFiles', pace.retentionMs, () =>
          unfinishedFiles.remove(UNFINISHED_FILES_MS),
        ),
        sweeping('retention', pace.retentionMs, () => retention.purge(clock.now(), BATCH)),
      ]
    },
    stop: async () => {
      await Promise.all(sweepers.map((one) => one.stop()))
      await jobQueue.stop()
    },
  }
}
