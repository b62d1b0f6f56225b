import type { ChatStore } from '#core/chat/ports.ts'
import type { MemberCard } from '#core/discovery/views.ts'
import { cardColumns, cardOf, cardRow } from '../../platform/cards.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'
import { isShownTo } from '../../platform/visibility.ts'

/**
 * Who is seen, who has been talked with, and who is blocked already. One who blocks without a word
 * is as gone for the other as an account that is not there.
 */
const mayBlock = statement({
  name: 'chat_may_block',
  values: { other: sqlType.uuid(), conversation: sqlType.uuid(), by: sqlType.uuid() },
  columns: { may: sqlType.boolean() },
  text: `select ${isShownTo('me.id', 'me.site_id')}
    or coalesce(c.last_seq > 0 and c.on_hold_for is distinct from me.id, false)
    or coalesce(case when c.starter_id = me.id then c.starter_blocks else c.receiver_blocks end,
      false) as may
  from account me
  join profile p on p.account_id = :other and p.site_id = me.site_id and p.account_id <> me.id
  left join conversation c on c.id = :conversation
  where me.id = :by`,
})

export const mayBlockOne = async (
  on: Queryable,
  query: Parameters<ChatStore['mayBlock']>[0],
): Promise<boolean> => (await mayBlock(on, query))[0]?.may ?? false

const blocked = statement({
  name: 'chat_blocked',
  values: { viewer: sqlType.uuid() },
  columns: { ...cardRow },
  text: `with barred as (
    select receiver_id as other, state #>> '{living,receiverAccount}' as account
    from conversation where starter_id = :viewer and starter_blocks
    union all
    select starter_id, state #>> '{living,starterAccount}'
    from conversation where receiver_id = :viewer and receiver_blocks
  )
  select ${cardColumns} from barred b
  join profile p on p.account_id = b.other
  where b.account <> 'erased'
  order by lower(p.name), p.account_id`,
})

/** The members that one blocks, by their names. */
export const blockedBy = async (on: Queryable, viewer: string, now: Date): Promise<MemberCard[]> =>
  (await blocked(on, { viewer })).map((row) => cardOf(row, now))
