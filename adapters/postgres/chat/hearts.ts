import type { ChatStore } from '#core/chat/ports.ts'
import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'

const other = 'case when c.starter_id = :account then c.receiver_id else c.starter_id end'

/** Between two who are both here and of whom neither blocks: a block looks like being gone. */
const heart = statement({
  name: 'chat_heart',
  values: {
    account: sqlType.uuid(),
    conversation: sqlType.uuid(),
    seq: sqlType.integer(),
    on: sqlType.boolean(),
  },
  columns: { changed: sqlType.uuid().nullable() },
  text: `with found as (
    select m.conversation_id, m.seq, ${other} as other
    from conversation c join message m on m.conversation_id = c.id and m.seq = :seq
    where c.id = :conversation and :account in (c.starter_id, c.receiver_id)
      and m.side = case when c.starter_id = :account then 'receiver' else 'starter' end
      and m.seq > case when c.starter_id = :account then c.starter_from else c.receiver_from end
      and m.state = 'sent' and not c.starter_blocks and not c.receiver_blocks
      and c.context -> 'gone' ->> 'starter' = 'false'
      and c.context -> 'gone' ->> 'receiver' = 'false'
  ), given as (
    update message m set hearted = :on from found
    where m.conversation_id = found.conversation_id and m.seq = found.seq
      and m.hearted <> :on and m.state = 'sent'
    returning found.other
  )
  select given.other as changed from found left join given on true`,
})

export const giveHeart = async (
  on: Queryable,
  account: string,
  at: Parameters<ChatStore['heart']>[1],
): ReturnType<ChatStore['heart']> => (await heart(on, { account, ...at }))[0] ?? null
