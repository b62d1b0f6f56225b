import { type Conversation, MESSAGES_PAGE } from '#core/chat/contract.ts'
import type { ChatStore, StoredConversation } from '#core/chat/ports.ts'
import { conversationFor } from '#core/chat/views.ts'
import { type CardRow, cardColumns, cardOf } from '../discovery/cards.ts'
import { notBlocked } from '../discovery/shown.ts'
import { type Queryable, statement } from '../platform/statement.ts'
import { type MessageRow, messageOf } from './messages.ts'

/** Who was away for long gets this many at once, and the rest by asking again. */
const AFTER_MAX = 5_000
/** Beyond the last place that any conversation reaches. */
const END = 2_147_483_647

type Ask = Parameters<ChatStore['conversation']>[0]
type Values = { viewer: string; conversation: string; after: number; before: number }
type Row = CardRow &
  StoredConversation & {
    conversation: string
    starter: string
    receiver: string
    is_starter: boolean
    there: boolean
    hidden: number
    last_seq: number
    read_seq: number
    other_read_seq: number
    messages: MessageRow[]
  }

const page = (order: 'asc' | 'desc', limit: number) =>
  statement<Values, Row>(
    `chat_conversation_${order}`,
    `with asked as (
      select *, starter_id = :viewer as is_starter,
        case when starter_id = :viewer then receiver_id else starter_id end as other,
        case when starter_id = :viewer then starter_from else receiver_from end as hidden
      from conversation where id = :conversation
        and :viewer in (${notBlocked('starter')}, ${notBlocked('receiver')})
    )
    select ${cardColumns}, c.id as conversation, c.state, c.context, c.is_starter, c.hidden,
      c.starter_id as starter, c.receiver_id as receiver, c.last_seq,
      case when c.is_starter then c.starter_read else c.receiver_read end as read_seq,
      case when c.is_starter then c.receiver_read else c.starter_read end as other_read_seq,
      may_talk_on(p, me.id, me.site_id) as there,
      array(
        select json_build_object(
          'id', m.id, 'seq', m.seq, 'side', m.side, 'body', m.body, 'at', m.at, 'state', m.state
        )
        from message m
        where m.conversation_id = c.id
          and m.seq > greatest(c.hidden, :after::int) and m.seq < :before::int
        order by m.seq ${order} limit ${limit}
      ) as messages
    from asked c
    join account me on me.id = :viewer
    join profile p on p.account_id = c.other`,
  )
const newest = page('desc', MESSAGES_PAGE)
const following = page('asc', AFTER_MAX)

/**
 * A conversation as its reader sees it, with the page of messages before `before`, those after
 * `after`, or the last page: always by the index, however long the conversation is.
 */
export const conversationOf = async (on: Queryable, ask: Ask): Promise<Conversation | null> => {
  const { account, conversation, after, before, now } = ask
  const place = { after: after ?? 0, before: before ?? END }
  const run = after === undefined ? newest : following
  const [row] = await run(on, { viewer: account, conversation, ...place })
  if (!row) return null
  const messages = row.messages
    .map((message) => messageOf(message, row))
    .sort((a, b) => a.seq - b.seq)
  const oldest = messages[0]?.seq ?? Math.min(row.last_seq, after ?? row.hidden) + 1
  const side = row.is_starter ? 'starter' : 'receiver'
  return {
    id: row.conversation,
    lifecycle: conversationFor(side, row) as Conversation['lifecycle'],
    side,
    member: cardOf(row, now),
    member_there: row.there,
    messages,
    older: oldest > row.hidden + 1,
    last_seq: row.last_seq,
    read_seq: row.read_seq,
    other_read_seq: row.other_read_seq,
  }
}
