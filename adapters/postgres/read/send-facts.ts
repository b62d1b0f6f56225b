import { closedTo, type Side } from '#core/chat/sides.ts'
import type { ChatStore, SendFacts, SentMessage, StoredConversation } from '#core/chat/store.ts'
import type { Message } from '#core/contract/chat.ts'
import { type Queryable, statement } from '../statement.ts'
import { messageOf } from './messages.ts'

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
  sent_id: string | null
  sent_seq: number
  sent_side: Side
  sent_body: string
  sent_at: Date
  sent_state: Message['state']
  sent_in: string
  sent_starter: string
  sent_receiver: string
  sent_credits: number
}

const facts = statement<Ask, Row>(
  'chat_send_facts',
  `select me.confirmed, me.premium, wallet.balance,
    wallet.started, coalesce(c.last_seq > 0, false) as said,
    may_talk_on(p, me.id, me.site_id) as there, may_be_shown(p, me.id, me.site_id) as shown,
    c.state, c.context, c.version,
    m.id as sent_id, m.seq as sent_seq, m.side as sent_side, m.body as sent_body,
    m.at as sent_at, m.state as sent_state, mc.id as sent_in, mc.starter_id as sent_starter,
    mc.receiver_id as sent_receiver, coalesce(entry.balance_after, wallet.balance) as sent_credits
  from account me
  join wallet on wallet.account_id = me.id
  join profile p on p.account_id = :with and p.site_id = me.site_id and p.account_id <> me.id
  left join conversation c on c.id = :conversation
  left join message m on m.id = :message
  left join conversation mc on mc.id = m.conversation_id
  left join ledger_entry entry
    on entry.operation = m.id and entry.book_id = me.id and entry.reason = 'message'
  where me.id = :by`,
)

const sentOf = (row: Row): SentMessage | null => {
  if (row.sent_id === null) return null
  const sides = { starter: row.sent_starter, receiver: row.sent_receiver }
  const message = messageOf(
    {
      id: row.sent_id,
      seq: row.sent_seq,
      side: row.sent_side,
      body: row.sent_body,
      at: row.sent_at,
      state: row.sent_state,
    },
    sides,
  )
  const to = row.sent_side === 'starter' ? sides.receiver : sides.starter
  return { message, conversation: row.sent_in, to, credits: row.sent_credits }
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
  const side = stored?.context.starter === ask.by ? 'starter' : 'receiver'
  const barred = stored !== null && closedTo(side, stored.context).barred
  if ((!shown || barred) && !said) return null
  return {
    stored,
    version: row.version ?? 0,
    said,
    starter: stored?.context.starter ?? ask.by,
    receiver: stored?.context.receiver ?? ask.with,
    sending: { confirmed, premium, started, otherThere: there, balance },
    sent: sentOf(row),
  }
}
