import type { Side } from '#core/chat/sides.ts'
import type { MoveOf } from '#core/kernel/cascade.ts'
import type { LedgerPosting } from '#core/payment/wallet/ledger.ts'
import type { Group } from '../platform/plan/groups.ts'
import { keepHistory } from '../platform/plan/history.ts'
import { NotWritten } from '../platform/plan/refusals.ts'
import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'
import { sendMessage } from './send-message.ts'

const begin = statement({
  name: 'conversation_begin',
  values: {
    id: sqlType.uuid(),
    starter: sqlType.uuid(),
    receiver: sqlType.uuid(),
    state: sqlType.jsonb(),
    context: sqlType.jsonb(),
    now: sqlType.timestamptz(),
  },
  columns: { version: sqlType.integer() },
  text: `insert into conversation (id, starter_id, receiver_id, state, context, version, last_at)
  values (:id, :starter, :receiver, :state, :context, 1, :now)
  on conflict (id) do nothing returning version`,
})

const moving = (name: string, also: string[] = []) =>
  statement({
    name: `conversation_${name}`,
    values: {
      next: sqlType.jsonb(),
      context: sqlType.jsonb(),
      id: sqlType.uuid(),
      was: sqlType.jsonb(),
    },
    columns: { version: sqlType.integer() },
    text: `with moved as (
      update conversation set ${['state = :next', 'context = :context', 'version = version + 1', ...also].join(', ')}
      where id = :id and state = :was returning version
    ), told as (
      delete from notice_due using moved where conversation_id = :id and ${also.length > 0}
    )
    select version from moved`,
  })

const hiddenFrom = (side: Side) => [`${side}_from = last_seq`, `${side}_unread = 0`]

/** Who removes a chat has read it, and sees of it only what comes after. */
const removedBy = (side: Side) =>
  moving(`removed_by_${side}`, [...hiddenFrom(side), `${side}_read = last_seq`])
/** How far each had read stays known: what had not been read is refunded. */
const blocked = moving('blocked', [...hiddenFrom('starter'), ...hiddenFrom('receiver')])
const erased = (side: Side) => moving(`erased_${side}`, hiddenFrom(side))
const plain = moving('moved')

type EventType = Exclude<MoveOf<'conversation'>['event']['type'], 'begin' | 'send'>
const writes = {
  starterRemoves: removedBy('starter'),
  receiverRemoves: removedBy('receiver'),
  starterBlocks: blocked,
  receiverBlocks: blocked,
  starterErased: erased('starter'),
  receiverErased: erased('receiver'),
  starterUnblocks: plain,
  receiverUnblocks: plain,
  starterLeaves: plain,
  receiverLeaves: plain,
  starterReturns: plain,
  receiverReturns: plain,
} satisfies Partial<Record<EventType, typeof plain>>
const isWritten = (type: string): type is keyof typeof writes => type in writes

const saveOne = async (on: Queryable, move: MoveOf<'conversation'>, now: Date) => {
  const { id, event, was, next } = move
  const [state, context] = [JSON.stringify(next.state), JSON.stringify(next.context)]
  if (event.type === 'begin') {
    const { starter, receiver } = next.context
    return begin(on, { id, starter, receiver, state, context, now })
  }
  if (!isWritten(event.type)) throw new Error(`conversation: nobody can save ${event.type}`)
  return writes[event.type](on, { id, was: JSON.stringify(was?.state), next: state, context })
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
  postingOf: (operation: string) => LedgerPosting | undefined,
  now: Date,
): Promise<{
  seq: number | null
  onHoldFor: string | null
  credits: [string, number][]
}> => {
  let seq: number | null = null
  let onHoldFor: string | null = null
  const credits: [string, number][] = []
  let beginning: MoveOf<'conversation'>[] = []
  for (const move of moves) {
    const { event } = move
    if (event.type === 'begin') {
      beginning = [move]
      continue
    }
    if (event.type === 'send') {
      const posting = postingOf(event.message.id)
      const sent = await sendMessage(on, [...beginning, move], posting, now)
      seq = sent.seq
      onHoldFor = sent.on_hold_for
      if (posting && sent.balance !== null) credits.push([posting.account, sent.balance])
    } else {
      for (const each of [...beginning, move]) await saveAndKeep(on, each, now)
    }
    beginning = []
  }
  for (const move of beginning) await saveAndKeep(on, move, now)
  return { seq, onHoldFor, credits }
}
