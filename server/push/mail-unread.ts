import type { Logger } from 'pino'
import type { ChatStore, NoticeDue } from '#core/chat/ports.ts'
import { UNREAD_MAIL_MS } from '#core/chat/rules.ts'
import type { Clock, JobQueue } from '#core/kernel/ports.ts'
import { BATCH, onEach } from '../platform/workers/sweep.ts'

/** Answers in the name of a fictional profile. */
export type Reply = (to: NoticeDue) => Promise<void>

/**
 * Tells members of new messages: people get a mail after a while; a fictional profile answers,
 * as soon as it would have typed that.
 */
export const createNoticeSweep =
  ({
    chats,
    jobQueue,
    reply,
    clock,
    log,
    delayMs,
  }: {
    chats: ChatStore
    jobQueue: JobQueue
    reply: Reply
    clock: Clock
    log: Logger
    delayMs: number
  }) =>
  async (signal: AbortSignal): Promise<number> => {
    const waited = { fictionalMs: delayMs, peopleMs: UNREAD_MAIL_MS }
    const due = await chats.takeNoticeDue(clock.now(), waited, BATCH)
    await onEach(due, { atOnce: 2, signal, log }, (notice) =>
      notice.fictional ? reply(notice) : tell({ chats, jobQueue, clock }, notice),
    )
    return due.length
  }

/**
 * What has been read so far names the mail: until the member reads on, a second notice is the
 * same mail, and is not sent again.
 */
const tell = async (
  { chats, jobQueue, clock }: { chats: ChatStore; jobQueue: JobQueue; clock: Clock },
  { account, conversations }: NoticeDue,
) => {
  const now = clock.now()
  const [first] = conversations
  if (!first) return
  const talk = await chats.conversation({ account, conversation: first.id, now })
  const key = `newMessages:${account}:${first.id}:${talk?.readSeq ?? 0}`
  await jobQueue.put({ name: 'mail', key, template: 'newMessages', account })
}
