import type { chatCalls } from '#core/chat/contract.ts'
import type { ChatStore } from '#core/chat/ports.ts'
import { TYPING_EVERY_MS } from '#core/chat/values.ts'
import type { Clock, LiveHints } from '#core/kernel/ports.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/refusals.ts'

type MarkCall = Extract<
  keyof typeof chatCalls,
  'PUT /api/chat.php' | 'PUT /api/delivered.php' | 'PUT /api/heart.php' | 'POST /api/typing.php'
>

/** So many who typed last are remembered. */
const TYPISTS_MAX = 10_000
/** What comes a little early is no more than a clock that is a little off. */
const EARLY_MS = 500

/** Whether somebody who types says so too often to be heard; of those long silent nothing is kept. */
const createPatience = () => {
  const lastOf = new Map<string, number>()
  return (account: string, now: number) => {
    const last = lastOf.get(account)
    if (last !== undefined && now >= last && now - last < TYPING_EVERY_MS - EARLY_MS) return false
    lastOf.delete(account)
    lastOf.set(account, now)
    const [oldest] = lastOf.keys()
    if (lastOf.size > TYPISTS_MAX && oldest !== undefined) lastOf.delete(oldest)
    return true
  }
}

/** How far messages have come, and that somebody is typing: what one side sees of the other. */
export const createMarkRoutes = ({
  chats,
  clock,
  liveHints,
}: {
  chats: ChatStore
  clock: Clock
  liveHints: LiveHints
}): Pick<Handlers, MarkCall> => {
  const mayBeHeard = createPatience()
  return {
    'PUT /api/chat.php': async ({ body: { conversation: id, read_seq }, member }) => {
      const read = await chats.read(member.id, id, read_seq)
      if (read === null) return refuse('not_found')
      const seenBy = read.other === null ? [member.id] : [member.id, read.other]
      liveHints.publish(seenBy.map((account) => ({ account, about: 'chats', id })))
      return { unread: read.unread }
    },

    'PUT /api/delivered.php': async ({ body: { conversations }, member }) => {
      const anew = await chats.delivered(member.id, conversations)
      liveHints.publish(anew.map(({ id, other }) => ({ account: other, about: 'chats', id })))
      return {}
    },

    'PUT /api/heart.php': async ({ body: { conversation: id, seq, on }, member }) => {
      const given = await chats.heart(member.id, { conversation: id, seq, on })
      if (given === null) return refuse('not_found')
      const seenBy = given.changed === null ? [] : [member.id, given.changed]
      liveHints.publish(seenBy.map((account) => ({ account, about: 'chats', id })))
      return {}
    },

    'POST /api/typing.php': async ({ body: { conversation: id }, member }) => {
      if (!mayBeHeard(member.id, clock.now().getTime())) return {}
      const other = await chats.typingTo(member.id, id)
      if (other) liveHints.publish([{ account: other, about: 'typing', id }])
      return {}
    },
  }
}
