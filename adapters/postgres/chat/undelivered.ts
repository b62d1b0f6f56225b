import type { ChatStore, Presence, TalkSide } from '#core/chat/ports.ts'
import type { Side } from '#core/chat/sides.ts'
import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'

const presence = statement({
  name: 'chat_presence',
  values: { account: sqlType.uuid() },
  columns: { presence: sqlType.text<Presence>() },
  text: `select case when state = '"erased"' then 'erased' when may_enter then 'there' else 'away' end
    as presence
  from account where id = :account`,
})

export const presenceOf = async (on: Queryable, account: string): Promise<Presence | null> =>
  (await presence(on, { account }))[0]?.presence ?? null

const sideNotAligned = (side: 'starter' | 'receiver') => `
  select id as conversation, '${side}' as side from conversation
  where ${side}_id = :account and state #>> '{living,${side}Account}' <> :presence`

const notAligned = statement({
  name: 'chat_not_aligned',
  values: { account: sqlType.uuid(), presence: sqlType.text(), limit: sqlType.bigint() },
  columns: { conversation: sqlType.uuid(), side: sqlType.text<Side>() },
  text: `${sideNotAligned('starter')} union all ${sideNotAligned('receiver')} limit :limit`,
})

export const talksNotAligned = (
  on: Queryable,
  account: string,
  is: Presence,
  limit: number,
): Promise<TalkSide[]> => notAligned(on, { account, presence: is, limit })

const paid = `join ledger_entry entry on entry.operation = m.id
    and entry.reason in ('message', 'gift', 'photo')
    and entry.book_id = case m.side when 'starter' then c.starter_id else c.receiver_id end`

/** What was sent after the reader last read and is hidden from the reader by now, and what is held. */
const undelivered = statement({
  name: 'chat_undelivered',
  values: { account: sqlType.uuid(), conversation: sqlType.uuid(), limit: sqlType.bigint() },
  columns: { message: sqlType.uuid(), cost: sqlType.integer() },
  text: `select message, cost from (
  select m.id as message, -entry.credits as cost, m.seq
  from conversation c
  join message m on m.conversation_id = c.id
    and m.side = case when c.starter_id = :account then 'receiver' else 'starter' end
    and m.seq > case when c.starter_id = :account then c.starter_read else c.receiver_read end
    and m.seq <= case when c.starter_id = :account then c.starter_from else c.receiver_from end
  ${paid}
  where c.id = :conversation and m.state in ('sent', 'awaiting')
  union all
  select m.id, -entry.credits, m.seq
  from conversation c
  join message m on m.conversation_id = c.id and m.signs is not null and m.state = 'held'
  ${paid}
  where c.id = :conversation
  ) lost order by seq limit :limit`,
})

export const undeliveredTo = (
  on: Queryable,
  conversation: string,
  reader: string,
  limit: number,
): ReturnType<ChatStore['undelivered']> => undelivered(on, { conversation, account: reader, limit })

const words = statement({
  name: 'chat_words',
  values: { account: sqlType.uuid(), conversation: sqlType.uuid(), limit: sqlType.bigint() },
  columns: { id: sqlType.uuid() },
  text: `select m.id from conversation c
  join message m on m.conversation_id = c.id
    and m.side = case when c.starter_id = :account then 'starter' else 'receiver' end
  where c.id = :conversation and m.state <> 'removed'
  order by m.seq limit :limit`,
})

export const wordsOf = async (
  on: Queryable,
  conversation: string,
  sender: string,
  limit: number,
): Promise<string[]> =>
  (await words(on, { conversation, account: sender, limit })).map(({ id }) => id)
