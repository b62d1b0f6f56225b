import type { ChatStore } from '#core/chat/ports.ts'
import type { Side } from '#core/chat/sides.ts'
import type { Gift } from '#core/chat/values.ts'
import { cardColumns, cardOf, cardRow } from '../platform/cards.ts'
import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'
import { type MessageRow, messageOf } from './messages.ts'

/** More chats than anybody looks through; the ones of longest ago fall off. */
const CHATS_MAX = 1_000

/** `hidden`: up to where this side has removed the chat. */
const sideOf = (mine: 'starter' | 'receiver', theirs: 'starter' | 'receiver') => `
  select id, starter_id, receiver_id, ${theirs}_id as other, ${mine}_unread as unread,
    ${mine}_from as hidden, last_seq, last_at
  from conversation where ${mine}_id = :viewer and ${mine}_listed`

const chats = statement({
  name: 'chat_list',
  values: { viewer: sqlType.uuid() },
  columns: {
    ...cardRow,
    conversation: sqlType.uuid(),
    starter: sqlType.uuid(),
    receiver: sqlType.uuid(),
    unread: sqlType.integer(),
    unread_in_all: sqlType.integer(),
    message_id: sqlType.uuid().nullable(),
    seq: sqlType.integer(),
    side: sqlType.text<Side>(),
    kind: sqlType.text<MessageRow['kind']>(),
    gift: sqlType.text<Gift>().nullable(),
    body: sqlType.text(),
    at: sqlType.timestamptz(),
    message_state: sqlType.text<MessageRow['state']>(),
  },
  text: `with chats as (
    ${sideOf('starter', 'receiver')} union all ${sideOf('receiver', 'starter')}
  ), latest as (
    select *, (sum(unread) over ())::int as unread_in_all
    from chats order by last_at desc, id limit ${CHATS_MAX}
  )
  select ${cardColumns}, c.id as conversation, c.starter_id as starter, c.receiver_id as receiver,
    c.unread, c.unread_in_all, m.id as message_id, m.seq, m.side, m.kind, m.gift, m.body, m.at,
    m.state as message_state
  from latest c
  join profile p on p.account_id = c.other
  left join message m
    on m.conversation_id = c.id and m.seq = c.last_seq and c.last_seq > c.hidden
  order by c.last_at desc, c.id`,
})

/** A member's list of chats, the latest first, in one statement however many there are. */
export const chatsOf = async (
  on: Queryable,
  account: string,
  now: Date,
): ReturnType<ChatStore['list']> => {
  const rows = await chats(on, { viewer: account })
  return {
    chats: rows.map((row) => {
      const { conversation, message_id: id, seq, side, kind, gift, body, at } = row
      const message = { seq, side, kind, gift, body, at, state: row.message_state }
      return {
        conversation,
        member: cardOf(row, now),
        unread: row.unread,
        lastMessage: id === null ? null : messageOf({ id, ...message }, row),
      }
    }),
    unread: rows[0]?.unread_in_all ?? 0,
  }
}
