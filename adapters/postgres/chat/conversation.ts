import { historyHiddenTo } from '#core/chat/history.ts'
import type { ChatStore, StoredConversation } from '#core/chat/ports.ts'
import { MESSAGES_PAGE } from '#core/chat/values.ts'
import { conversationFor, type OpenedChat } from '#core/chat/views.ts'
import { cardColumns, cardOf, cardRow } from '../platform/cards.ts'
import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'
import { notBlocked } from '../platform/visibility.ts'
import { otherDelivered, showsReading } from './marks.ts'
import { type MessageRow, messageOf } from './messages.ts'
import { takesPhotos } from './photo-facts.ts'

/** Who was away for long gets this many at once, and the rest by asking again. */
const AFTER_MAX = 500
/** Beyond the last place that any conversation reaches. */
const END = 2_147_483_647

/** To both sides a message that a decision withholds is one that is removed. */
const shownState = `case m.state when 'withheld' then 'removed' else m.state end`

/** So much of a message stands above the one that replies to it. */
const QUOTE_LENGTH = 160

type ConversationQuery = Parameters<ChatStore['conversation']>[0]

/**
 * Of what its reader has already, only what was given a heart or removed is told: the hint of a
 * change carries nothing, and an open page that hears it is right again without asking anew for
 * words that it has. As it is told whole, a hint that was lost costs nothing.
 */
const changed = (how: string) => `
        select m.seq from message m
        where m.conversation_id = c.id and ${how}
          and m.seq > greatest(c.hidden, :after::int - ${AFTER_MAX})
          and m.seq >= :shownFrom::int and m.seq <= :after::int
        order by m.seq`

const page = (order: 'asc' | 'desc', limit: number) =>
  statement({
    name: `chat_conversation_${order}`,
    values: {
      viewer: sqlType.uuid(),
      conversation: sqlType.uuid(),
      after: sqlType.integer(),
      before: sqlType.integer(),
      shownFrom: sqlType.integer(),
    },
    columns: {
      ...cardRow,
      conversation: sqlType.uuid(),
      state: sqlType.jsonb<StoredConversation['state']>(),
      context: sqlType.jsonb<StoredConversation['context']>(),
      is_starter: sqlType.boolean(),
      hidden: sqlType.integer(),
      premium: sqlType.boolean(),
      unread: sqlType.integer(),
      starter: sqlType.uuid(),
      receiver: sqlType.uuid(),
      last_seq: sqlType.integer(),
      read_seq: sqlType.integer(),
      other_read_seq: sqlType.integer(),
      other_delivered_seq: sqlType.integer(),
      there: sqlType.boolean(),
      takes_photos: sqlType.boolean(),
      messages: sqlType.json<MessageRow>().array(),
      hearted: sqlType.integer().array(),
      removed: sqlType.integer().array(),
    },
    text: `with asked as (
      select *, starter_id = :viewer as is_starter,
        case when starter_id = :viewer then receiver_id else starter_id end as other,
        case when starter_id = :viewer then starter_from else receiver_from end as hidden
      from conversation where id = :conversation
        and :viewer in (${notBlocked('starter')}, ${notBlocked('receiver')})
    )
    select ${cardColumns}, c.id as conversation, c.state, c.context, c.is_starter, c.hidden, me.premium,
      c.starter_id as starter, c.receiver_id as receiver, c.last_seq,
      case when c.is_starter then c.starter_read else c.receiver_read end as read_seq,
      case when c.is_starter then c.starter_unread else c.receiver_unread end as unread,
      case when ${showsReading}
        then case when c.is_starter then c.receiver_read else c.starter_read end
        else 0 end as other_read_seq,
      ${otherDelivered} as other_delivered_seq,
      may_talk_on(p, me.id, me.site_id) as there, ${takesPhotos('c.other')} as takes_photos,
      array(
        select json_build_object(
          'id', m.id, 'seq', m.seq, 'side', m.side, 'kind', m.kind, 'gift', m.gift,
          'body', m.body, 'at', m.at, 'state', ${shownState},
          'reply_to', m.reply_to, 'hearted', m.hearted, 'quoted', case when q.seq > c.hidden
            then json_build_object('side', q.side, 'body', left(q.body, ${QUOTE_LENGTH}),
              'gift', q.gift, 'photo', q.kind = 'photo') end,
          'opened', case when m.kind = 'photo' and (m.side = 'starter') <> c.is_starter then exists (
            select from chat_photo f where f.id = m.id and f.opened_at is not null) end,
          'signs', case when (m.side = 'starter') <> c.is_starter then m.signs end
        )
        from message m
        left join message q on q.conversation_id = m.conversation_id and q.seq = m.reply_to
        where m.conversation_id = c.id
          and m.seq > greatest(c.hidden, :after::int) and m.seq < :before::int
        order by m.seq ${order} limit ${limit}
      ) as messages,
      array(${changed('m.hearted')}) as hearted,
      array(${changed("m.state in ('removed', 'withheld')")}) as removed
    from asked c
    join account me on me.id = :viewer
    join profile p on p.account_id = c.other`,
  })
const newest = page('desc', MESSAGES_PAGE)
const following = page('asc', AFTER_MAX)

/** What the reader's history hides is not shown through a quote either (CHT-11). */
const withoutHiddenQuote = (message: MessageRow, hiddenTo: number): MessageRow =>
  (message.reply_to ?? hiddenTo + 1) > hiddenTo ? message : { ...message, quoted: null }

/**
 * A conversation as its reader sees it, with the page of messages before `before`, those after
 * `after`, or the last page: always by the index, however long the conversation is.
 */
export const conversationOf = async (
  on: Queryable,
  query: ConversationQuery,
): Promise<OpenedChat | null> => {
  const { account, conversation, after, before, shownFrom, history, now } = query
  const place = { after: after ?? 0, before: before ?? END, shownFrom: shownFrom ?? END }
  const run = after === undefined ? newest : following
  const [row] = await run(on, { viewer: account, conversation, ...place })
  if (!row) return null
  const { premium, unread, last_seq: lastSeq, read_seq: readSeq } = row
  const limitedTo = historyHiddenTo({ premium, unread, limit: history, lastSeq, readSeq })
  const hiddenTo = Math.max(row.hidden, limitedTo)
  const messages = row.messages
    .filter(({ seq }) => seq > hiddenTo)
    .map((message) => messageOf(withoutHiddenQuote(message, hiddenTo), row))
    .sort((a, b) => a.seq - b.seq)
  const oldest = messages[0]?.seq ?? Math.min(row.last_seq, after ?? hiddenTo) + 1
  const side = row.is_starter ? 'starter' : 'receiver'
  return {
    id: row.conversation,
    lifecycle: conversationFor(side, row),
    side,
    member: cardOf(row, now),
    memberThere: row.there,
    takesPhotos: row.takes_photos,
    messages,
    hasOlder: oldest > hiddenTo + 1,
    hiddenByLimit: hiddenTo - row.hidden,
    lastSeq,
    goneSeq: row.hidden,
    readSeq,
    otherReadSeq: row.other_read_seq,
    otherDeliveredSeq: row.other_delivered_seq,
    hearted: row.hearted,
    removed: row.removed,
  }
}
