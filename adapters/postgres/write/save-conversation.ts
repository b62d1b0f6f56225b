import type { MoveOf } from '#core/cascade.ts'
import type { Side } from '#core/chat/machine.ts'
import type { Post } from '#core/payment/ledger.ts'
import { type Queryable, statement } from '../statement.ts'
import type { Group } from './groups.ts'
import { keepHistory } from './history.ts'
import { NotWritten } from './refusals.ts'
import { sendMessage } from './send-message.ts'

type Row = { version: number }
type Values = { id: string; was: string; next: string }

const begin = statement<
  { id: string; starter: string; receiver: string; state: string; context: string; now: Date },
  Row
>(
  'conversation_begin',
  `insert into conversation (id, starter_id, receiver_id, state, context, version, last_at)
  values (:id, :starter, :receiver, :state, :context, 1, :now) returning version`,
)

/** Who removes a chat has read it, and sees of it only what comes after. */
const removalBy = (side: Side) =>
  statement<Values, Row>(
    `conversation_removed_by_${side}`,
    `update conversation set state = :next, version = version + 1,
      ${side}_from = last_seq, ${side}_read = last_seq, ${side}_unread = 0
    where id = :id and state = :was returning version`,
  )
const removals = { starterRemoves: removalBy('starter'), receiverRemoves: removalBy('receiver') }

const saveOne = async (on: Queryable, move: MoveOf<'conversation'>, now: Date) => {
  const { id, event, was, next } = move
  const state = JSON.stringify(next.state)
  if (event.type === 'begin') {
    const { starter, receiver } = next.context
    return begin(on, { id, starter, receiver, state, context: JSON.stringify(next.context), now })
  }
  if (event.type !== 'starterRemoves' && event.type !== 'receiverRemoves') {
    throw new Error(`conversation: nobody knows how to save ${event.type}`)
  }
  return removals[event.type](on, { id, was: JSON.stringify(was?.state), next: state })
}

const saveAndKeep = async (on: Queryable, move: MoveOf<'conversation'>, now: Date) => {
  const [row] = await saveOne(on, move, now)
  if (!row) throw new NotWritten('conflict')
  await keepHistory(on, [move], row.version, now)
}

/**
 * Writes the moves of a conversation one by one, a message with its post. A conversation compares
 * its state instead of its version; two messages at once then never conflict.
 */
export const saveConversation = async (
  on: Queryable,
  { moves }: Group<'conversation'>,
  postOf: (operation: string) => Post | undefined,
  now: Date,
): Promise<{ seq: number | null; credits: [string, number][] }> => {
  let seq: number | null = null
  const credits: [string, number][] = []
  let beginning: MoveOf<'conversation'>[] = []
  for (const move of moves) {
    const { event } = move
    if (event.type === 'begin') {
      beginning = [move]
      continue
    }
    if (event.type === 'send') {
      const post = postOf(event.message.id)
      const sent = await sendMessage(on, [...beginning, move], post, now)
      seq = sent.seq
      if (post && sent.balance !== null) credits.push([post.account, sent.balance])
    } else {
      for (const each of [...beginning, move]) await saveAndKeep(on, each, now)
    }
    beginning = []
  }
  for (const move of beginning) await saveAndKeep(on, move, now)
  return { seq, credits }
}
