import { closedTo, type Side } from '#core/chat/sides.ts'
import type { ChatStore, SendFacts, SentMessage, StoredConversation } from '#core/chat/store.ts'
import { type Queryable, statement } from '../statement.ts'
import { type MessageRow, messageOf } from './messages.ts'

type Ask = Parameters<ChatStore['sendFacts']>[0]
type Row = {
  confirmed: boolean
  premium: boolean
  balance: number
  started: number
  said: boolean
  there: boolean
  shown: boolean
  state: StoredConversation['state'] | null
  context: StoredConversation['context'] | null
  version: number | null
  repeated: boolean
}
type SentRow = MessageRow & {
  conversation: string
  starter: string
  receiver: string
  credits: number
}

const facts = statement<Ask, Row>(
  'chat_send_facts',
  `select me.confirmed, me.premium, wallet.balance,
    wallet.started, coalesce(c.last_seq > 0, false) as said,
    may_talk_on(p, me.id, me.site_id) as there, may_be_shown(p, me.id, me.site_id) as shown,
    c.state, c.context, c.version,
    exists (select from message where id = :message) as repeated
  from account me
  join wallet on wallet.account_id = me.id
  join profile p on p.account_id = :with and p.site_id = me.site_id and p.account_id <> me.id
  left join conversation c on c.id = :conversation
  where me.id = :by`,
)

const sent = statement<Pick<Ask, 'by' | 'message'>, SentRow>(
  'chat_sent',
  `select m.id, m.seq, m.side, m.body, m.at, m.state, c.id as conversation,
    c.starter_id as starter, c.receiver_id as receiver,
    coalesce(entry.balance_after, wallet.balance) as credits
  from message m
  join conversation c on c.id = m.conversation_id
  join wallet on wallet.account_id = :by
  left join ledger_entry entry
    on entry.operation = m.id and entry.book_id = :by and entry.reason = 'message'
  where m.id = :message`,
)

/** What was answered to a message that comes again. */
const sentBefore = async (on: Queryable, { by, message }: Ask): Promise<SentMessage | null> => {
  const [row] = await sent(on, { by, message })
  if (!row) return null
  const to = row.side === 'starter' ? row.receiver : row.starter
  const { conversation, credits } = row
  return { message: messageOf(row, row), conversation, to, credits }
}

/**
 * All that one message needs to know; null where the other is nobody to this sender. Who is blocked
 * before a word was said learns nothing of it.
 */
export const sendFacts = async (on: Queryable, ask: Ask): Promise<SendFacts | null> => {
  const [row] = await facts(on, ask)
  if (!row) return null
  const { state, context, confirmed, premium, started, said, there, shown, balance } = row
  const stored = state !== null && context !== null ? { state, context } : null
  const side: Side = stored?.context.starter === ask.by ? 'starter' : 'receiver'
  const barred = stored !== null && closedTo(side, stored.context).barred
  if ((!shown || barred) && !said) return null
  return {
    stored,
    version: row.version ?? 0,
    said,
    starter: stored?.context.starter ?? ask.by,
    receiver: stored?.context.receiver ?? ask.with,
    sending: { confirmed, premium, started, otherThere: there, balance },
    sent: row.repeated ? await sentBefore(on, ask) : null,
  }
}
