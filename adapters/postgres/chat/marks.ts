import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'
import { notBlocked } from '../platform/visibility.ts'

/** Whether neither of the two sides of conversation `c` keeps its reading to itself. */
export const showsReading = `not exists (
  select from meeting_choice m where m.no_marks and m.account_id in (c.starter_id, c.receiver_id))`

/**
 * Up to which message conversation `c` has reached a device of the other side. For a message on hold
 * that is their next visit, as for any other, because the mark must not show that staff look at it.
 */
export const otherDelivered = `case
    when c.on_hold_for is not null then (
      select coalesce(max(m.seq), 0) from message m
      join search_entry there on there.account_id = c.on_hold_for
      where m.conversation_id = c.id and m.at <= there.last_seen)
    when c.is_starter then greatest(c.receiver_delivered, c.receiver_read)
    else greatest(c.starter_delivered, c.starter_read) end`

const told = { id: sqlType.uuid(), other: sqlType.uuid() }

/** What has come to a device stays so: the mark moves forward, and never back. */
const deliver = statement({
  name: 'chat_delivered',
  values: { account: sqlType.uuid(), conversations: sqlType.uuid().array() },
  columns: { ...told },
  text: `update conversation c set
    starter_delivered = case when starter_id = :account then last_seq else starter_delivered end,
    receiver_delivered = case when receiver_id = :account then last_seq else receiver_delivered end
  where id = any(:conversations)
    and :account in (${notBlocked('starter')}, ${notBlocked('receiver')})
    and last_seq > case when starter_id = :account then greatest(starter_delivered, starter_read)
      else greatest(receiver_delivered, receiver_read) end
  returning id, case when starter_id = :account then receiver_id else starter_id end as other`,
})

/** Nothing is on hold, and both are here: only then does one see what the other does. */
const typing = statement({
  name: 'chat_typing_to',
  values: { account: sqlType.uuid(), conversation: sqlType.uuid() },
  columns: { other: sqlType.uuid() },
  text: `select case when starter_id = :account then receiver_id else starter_id end as other
  from conversation
  where id = :conversation and :account in (starter_id, receiver_id)
    and not starter_blocks and not receiver_blocks and on_hold_for is null and context -> 'said' = 'true'`,
})

/** Those of these conversations in which something came to this account, with the other side. */
export const markDelivered = (on: Queryable, account: string, conversations: readonly string[]) =>
  deliver(on, { account, conversations })

export const typingTo = async (
  on: Queryable,
  account: string,
  conversation: string,
): Promise<string | null> => (await typing(on, { account, conversation }))[0]?.other ?? null
