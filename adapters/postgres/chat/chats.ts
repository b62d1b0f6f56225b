import type { ChatCursor, ChatStore } from '#core/chat/ports.ts'
import type { Side } from '#core/chat/sides.ts'
import { CHATS_PAGE, type Gift } from '#core/chat/values.ts'
import { cardColumns, cardOf, cardRow } from '../platform/cards.ts'
import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'
import { type MessageRow, messageOf } from './messages.ts'

/** `hidden`: up to where this side has removed the chat. */
const sideOf = (mine: 'starter' | 'receiver', theirs: 'starter' | 'receiver') => `
  select id, starter_id, receiver_id, ${theirs}_id as other, ${mine}_unread as unread,
    ${mine}_from as hidden, last_seq, last_at
  from conversation where ${mine}_id = :viewer and ${mine}_listed`

const chats = statement({
  name: 'chat_list',
  values: {
    viewer: sqlType.uuid(),
    lastAt: sqlType.timestamptz().nullable(),
    id: sqlType.uuid().nullable(),
  },
  columns: {
    ...cardRow,
    conversation: sqlType.uuid(),
    starter: sqlType.uuid(),
    receiver: sqlType.uuid(),
    unread: sqlType.integer(),
    last_at: sqlType.timestamptz(),
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
    select * from chats
    where :lastAt::timestamptz is null or (last_at, id) < (:lastAt::timestamptz, :id::uuid)
    order by last_at desc, id desc limit ${CHATS_PAGE + 1}
  )
  select ${cardColumns}, c.id as conversation, c.starter_id as starter, c.receiver_id as receiver,
    c.unread, c.last_at, (select sum(unread)::int from chats) as unread_in_all, m.id as message_id,
    m.seq, m.side, m.kind, m.gift, m.body, m.at,
    case m.state when 'withheld' then 'removed' else m.state end as message_state
  from latest c
  join profile p on p.account_id = c.other
  left join message m
    on m.conversation_id = c.id and m.seq = c.last_seq and c.last_seq > c.hidden
  order by c.last_at desc, c.id desc`,
})

/** A page of a member's list of chats, the latest first, in one statement. */
export const chatsOf = async (
  on: Queryable,
  account: string,
  now: Date,
  after?: ChatCursor,
): ReturnType<ChatStore['list']> => {
  const from = { lastAt: after?.lastAt ?? null, id: after?.id ?? null }
  const rows = await chats(on, { viewer: account, ...from })
  const shown = rows.slice(0, CHATS_PAGE)
  const last = rows.length > CHATS_PAGE ? shown.at(-1) : undefined
  return {
    chats: shown.map((row) => {
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
    next: last ? { lastAt: last.last_at, id: last.conversation } : null,
  }
}
