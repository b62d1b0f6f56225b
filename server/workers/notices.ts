import type { ChatStore, NoticeDue } from '#core/chat/store.ts'
import type { Clock, Work } from '#core/ports.ts'
import { BATCH } from './sweep.ts'

/** Answers in the name of a fictional profile. */
export type Reply = (to: NoticeDue) => Promise<void>

/**
 * Tells members of new messages: a fictional profile answers, anybody else gets a mail. What is
 * due is asked for as of a few seconds ago, which is the time a fictional profile takes to type.
 */
export const sweepNotices =
  ({
    chats,
    work,
    reply,
    clock,
    delayMs,
  }: {
    chats: ChatStore
    work: Work
    reply: Reply
    clock: Clock
    delayMs: number
  }) =>
  async (): Promise<number> => {
    const due = await chats.takeNoticeDue(new Date(clock.now().getTime() - delayMs), BATCH)
    for (const notice of due) {
      if (notice.fictional) await reply(notice)
      else await tell(work, notice)
    }
    return due.length
  }

/** The last message of each conversation names the mail: a second notice of the same is the same. */
const tell = async (work: Work, { account, conversations }: NoticeDue) => {
  const upTo = conversations.map(({ id, lastSeq }) => `${id}:${lastSeq}`).sort()
  if (upTo.length === 0) return
  const key = `newMessages:${account}:${upTo.join(',')}`
  await work.put({ name: 'mail', key, template: 'newMessages', account })
}
