import type { Logger } from 'pino'
import type { ChatStore } from '#core/chat/ports.ts'
import type { DiscoveryStore } from '#core/discovery/ports.ts'
import type { Clock, Ids, LiveHints } from '#core/kernel/ports.ts'
import type { Site, SiteStore } from '#core/site/ports.ts'
import { replyTo } from '#server/demo/replies/reply.ts'
import type { Reply } from '#server/push/mail-unread.ts'
import type { SendMessage } from '../chat/send.ts'

/** Which of the sites shows this profile, and as whom. */
const personaOf = async (discovery: DiscoveryStore, sites: Site[], id: string, now: Date) => {
  for (const site of sites) {
    const persona = await discovery.profile({ site: site.id, viewer: null, id, now })
    if (persona?.fictional) return { site, persona }
  }
  return null
}

/**
 * A fictional profile that no person answers for reads what came and answers it, like a member but free of charge. Where the
 * last word is its own already, it has been here before.
 */
export const createReply = ({
  sendMessage,
  chats,
  discovery,
  sites,
  ids,
  clock,
  liveHints,
  log,
}: {
  sendMessage: SendMessage
  chats: ChatStore
  discovery: DiscoveryStore
  sites: SiteStore
  ids: Ids
  clock: Clock
  liveHints: LiveHints
  log: Logger
}): Reply => {
  const answer = async (account: string, { id, sender }: { id: string; sender: string }) => {
    const now = clock.now()
    const who = await personaOf(discovery, await sites.all(), account, now)
    const talk = await chats.conversation({ account, conversation: id, now })
    const last = talk?.messages.at(-1)
    if (!who || !talk || !last) return
    if (who.persona.answeredBy !== 'demo') return
    await chats.read(account, id, last.seq)
    liveHints.publish([{ account: sender, about: 'chats', id }])
    if (last.from === account) return
    const said = talk.messages.filter(({ from }) => from === account).map(({ body }) => body)
    const body = replyTo({ persona: who.persona, said, incoming: last.body, kind: last.kind })
    const message = { id: ids.next(), body }
    const sent = await sendMessage({
      site: who.site,
      sender: account,
      recipient: sender,
      message,
      free: true,
    })
    if (!sent.done) log.warn({ why: sent.why }, 'a fictional profile could not answer')
  }

  return async ({ account, conversations }) => {
    for (const conversation of conversations) await answer(account, conversation)
  }
}
