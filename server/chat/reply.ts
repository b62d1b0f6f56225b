import type { Logger } from 'pino'
import type { ChatStore, NoticeDue } from '#core/chat/store.ts'
import type { Ids, Wire } from '#core/ports.ts'
import type { SiteStore } from '#core/site/store.ts'
import type { Reply } from '#server/workers/notices.ts'
import type { Send } from './send.ts'

/**
 * A fictional profile reads what came and answers it, like a member but free of charge. Its
 * message goes the way of every message.
 */
export const replying =
  ({
    send,
    chats,
    sites,
    ids,
    wire,
    log,
  }: {
    send: Send
    chats: ChatStore
    sites: SiteStore
    ids: Ids
    wire: Wire
    log: Logger
  }): Reply =>
  async ({ account, conversations }: NoticeDue) => {
    const [site] = await sites.all()
    if (!site) return
    for (const { id, with: member, lastSeq, lastBody } of conversations) {
      await chats.read(account, id, lastSeq)
      wire.publish([{ account: member, about: 'chats', id }])
      const body = `${lastBody}`
      const sent = await send({
        site,
        by: account,
        with: member,
        message: { id: ids.next(), body },
        free: true,
      })
      if (!sent.done) log.warn({ why: sent.why }, 'a fictional profile could not answer')
    }
  }
