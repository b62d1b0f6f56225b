import { ageInTheWay } from '#core/account/age/rules.ts'
import { isOffered } from '#core/chat/gifts.ts'
import { HELD_MS } from '#core/chat/message/rules.ts'
import { lettersOf } from '#core/chat/opener.ts'
import type { ChatStore, SendFacts, SentMessage } from '#core/chat/ports.ts'
import { isReplyable, type SendRequest } from '#core/chat/rules.ts'
import { kindOf, messageCost } from '#core/chat/selectors.ts'
import type { Gift } from '#core/chat/values.ts'
import type { FirstEvent, Key, Plan } from '#core/kernel/cascade.ts'
import type { Name } from '#core/kernel/lifecycles.ts'
import type { Ids, Loaded, StaffAct } from '#core/kernel/ports.ts'
import type { ModerationStore } from '#core/moderation/ports.ts'
import type { SignKind } from '#core/moderation/signs/values.ts'
import { lengthOf, normalizeText } from '#core/normalisation/text.ts'
import type { Site } from '#core/site/ports.ts'
import type { Attempt, Dispatch, Dispatched, WrittenPlan } from '#server/platform/dispatch.ts'
import { createCaseOfSigns } from './held.ts'
import { heardBy, type Opening, openingOf, unheardOf } from './opening.ts'
import { createAlignErased } from './tasks.ts'

export type OutgoingMessage = {
  site: Site
  sender: string
  recipient: string
  /** Made by the sender, and the key of the action: sent again, it is sent once. */
  message: {
    id: string
    body: string
    gift?: Gift | undefined
    photo?: boolean | undefined
    replyTo?: number
  }
  /** Fictional profiles answer free of charge. */
  free?: boolean
  /** It costs nothing, and all other rules hold. */
  onTheHouse?: boolean
  /** Who of the staff wrote it, in the same write. */
  log?: StaffAct
  /** What was already read of it; looked at once. */
  prefetched?: { facts: SendFacts | null } | null
}
export type SendMessage = (sending: OutgoingMessage) => Promise<Dispatched<SentMessage>>

const FIRST_SEQ = 1

/** Starts the conversation when there is none yet, and sends. */
const firstOf = (
  sending: OutgoingMessage,
  facts: SendFacts,
  { conversation, photo, opening }: Beside,
): FirstEvent[] => {
  const { site, sender, message, free, onTheHouse } = sending
  const { starter, receiver } = facts
  const { message_length, gifts_left_out } = site.settings
  const { gift } = message
  const known = free ? { ...facts.sending, confirmed: true, premium: true } : facts.sending
  const event = {
    type: 'send',
    by: sender === starter ? 'starter' : 'receiver',
    message,
    ...unheardOf(facts, opening),
    sending: {
      ...known,
      isHeld: facts.held?.isOwn === true,
      gift: gift && { offered: isOffered(gift, gifts_left_out) },
      photo,
      length: lengthOf(message.body),
      lengthMax: message_length,
      age: free ? undefined : ageInTheWay(site.settings.age_proof, facts.ageProof),
      cost: free || onTheHouse ? 0 : messageCost(site.settings, message),
      ...(message.replyTo ? { isReplyable: isReplyable(message.replyTo, facts) } : {}),
    },
  } as const
  const send: FirstEvent = { to: 'conversation', id: conversation, event, must: true }
  const { cost } = event.sending
  const sends = [
    send,
    ...lived(sending, facts, { conversation, cost, signs: opening?.signs ?? [] }),
    ...heardBy(facts),
  ]
  if (facts.stored) return sends
  const input = { conversation, starter, receiver }
  const begin = { to: 'conversation', id: conversation, begin: input, record: null } as const
  return [{ ...begin, must: true }, ...sends]
}

type Beside = { conversation: string; photo: SendRequest['photo']; opening: Opening }

/** What is held, or paid for to a fictional profile, has a life of its own from here on. */
const lived = (
  { sender, recipient, message: { id } }: OutgoingMessage,
  { owesAnswer }: SendFacts,
  { conversation, cost, signs }: { conversation: string; cost: number; signs: SignKind[] },
): FirstEvent[] => {
  const isHeld = signs.length > 0
  if (!isHeld && (!owesAnswer || cost === 0)) return []
  const input = { message: id, conversation, from: sender, to: recipient, cost, owesAnswer }
  const event = isHeld ? ({ type: 'hold', signs } as const) : ({ type: 'await' } as const)
  return [
    { to: 'message', id, begin: input, record: null, must: true },
    { to: 'message', id, event, must: true },
  ]
}

