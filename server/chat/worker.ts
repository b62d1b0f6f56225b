import type { JobWorkers } from '#server/platform/workers/job-worker.ts'
import type { SendFirst } from './first-message.ts'
import type { DoChatTask } from './tasks.ts'

export type ChatJobs = Pick<JobWorkers, 'chats' | 'firstMessage'>

export const createChatJobs = ({
  doChatTask,
  sendFirst,
}: {
  doChatTask: DoChatTask
  sendFirst: SendFirst
}): ChatJobs => ({
  chats: doChatTask,
  firstMessage: ({ account }) => sendFirst(account),
})
