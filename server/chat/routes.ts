import type { chatCalls } from '#core/chat/contract.ts'
import type { ChatStore, VerdictStore } from '#core/chat/ports.ts'
import type { OpenedChat } from '#core/chat/views.ts'
import type { Visible } from '#core/discovery/showing.ts'
import type { Clock, Ids, LifecycleStore, LiveHints } from '#core/kernel/ports.ts'
import type { SessionReads } from '#core/kernel/session-reads.ts'
import type { Blocks } from '#server/chat/blocking/block.ts'
import type { OpenChat } from '#server/chat/open.ts'
import { type SendMessage, sendFactsQueryOf } from '#server/chat/send.ts'
import { type Dispatch, idempotencyKeyOf } from '#server/platform/dispatch.ts'
import type { Handlers, Readers } from '#server/platform/http/handler.ts'
import { refuse, refuseFields } from '#server/platform/http/refusals.ts'
import type { LimitCall } from '#server/platform/limiting.ts'
import { createBlockRoutes } from './blocking/routes.ts'
import { chatCursorFromWire } from './cursor.ts'
import { createMarkRoutes } from './mark-routes.ts'
import { createRetractRoutes } from './retract.ts'
import { chatsToWire, conversationToWire, messageToWire } from './to-wire.ts'
import { createVerdictRoutes } from './verdict-routes.ts'

export type ChatRoutes = Pick<Handlers, keyof typeof chatCalls>

/** A message is what is sent most: what it needs to know is read with the session. */
export const createChatReaders = ({
  reads,
  ids,
  clock,
}: {
  reads: SessionReads
  ids: Ids
  clock: Clock
}): Readers => ({
  'POST /api/message.php': async ({ hash, owner, body: { id, profile, body } }) => {
    const now = clock.now()
    const message = { id, body }
    const query = sendFactsQueryOf(ids, { sender: owner, recipient: profile, message, now })
    const found = await reads.sendFacts({ tokenHash: hash, now }, query)
    return found && { member: found.member, prefetched: { facts: found.facts } }
  },
})

const answerOf = (found: OpenedChat | null, { settings }: { settings: Visible }) =>
  found ? { conversation: conversationToWire(found, settings) } : refuse('not_found')

type ChatParts = {
  dispatch: Dispatch
  store: LifecycleStore
  chats: ChatStore
  open: OpenChat
  sendMessage: SendMessage
  blocks: Blocks
  ids: Ids
  clock: Clock
  liveHints: LiveHints
  limit: LimitCall
  verdictStore: VerdictStore
}

export const createChatRoutes = ({
  dispatch,
  chats,
  open,
  sendMessage,
  blocks,
  ids,
  store,
  clock,
  liveHints,
  limit,
  verdictStore,
}: ChatParts): ChatRoutes => ({
  ...createBlockRoutes({ chats, blocks, clock }),

  'GET /api/chats.php': async ({ query, member, site }) => {
    const after = query.after === undefined ? undefined : chatCursorFromWire(query.after)
    if (after === null) return refuseFields({ after: 'field_invalid' })
    return chatsToWire(await chats.list(member.id, clock.now(), after), site.settings)
  },

  'GET /api/chat.php': async ({ query, member, site }) => {
    const { conversation, profile, after, before, shown_from: shownFrom } = query
    const history = site.settings.chat_history_messages
    const page = { account: member.id, after, before, shownFrom, history }
    if (profile !== undefined) {
      return answerOf(await open({ ...page, site: site.id, profile }), site)
    }
    if (conversation === undefined) return refuseFields({ conversation: 'required' })
    return answerOf(await chats.conversation({ ...page, conversation, now: clock.now() }), site)
  },

  ...createMarkRoutes({ chats, clock, liveHints }),

  ...createVerdictRoutes({ verdictStore, limit, clock }),

  'DELETE /api/chat.php': async ({ body, member, key }) => {
    const conversation = body.conversation ?? (body.profile && ids.ofPair(member.id, body.profile))
    if (conversation === undefined) return refuseFields({ conversation: 'required' })
    const removed = await dispatch({
      idempotency: idempotencyKeyOf(key, `chat:${member.id}`, conversation),
      attempt: async () => {
        const side = await chats.sideOf(member.id, conversation)
        if (!side) return { refused: 'not_found' }
        const event = { type: `${side}Removes` } as const
        const first = [{ to: 'conversation', id: conversation, event, must: false } as const]
        return { first, answer: () => ({}) }
      },
    })
    return removed.done ? removed.answer : refuse(removed.why)
  },

  ...createRetractRoutes({ dispatch, store }),

  'POST /api/message.php': async ({ body: said, member, site, prefetched }) => {
    const { id, profile: recipient, body, gift, photo, reply_to: replyTo } = said
    if (gift && photo) return refuseFields({ photo: 'field_invalid' })
    const message = { id, body, gift, photo, ...(replyTo === undefined ? {} : { replyTo }) }
    const sent = await sendMessage({ prefetched, site, sender: member.id, recipient, message })
    if (!sent.done) return refuse(sent.why)
    const { conversation, credits } = sent.answer
    return { message: messageToWire(sent.answer.message), conversation, credits }
  },
})
