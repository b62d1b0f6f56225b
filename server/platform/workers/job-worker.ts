import type { Job } from '#core/kernel/jobs.ts'

/** One for each job that moves leave behind: what is missing does not compile. */
export type JobWorkers = {
  [N in Job['name']]: (job: Extract<Job, { name: N }>) => Promise<void>
}

/** Does the work that moves have left behind. What throws is tried again. */
export const createJobWorker =
  (workers: JobWorkers) =>
  async (job: Job): Promise<void> => {
    const work = workers[job.name] as (job: Job) => Promise<void>
    return work(job)
  }
