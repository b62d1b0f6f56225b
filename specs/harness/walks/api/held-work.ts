import type { Container } from 'inversify'
import type { Job } from '#core/kernel/jobs.ts'
import type { JobQueue } from '#core/kernel/ports.ts'
import * as tokens from '#server/platform/tokens.ts'
import { until } from '#specs/harness/server/server.ts'

type AtProvider = Extract<Job, { name: 'openPayment' | 'refundPayment' }>
const isAtProvider = (job: Job): job is AtProvider =>
  job.name === 'openPayment' || job.name === 'refundPayment'

const nothing = async () => undefined

/** The queue of the product itself, of which the spec holds some jobs until it says go. */
export const heldWork = () => {
  const kept = new Map<string, (() => Promise<void>)[]>()
  const holding = (queue: JobQueue): JobQueue => ({
    ...queue,
    handle: (handler) =>
      queue.handle(async (job) => {
        if (!isAtProvider(job)) return handler(job)
        const key = `${job.name} ${job.payment}`
        kept.set(key, [...(kept.get(key) ?? []), () => handler(job)])
      }),
  })
  const held = (key: string) =>
    until(() => {
      const jobs = kept.get(key) ?? []
      if (jobs.length === 0) throw new Error('The queue has not handed the job out yet')
      return jobs
    })
  return {
    rebind: (container: Container) => {
      container.onActivation(tokens.jobQueue, (_, queue) => holding(queue))
    },
    /** The job that prepares the page of a payment, once the queue has handed it out. */
    opening: async (payment: string) => {
      const [first] = await held(`openPayment ${payment}`)
      return first ?? nothing
    },
    /** The next job that asks the provider to give some of a payment back, which is taken. */
    refunding: async (payment: string) =>
      (await held(`refundPayment ${payment}`)).shift() ?? nothing,
  }
}

/** The queue of the product itself, whose worker never comes to some of the jobs. */
export const leavingUndone = (container: Container, isLeft: (job: Job) => boolean) => {
  const leaving = (whole: JobQueue): JobQueue => ({
    ...whole,
    handle: (handler) => whole.handle(async (job) => (isLeft(job) ? undefined : handler(job))),
  })
  container.onActivation(tokens.jobQueue, (_, queue) => leaving(queue))
}
