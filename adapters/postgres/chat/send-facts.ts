import type { AgeOutcome } from '#core/account/age/values.ts'
import type { Member } from '#core/account/values.ts'
import type { ChatStore, SendFacts, SentMessage, StoredConversation } from '#core/chat/ports.ts'
import { closedTo, type Side } from '#core/chat/sides.ts'
import type { Gift } from '#core/chat/values.ts'
import type { OpenerCounts } from '#core/moderation/signs/values.ts'
import { livingSession, memberColumns, memberRow } from '../platform/session-member.ts'
import { nullable, type RowOf, sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'
import { type MessageRow, messageOf } from './messages.ts'
import { openerCounts } from './opener-counts.ts'

type SendFactsQuery = Parameters<ChatStore['sendFacts']>[0]
const knownRow = {
  balance: sqlType.integer(),
  started: sqlType.integer(),
  paused: sqlType.boolean(),
  said: sqlType.boolean(),
  there: sqlType.boolean(),
  shown: sqlType.boolean(),
  state: sqlType.jsonb<StoredConversation['state']>().nullable(),
  context: sqlType.jsonb<StoredConversation['context']>().nullable(),
  version: sqlType.integer().nullable(),
  last_seq: sqlType.integer(),
  hidden_to: sqlType.integer(),
  repeated: sqlType.boolean(),
  age_proof: sqlType.text<AgeOutcome>().nullable(),
  owes_answer: sqlType.boolean(),
  unheard: sqlType.boolean(),
  opener: sqlType.json<OpenerCounts>().nullable(),
  held: sqlType.json<SendFacts['held']>().nullable(),
}
type SendFactsRow = RowOf<typeof knownRow>
type Row = Pick<Member, 'confirmed' | 'premium'> & SendFactsRow

const known = `wallet.balance, wallet.started, me.chat_paused as paused, coalesce(c.last_seq > 0 and c.on_hold_for is distinct from me.id, false) as said,
    may_talk_on(p, me.id, me.site_id) as there, may_be_shown(p, me.id, me.site_id) and not avoids(p.account_id, me.id) as shown,
    c.state, c.context, c.version, coalesce(c.last_seq, 0) as last_seq,
    coalesce(case when c.starter_id = me.id then c.starter_from else c.receiver_from end, 0)
      as hidden_to,
    exists (select from message where id = :message) as repeated, p.fictional as owes_answer,
    (select outcome from age_proof where account_id = me.id) as age_proof,
    c.on_hold_for is not null as unheard,
    case when coalesce(c.last_seq, 0) = 0 or c.on_hold_for is not distinct from p.account_id
      then ${openerCounts} end as opener, (
      select json_build_object('message', m.id, 'isOwn', (m.side = 'starter') = (c.starter_id = me.id))
      from message m
      where c.on_hold_for is not null and m.conversation_id = c.id and m.seq = c.last_seq
        and m.state = 'held'
    ) as held`

const around = `account me
  join wallet on wallet.account_id = me.id
  join profile p on p.account_id = :recipient and p.site_id = me.site_id and p.account_id <> me.id
  left join conversation c on c.id = :conversation`

const facts = statement({
  name: 'chat_send_facts',
  values: {
    message: sqlType.uuid(),
    recipient: sqlType.uuid(),
    conversation: sqlType.uuid(),
    sender: sqlType.uuid(),
    letters: sqlType.text().nullable(),
    now: sqlType.timestamptz(),
  },
  columns: {
    confirmed: sqlType.boolean(),
    premium: sqlType.boolean(),
    ...knownRow,
  },
  text: `select me.confirmed, me.premium, ${known} from ${around} where me.id = :sender`,
})

type BySession = { tokenHash: string; now: Date }
type RowOfSession = Member & { [K in keyof SendFactsRow]: SendFactsRow[K] | null }

const factsBySession = statement({
  name: 'chat_session_send_facts',
  values: {
    tokenHash: sqlType.text(),
    now: sqlType.timestamptz(),
    message: sqlType.uuid(),
    recipient: sqlType.uuid(),
    conversation: sqlType.uuid(),
    sender: sqlType.uuid(),
    letters: sqlType.text().nullable(),
  },
  columns: {
    ...memberRow,
    ...nullable(knownRow),
  },
  text: `select ${memberColumns}, facts.* from ${livingSession}
  left join lateral (
    select ${known} from ${around} where me.id = a.id and me.id = :sender
  ) facts on true`,
})

const sent = statement({
  name: 'chat_sent',
  values: { sender: sqlType.uuid(), message: sqlType.uuid() },
  columns: {
    id: sqlType.uuid(),
    seq: sqlType.integer(),
    side: sqlType.text<Side>(),
    kind: sqlType.text<MessageRow['kind']>(),
    gift: sqlType.text<Gift>().nullable(),
    body: sqlType.text(),
    at: sqlType.timestamptz(),
    state: sqlType.text<MessageRow['state']>(),
    reply_to: sqlType.integer().nullable(),
    conversation: sqlType.uuid(),
    starter: sqlType.uuid(),
    receiver: sqlType.uuid(),
    credits: sqlType.integer(),
  },
  text: `select m.id, m.seq, m.side, m.kind, m.gift, m.body, m.at, m.state, m.reply_to,
    c.id as conversation,
    c.starter_id as starter, c.receiver_id as receiver,
    coalesce(entry.balance_after, wallet.balance) as credits
  from message m
  join conversation c on c.id = m.conversation_id
  join wallet on wallet.account_id = :sender
  left join ledger_entry entry
    on entry.operation = m.id and entry.book_id = :sender
    and entry.reason in ('message', 'gift', 'photo')
  where m.id = :message`,
})

/** What was answered to a message that comes again. */
const sentBefore = async (
  on: Queryable,
  { sender, message }: SendFactsQuery,
): Promise<SentMessage | null> => {
  const [row] = await sent(on, { sender, message })
  if (!row) return null
  const recipient = row.side === 'starter' ? row.receiver : row.starter
  const { conversation, credits } = row
  return { message: messageOf(row, row), conversation, recipient, credits }
}

/** Who is blocked before a word was said learns nothing of it. */
const factsIn = async (
  on: Queryable,
  query: SendFactsQuery,
  row: Row,
): Promise<SendFacts | null> => {
  const { state, context, confirmed, premium, started, paused, said, there, shown, balance } = row
  const stored = state !== null && context !== null ? { state, context } : null
  const side: Side = stored?.context.starter === query.sender ? 'starter' : 'receiver'
  const barred = stored !== null && closedTo(side, stored.context).barred
  if ((!shown || barred) && !said) return null
  return {
    stored,
    version: row.version ?? 0,
    said,
    hiddenTo: row.hidden_to,
    lastSeq: row.last_seq,
    starter: stored?.context.starter ?? query.sender,
    receiver: stored?.context.receiver ?? query.recipient,
    ageProof: row.age_proof,
    owesAnswer: row.owes_answer,
    opener: row.opener,
    isUnheard: row.unheard,
    held: row.held,
    sending: { confirmed, premium, started, isPaused: paused, otherThere: there, balance },
    sent: row.repeated ? await sentBefore(on, query) : null,
  }
}

/** All that one message needs to know; null where the other is nobody to this sender. */
export const sendFacts = async (
  on: Queryable,
  query: SendFactsQuery,
): Promise<SendFacts | null> => {
  const [row] = await facts(on, query)
  return row ? factsIn(on, query, row) : null
}

const isKnown = (row: RowOfSession): row is Member & SendFactsRow => row.there !== null

/** The same with the member of the session that asks; null for a session that has ended. */
export const sendFactsBySession = async (
  on: Queryable,
  session: BySession,
  query: SendFactsQuery,
): Promise<{ member: Member; facts: SendFacts | null } | null> => {
  const [row] = await factsBySession(on, { ...query, ...session })
  if (!row) return null
  const { id, site, confirmed, premium, staff, language, paymentCountry, terms } = row
  const member = { id, site, confirmed, premium, staff, language, paymentCountry, terms }
  return { member, facts: isKnown(row) ? await factsIn(on, query, row) : null }
}
