import type { Side } from '#core/chat/machine.ts'
import type { ChatStore } from '#core/chat/ports.ts'
import type { Database } from '../platform/database.ts'
import { sqlType } from '../platform/sql-types.ts'
import { statement } from '../platform/statement.ts'
import { notBlocked } from '../platform/visibility.ts'
import { blockedBy, mayBlockOne } from './blocking/queries.ts'
import { chatsOf } from './chats.ts'
import { conversationOf } from './conversation.ts'
import { giveHeart } from './hearts.ts'
import { heldOf } from './held.ts'
import { markDelivered, showsReading, typingTo } from './marks.ts'
import { takeNoticeDue } from './notice-due.ts'
import { photoFacts, takesPhotosOf } from './photo-facts.ts'
import { sendFacts } from './send-facts.ts'
import { presenceOf, talksNotAligned, undeliveredTo, wordsOf } from './undelivered.ts'

const findSide = statement({
  name: 'chat_side',
  values: { account: sqlType.uuid(), conversation: sqlType.uuid() },
  columns: { side: sqlType.text<Side>() },
  text: `select case when starter_id = :account then 'starter' else 'receiver' end as side
  from conversation
  where id = :conversation and :account in (${notBlocked('starter')}, ${notBlocked('receiver')})`,
})

/**
 * What is read is at most what this statement can see, and `unread` falls by what was read just
 * now: a message that comes at the same moment stays unread.
 */
const read = statement({
  name: 'chat_read',
  values: { readSeq: sqlType.integer(), account: sqlType.uuid(), conversation: sqlType.uuid() },
  columns: { unread: sqlType.integer(), other: sqlType.uuid().nullable() },
  text: `with seen as (
    select id, least(:readSeq, last_seq) as seq, starter_id = :account as is_starter
    from conversation
    where id = :conversation and :account in (${notBlocked('starter')}, ${notBlocked('receiver')})
  ), moved as (
    update conversation c set
      starter_read =
        case when is_starter then greatest(starter_read, seen.seq) else starter_read end,
      receiver_read =
        case when is_starter then receiver_read else greatest(receiver_read, seen.seq) end,
      starter_unread = starter_unread - case when is_starter then (
        select count(*) from message m
        where m.conversation_id = c.id and m.seq > greatest(c.starter_read, c.starter_from) and m.seq <= seen.seq
          and m.side = 'receiver'
      ) else 0 end,
      receiver_unread = receiver_unread - case when is_starter then 0 else (
        select count(*) from message m
        where m.conversation_id = c.id and m.seq > greatest(c.receiver_read, c.receiver_from) and m.seq <= seen.seq
          and m.side = 'starter'
      ) end
    from seen where c.id = seen.id
    returning case when is_starter then starter_unread else receiver_unread end as unread,
      case when ${showsReading} then case when is_starter then receiver_id else starter_id end end
        as other
  ), told as (
    delete from notice_due using moved
    where conversation_id = :conversation and account_id = :account and unread = 0
  )
  select (unread + (
    select coalesce(sum(starter_unread), 0) from conversation
    where starter_id = :account and starter_listed and id <> :conversation
  ) + (
    select coalesce(sum(receiver_unread), 0) from conversation
    where receiver_id = :account and receiver_listed and id <> :conversation
  ))::int as unread, other from moved`,
})

/** The ChatStore port. */
export const chatStore = (db: Database): ChatStore => ({
  sendFacts: (query) => sendFacts(db.reads, query),
  photoFacts: (query) => photoFacts(db.pool, query),
  takesPhotos: (account) => takesPhotosOf(db.pool, account),
  list: (account, now, after) => chatsOf(db.pool, account, now, after),
  conversation: (query) => conversationOf(db.pool, query),
  read: async (account, conversation, readSeq) => {
    const [row] = await read(db.pool, { account, conversation, readSeq })
    return row ?? null
  },
  delivered: (account, conversations) => markDelivered(db.pool, account, conversations),
  heart: (account, at) => giveHeart(db.pool, account, at),
  typingTo: (account, conversation) => typingTo(db.pool, account, conversation),
  sideOf: async (account, conversation) => {
    const [row] = await findSide(db.pool, { account, conversation })
    return row?.side ?? null
  },
  mayBlock: (query) => mayBlockOne(db.pool, query),
  blockedBy: (account, now) => blockedBy(db.pool, account, now),
  presence: (account) => presenceOf(db.pool, account),
  notAligned: (account, presence, limit) => talksNotAligned(db.pool, account, presence, limit),
  undelivered: (conversation, reader, limit) => undeliveredTo(db.pool, conversation, reader, limit),
  heldOf: (query) => heldOf(db.pool, query),
  wordsOf: (conversation, sender, limit) => wordsOf(db.pool, conversation, sender, limit),
  takeNoticeDue: (now, waited, limit) => takeNoticeDue(db, now, waited, limit),
})
