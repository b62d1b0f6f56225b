import type { ChatStore } from '#core/chat/ports.ts'
import { type CardRow, cardColumns, cardOf } from '../discovery/cards.ts'
import { type Queryable, statement } from '../platform/statement.ts'
import { type MessageRow, messageOf } from './messages.ts'

/** More chats than anybody looks through; the ones of longest ago fall off. */
const CHATS_MAX = 1_000

type Row = CardRow & {
  conversation: string
  starter: string
  receiver: string
  unread: number
  unread_in_all: number
  message_id: string | null
  seq: number
  side: MessageRow['side']
  body: string
  at: Date
  message_state: MessageRow['state']
}

/** `hidden`: up to where this side has removed the chat. */
const sideOf = (mine: 'starter' | 'receiver', theirs: 'starter' | 'receiver') => `
  select id, starter_id, receiver_id, ${theirs}_id as other, ${mine}_unread as unread,
    ${mine}_from as hidden, last_seq, last_at
  from conversation where ${mine}_id = :viewer and ${mine}_listed`

const chats = statement<{ viewer: string }, Row>(
  'chat_list',
  `with chats as (
    ${sideOf('starter', 'receiver')} union all ${sideOf('receiver', 'starter')}
  ), latest as (
    select *, (sum(unread) over ())::int as unread_in_all
    from chats order by last_at desc, id limit ${CHATS_MAX}
  )
  select ${cardColumns}, c.id as conversation, c.starter_id as starter, c.receiver_id as receiver,
    c.unread, c.unread_in_all, m.id as message_id, m.seq, m.side, m.body, m.at,
    m.state as message_state
  from latest c
  join profile p on p.account_id = c.other
  left join message m
    on m.conversation_id = c.id and m.seq = c.last_seq and c.last_seq > c.hidden
  order by c.last_at desc, c.id`,
)

/** A member's list of chats, the latest first, in one statement however many there are. */
export const chatsOf = async (
  on: Queryable,
  account: string,
  now: Date,
): ReturnType<ChatStore['list']> => {
  const rows = await chats(on, { viewer: account })
  return {
    chats: rows.map((row) => {
      const { conversation, message_id: id, seq, side, body, at, message_state: state } = row
      return {
        conversation,
        profile: row.id,
        num_unread_messages: row.unread,
        member: cardOf(row, now),
        last_message: id === null ? null : messageOf({ id, seq, side, body, at, state }, row),
      }
    }),
    unread: rows[0]?.unread_in_all ?? 0,
  }
}
