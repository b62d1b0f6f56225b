import type { ChatStore } from '#core/chat/ports.ts'
import type { MoveOf } from '#core/kernel/cascade.ts'
import type { SignKind } from '#core/moderation/signs/values.ts'
import type { Group } from '../platform/plan/groups.ts'
import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'

const keep = statement({
  name: 'message_hold',
  values: { id: sqlType.uuid(), signs: sqlType.text<SignKind>().array() },
  text: 'update message set signs = :signs where id = :id',
})

/** Why a message is held, before it is. */
export const keepSigns = async (
  on: Queryable,
  { id, held: { event } }: { id: string; held: MoveOf<'message'> },
) => {
  if (event.type === 'hold') await keep(on, { id, signs: event.signs })
}

/** Whether these moves let what was held go on, and whether with a warning; null where not. */
export const goesOnOf = ({ moves }: Group<'message'>): { warned: boolean } | null => {
  const gone = moves.find(({ effects }) => effects.some(({ type }) => type === 'messageDelivered'))
  return gone ? { warned: gone.event.type !== 'deliver' } : null
}

/**
 * Shows a message that was on hold to its recipient, in its place. The recipient has seen nothing
 * after it: its sender can send nothing while it is on hold, and a message of the recipient ends the
 * hold.
 */
const deliver = statement({
  name: 'message_deliver',
  values: { id: sqlType.uuid(), warned: sqlType.boolean(), now: sqlType.timestamptz() },
  columns: { on_hold_for: sqlType.uuid().nullable() },
  text: `with gone as (
    update message set delivered_at = :now, signs = case when :warned then signs end
    where id = :id returning conversation_id, seq, side
  ), facing as (
    select gone.*, case side when 'starter' then receiver_id else starter_id end as reader,
      starter_blocks or receiver_blocks as barred
    from gone join conversation on id = conversation_id
  ), opened as (
    update conversation c set last_at = greatest(last_at, :now),
      on_hold_for = null,
      starter_from = case when side = 'starter' then starter_from
        else least(starter_from, seq - 1) end,
      receiver_from = case when side = 'receiver' then receiver_from
        else least(receiver_from, seq - 1) end,
      starter_unread = starter_unread + (side = 'receiver')::int,
      receiver_unread = receiver_unread + (side = 'starter')::int
    from facing where c.id = conversation_id and not barred
    returning c.id
  ), noticed as (
    insert into notice_due as due (conversation_id, account_id, fictional, since)
    select opened.id, account.id, account.fictional, :now
    from opened, facing join account on account.id = reader
    on conflict (conversation_id, account_id) do update set since = :now, handed = 0, pushed = false
    where due.handed > 0
  )
  select case when barred then reader end as on_hold_for from facing`,
})

/** Answers whom it does not reach all the same. */
export const deliverHeld = async (
  on: Queryable,
  gone: { id: string; warned: boolean; now: Date },
): Promise<string | null> => (await deliver(on, gone))[0]?.on_hold_for ?? null

const heldOn = (side: 'starter' | 'receiver') => `
  select m.id as message, m.at, case m.side when 'starter' then c.starter_id else c.receiver_id end as from
  from conversation c join message m on m.conversation_id = c.id
  where c.${side}_id = :account and m.signs is not null and m.state = 'held'`

const held = statement({
  name: 'chat_held',
  values: {
    account: sqlType.uuid(),
    isOwn: sqlType.boolean(),
    before: sqlType.timestamptz().nullable(),
    limit: sqlType.bigint(),
  },
  columns: { message: sqlType.uuid(), cost: sqlType.integer() },
  text: `select held.message, coalesce(-entry.credits, 0) as cost
  from (${heldOn('starter')} union all ${heldOn('receiver')}) held
  left join ledger_entry entry on entry.operation = held.message and entry.book_id = held.from
    and entry.reason in ('message', 'gift', 'photo')
  where (not :isOwn or held.from = :account)
    and (:before::timestamptz is null or held.at < :before)
  order by held.message limit :limit`,
})

export const heldOf = (
  on: Queryable,
  query: Parameters<ChatStore['heldOf']>[0],
): ReturnType<ChatStore['heldOf']> => held(on, query)
