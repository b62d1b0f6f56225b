import { maySend } from '#core/chat/rules.ts'
import { talkOf } from '#core/chat/sides.ts'
import type { DemoConversation, DemoMember, DemoMessage, World } from '#core/demo/ports.ts'
import { ok } from '#core/kernel/lifecycle.ts'
import { lengthOf } from '#core/normalisation/text.ts'
import type { Books } from './credits.ts'
import { dated, historyOf, stateOf, type Walked } from './lives.ts'

type Talk = { of: DemoConversation; times: Date[] }

/** Rows by the names of their columns. */
const rowsOf = ({ of, times }: Talk, walked: Walked) => {
  const { id, starter, receiver } = of
  const [first] = times
  if (!first) throw new Error(`${id} has no word`)
  const steps = dated(walked.conversation, [first, ...times])
  const context = { ...talkOf({ conversation: id, starter, receiver }), said: true }
  const unread = (by: 'starter' | 'receiver', read: number) =>
    of.messages.filter((message, index) => message.by === by && index + 1 > read).length
  return {
    row: {
      id,
      starter_id: starter,
      receiver_id: receiver,
      state: stateOf(steps),
      context,
      version: steps.length,
      last_seq: times.length,
      last_at: times.at(-1),
      starter_read: of.read.starter,
      receiver_read: of.read.receiver,
      starter_unread: unread('receiver', of.read.starter),
      receiver_unread: unread('starter', of.read.receiver),
    },
    moves: historyOf('conversation', id, steps),
    messages: of.messages.map((message, index) => ({
      conversation_id: id,
      seq: index + 1,
      id: message.id,
      side: message.by,
      body: message.body,
      at: times[index],
    })),
  }
}

/** Conversations as they are had, message by message, each paid by who may send it, by the rule of the chart. */
export const talking = (
  { site: { settings } }: World,
  members: ReadonlyMap<string, DemoMember>,
  { books, walked }: { books: Books; walked: Walked },
) => {
  const talks = new Map<string, Talk>()
  const started = new Map<string, number>()

  const say = (of: DemoConversation, message: DemoMessage, at: Date) => {
    const { id, starter, receiver } = of
    const talk = talks.get(id) ?? { of, times: [] }
    const sender = members.get(message.by === 'starter' ? starter : receiver)
    if (!sender) throw new Error(`${message.id} is from nobody`)
    const startsThis = talk.times.length === 0
    const fictional = sender.email === null
    const cost = fictional ? 0 : settings.message_credits
    const begunBefore = started.get(sender.id) ?? 0
    const verdict = maySend({
      confirmed: true,
      premium: sender.premium || fictional,
      otherThere: true,
      started: begunBefore,
      balance: books.balanceOf(sender.id),
      cost,
      length: lengthOf(message.body),
      lengthMax: settings.message_length,
      blocking: false,
      barred: false,
      startsThis,
    })
    if (verdict !== ok) throw new Error(`${message.id} is refused: ${verdict}`)
    const spent = { operation: message.id, account: sender.id, credits: -cost } as const
    books.post({ ...spent, against: 'spent', reason: 'message' }, at)
    if (startsThis) started.set(starter, begunBefore + 1)
    talks.set(id, { of, times: [...talk.times, at] })
  }

  return { say, rows: () => [...talks.values()].map((talk) => rowsOf(talk, walked)) }
}
