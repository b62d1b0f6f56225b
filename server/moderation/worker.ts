import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { JobQueue, LiveHints } from '#core/kernel/ports.ts'
import type { ModerationStore } from '#core/moderation/ports.ts'
import type { Dispatch } from '#server/platform/dispatch.ts'
import type { JobWorkers } from '#server/platform/workers/job-worker.ts'
import type { SettleRest } from './held.ts'
import type { NoticeMails } from './notice-mails.ts'
import type { AlignRestrictions } from './restrictions.ts'

export type ModerationJobs = Pick<JobWorkers, 'moderation'>

/** What a case leaves to be done. Each looks at how things are now, and can be done again. */
export const createModerationJobs = ({
  moderation,
  alignRestrictions,
  settleRest,
  dispatch,
  jobQueue,
  noticeMails,
  liveHints,
}: {
  moderation: ModerationStore
  alignRestrictions: AlignRestrictions
  settleRest: SettleRest
  dispatch: Dispatch
  jobQueue: JobQueue
  noticeMails: NoticeMails
  liveHints: Pick<LiveHints, 'publish'>
}): ModerationJobs => {
  const tellReporters = async (id: string, statement: string) => {
    const parties = await moderation.partiesOf(id)
    for (const { account } of parties?.reporters ?? []) {
      if (account === null) continue
      liveHints.publish([{ account, about: 'safety' }])
      const key = `outcome:${statement}:${account}`
      await jobQueue.put({
        name: 'mail',
        template: 'reportOutcome',
        key,
        account,
        about: statement,
      })
    }
    await noticeMails.answered(id, statement)
  }

  const erase = async (id: string) => {
    const { messages } = await moderation.erase(id)
    for (const message of messages) {
      const event = { type: 'remove' } as const
      const first: FirstEvent[] = [{ to: 'message', id: message, event, must: false }]
      await dispatch({ attempt: async () => ({ first, answer: () => null }) })
    }
  }

  return {
    moderation: async (job) => {
      if (job.task === 'tellReporters') await tellReporters(job.case, job.statement)
      else if (job.task === 'receiveNotice') await noticeMails.received(job.case)
      else if (job.task === 'settleHeld') await settleRest(job.case)
      else if (job.task === 'restore') await alignRestrictions(job.account)
      else await erase(job.case)
    },
  }
}
