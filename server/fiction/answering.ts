import type { ChatStore } from '#core/chat/ports.ts'
import type { DiscoveryStore } from '#core/discovery/ports.ts'
import { fictionActOf } from '#core/fiction/acts.ts'
import type { fictionCalls } from '#core/fiction/contract.ts'
import type { FictionStore } from '#core/fiction/ports.ts'
import { mayAnswer, mayOpenTalk } from '#core/fiction/rules.ts'
import { CLAIM_MS } from '#core/fiction/values.ts'
import type { Clock, LiveHints, StaffAct } from '#core/kernel/ports.ts'
import { ok } from '#core/kernel/verdict.ts'
import { lengthOf, normalizeText } from '#core/normalisation/text.ts'
import type { Site } from '#core/site/ports.ts'
import { idempotencyKeyOf } from '#server/platform/dispatch.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'
import type { WriteIdempotently } from '#server/platform/idempotency/write-once.ts'
import { talkToWire, waitingToWire } from './to-wire.ts'

type AnswerCall = Exclude<keyof typeof fictionCalls, `${string} /api/fictional.php`>

/** Says something for one of two; the chat is asked for it. */
type Send = (sending: {
  site: Site
  sender: string
  recipient: string
  message: { id: string; body: string }
  free: true
  log: StaffAct
}) => Promise<{ done: true } | { done: false; why: string }>

type Parts = {
  fiction: FictionStore
  chats: ChatStore
  discovery: DiscoveryStore
  sendMessage: Send
  writeOnce: WriteIdempotently
  clock: Clock
  liveHints: LiveHints
}
type Written = { id: string; conversation: string; body: string }

/**
 * Says something in the name of a profile, free of charge: who wrote it is noted first, so that no
 * answer is without its writer, and the conversation is kept in hand until it is said.
 */
const createAnswer =
  ({ fiction, sendMessage, clock }: Parts) =>
  async (
    { id, conversation, body }: Written,
    { staff, site }: { staff: string; site: Site },
  ): Promise<Record<never, never> | Refused> => {
    const now = clock.now()
    const talk = await fiction.talk({ site: site.id, conversation, staff, now })
    if (!talk) return refuse('not_found')
    const text = normalizeText(body)
    if (text === '') return refuse('message_empty')
    if (lengthOf(text) > site.settings.message_length) return refuse('message_too_long')
    const until = new Date(now.getTime() + CLAIM_MS)
    const isHeld = await fiction.claim({ conversation, staff, now, until, isHeld: true })
    const noted = isHeld
      ? await fiction.noteAuthor({ message: id, conversation, staff, now })
      : await fiction.authorOf(id)
    const isOwn = noted?.staff === staff
    if (noted && (!isOwn || noted.conversation !== conversation)) return refuse('key_reused')
    const verdict = mayAnswer({ isHeld: isHeld || isOwn })
    if (verdict !== ok) return refuse(verdict)
    const { profile: sender, member: recipient } = talk
    const log = fictionActOf(staff, 'answered', id)
    const sent = await sendMessage({
      site,
      sender,
      recipient,
      message: { id, body },
      free: true,
      log,
    })
    if (!sent.done) return refuse(sent.why)
    await fiction.release({ conversation, staff, now, isLogged: false })
    return {}
  }

/** A conversation that is in hand has been read, by a person, and that is seen. */
const createTake =
  ({ fiction, chats, clock, liveHints }: Parts) =>
  async (conversation: string, { staff, site }: { staff: string; site: Site }) => {
    const now = clock.now()
    const talk = await fiction.talk({ site: site.id, conversation, staff, now })
    if (!talk) return 'not_found'
    const verdict = mayOpenTalk({ waits: talk.waits, isOwn: talk.claim?.isOwn === true })
    if (verdict !== ok) return verdict
    const until = new Date(now.getTime() + CLAIM_MS)
    if (!(await fiction.claim({ conversation, staff, now, until }))) return 'talk_taken'
    const { profile, member } = talk
    const chat = await chats.conversation({ account: profile, conversation, now })
    if (chat && chat.lastSeq > chat.readSeq) {
      await chats.read(profile, conversation, chat.lastSeq)
      liveHints.publish([{ account: member, about: 'chats', id: conversation }])
    }
    return ok
  }

/** What waits for an answer, and the answers, each by a person. */
export const createAnswerRoutes = (parts: Parts): Pick<Handlers, AnswerCall> => {
  const { fiction, chats, discovery, writeOnce, clock, liveHints } = parts
  const [answer, take] = [createAnswer(parts), createTake(parts)]
  return {
    'GET /api/fictional-queue.php': async ({ member, site }) => {
      const query = { site: site.id, staff: member.id, now: clock.now() }
      const waiting = await fiction.queue(query)
      return { waiting: waiting.map((one) => waitingToWire(one, site.settings)) }
    },

    'GET /api/fictional-talk.php': async ({ query: { conversation }, member, site }) => {
      const now = clock.now()
      const query = { site: site.id, conversation, staff: member.id, now }
      const talk = await fiction.talk(query)
      if (!talk) return refuse('not_found')
      const verdict = mayOpenTalk({ waits: talk.waits, isOwn: talk.claim?.isOwn === true })
      if (verdict !== ok) return refuse(verdict)
      const [chat, profile] = await Promise.all([
        chats.conversation({ account: talk.profile, conversation, now }),
        discovery.profile({ site: site.id, viewer: null, id: talk.profile, now }),
      ])
      if (!chat || !profile) return refuse('not_found')
      return { talk: talkToWire(talk, { chat, profile }, site.settings) }
    },

    'POST /api/fictional-claim.php': async ({ body: { conversation }, member, site, key }) =>
      writeOnce(
        idempotencyKeyOf(key, `fictional-claim:${member.id}`, conversation),
        async (remember) => {
          const taken = await take(conversation, { staff: member.id, site })
          if (taken !== ok) return refuse(taken)
          return fiction.remember(remember, clock.now())
        },
      ),

    'DELETE /api/fictional-claim.php': async ({ body: { conversation }, member, site, key }) =>
      writeOnce(
        idempotencyKeyOf(key, `fictional-release:${member.id}`, conversation),
        async (remember) => {
          const now = clock.now()
          const query = { site: site.id, conversation, staff: member.id, now }
          if (!(await fiction.talk(query))) return refuse('not_found')
          await fiction.release({ conversation, staff: member.id, now, isLogged: true })
          return fiction.remember(remember, now)
        },
      ),

    'POST /api/fictional-answer.php': async ({ body, member, site }) =>
      answer(body, { staff: member.id, site }),

    'POST /api/fictional-typing.php': async ({ body: { conversation }, member, site }) => {
      const query = { site: site.id, conversation, staff: member.id, now: clock.now() }
      const talk = await fiction.talk(query)
      if (!talk?.claim?.isOwn) return {}
      const other = await chats.typingTo(talk.profile, conversation)
      if (other) liveHints.publish([{ account: other, about: 'typing', id: conversation }])
      return {}
    },
  }
}
