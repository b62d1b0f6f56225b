import type { Container, ServiceIdentifier } from 'inversify'
import type { Job } from '#core/jobs.ts'
import type { Work } from '#core/ports.ts'
import { tokens } from '#server/tokens.ts'
import { until } from '#specs/support/server.ts'

type Opening = Extract<Job, { name: 'openPayment' }>
const isOpening = (job: Job): job is Opening => job.name === 'openPayment'

/** The queue of the product itself, of which the spec holds one kind of job until it says go. */
export const heldWork = () => {
  const kept = new Map<string, () => Promise<void>>()
  const holding = (queue: Work): Work => ({
    ...queue,
    handle: (handler) =>
      queue.handle(async (job) => {
        if (!isOpening(job)) return handler(job)
        kept.set(job.payment, () => handler(job))
      }),
  })
  return {
    rebind: (container: Container) => {
      const queue = Symbol.for('queue') as ServiceIdentifier<Work>
      container.rebind(tokens.work).toResolvedValue(holding, [queue])
    },
    /** The job that prepares the page of a payment, once the queue has handed it out. */
    opening: (payment: string) =>
      until(() => {
        const job = kept.get(payment)
        if (!job) throw new Error('The queue has not handed the job out yet')
        return job
      }),
  }
}

/** The queue of the product itself, whose worker never comes to some of the jobs. */
export const leavingUndone = (container: Container, isLeft: (job: Job) => boolean) => {
  const queue = Symbol.for('queue') as ServiceIdentifier<Work>
  const leaving = (whole: Work): Work => ({
    ...whole,
    handle: (handler) => whole.handle(async (job) => (isLeft(job) ? undefined : handler(job))),
  })
  container.rebind(tokens.work).toResolvedValue(leaving, [queue])
}