/** A conversation has no deadlines, and its state came with the facts; the message is new. */
const loadedOf = (
  { stored, version }: SendFacts,
  { conversation, message }: { conversation: string; message: string },
) =>
  new Map<Key, Loaded<Name> | null>([
    [`conversation:${conversation}`, stored && { stored, version, overdue: [], nextDue: null }],
    [`message:${message}`, null],
  ])

/** What is asked before one message is sent. */
export const sendFactsQueryOf = (
  ids: Ids,
  { sender, recipient, message: { id, body }, now }: MessageAddress,
) => ({
  sender,
  recipient,
  conversation: ids.ofPair(sender, recipient),
  message: id,
  letters: lettersOf(body),
  now,
})
type MessageAddress = Pick<OutgoingMessage, 'sender' | 'recipient'> & {
  message: { id: string; body: string }
  now: Date
}

type Known = { now: Date; facts: SendFacts; opening: Opening; conversation: string }

const answerOf =
  ({ sender, recipient, message }: OutgoingMessage, { now, facts, opening, conversation }: Known) =>
  (_: Plan, wrote: WrittenPlan | null): SentMessage => ({
    message: {
      id: message.id,
      seq: wrote?.seq ?? 0,
      from: sender,
      kind: kindOf(message),
      gift: message.gift ?? null,
      body: message.body,
      at: now,
      ...(opening?.isHeld
        ? { state: 'held', heldUntil: new Date(now.getTime() + HELD_MS) }
        : { state: 'sent' }),
      ...(message.replyTo ? { replyTo: message.replyTo } : {}),
    },
    conversation,
    recipient,
    credits: wrote?.credits.get(sender) ?? facts.sending.balance,
  })

/** Sends a message: facts in one statement, and the ledger has the last word. */
export const createSendMessage = ({
  dispatch,
  chats,
  moderation,
  ids,
}: {
  dispatch: Dispatch
  chats: ChatStore
  moderation: Pick<ModerationStore, 'openCase'>
  ids: Ids
}): SendMessage => {
  const caseOf = createCaseOfSigns({ moderation, ids })
  const alignErased = createAlignErased({ chats, dispatch })
  return async (given) => {
    const body = normalizeText(given.message.body)
    const sent = { ...given, message: { ...given.message, body } }
    const { sender, recipient, message } = sent
    let { prefetched } = given
    const conversation = ids.ofPair(sender, recipient)

    const attempt = async (now: Date): Promise<Attempt<SentMessage>> => {
      const { facts } = prefetched ?? {
        facts: await chats.sendFacts(sendFactsQueryOf(ids, { ...sent, now })),
      }
      prefetched = null
      if (!facts) return { refused: 'not_found' }
      if (facts.sent) {
        const { message: before } = facts.sent
        const isSaid =
          before.state === 'removed' ||
          (before.kind === kindOf(message) &&
            before.body === body &&
            before.gift === (message.gift ?? null) &&
            before.replyTo === message.replyTo)
        const same = before.from === sender && isSaid
        const here = facts.sent.conversation === conversation
        return same && here ? { answered: facts.sent } : { refused: 'key_reused' }
      }
      const photo = message.photo
        ? await chats.photoFacts({ sender, recipient, message: message.id })
        : undefined
      const opening = openingOf(sent, facts)
      const first = firstOf(sent, facts, { conversation, photo, opening })
      const held = opening?.isHeld ? await caseOf(sent) : []
      return {
        first: [...first, ...held],
        answer: answerOf(sent, { now, facts, opening, conversation }),
        loaded: loadedOf(facts, { conversation, message: message.id }),
        ...(sent.log && { log: sent.log }),
      }
    }
    const done = await dispatch({ attempt })
    if (!done.done) return done
    const { seq, state } = done.answer.message
    if (seq === FIRST_SEQ || state === 'held') await alignErased(sender, recipient)
    return done
  }
}
