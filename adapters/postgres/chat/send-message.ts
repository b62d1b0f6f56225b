import { kindOf } from '#core/chat/selectors.ts'
import type { Gift, MessageKind } from '#core/chat/values.ts'
import type { MoveOf } from '#core/kernel/cascade.ts'
import { entriesOf, type LedgerPosting } from '#core/payment/wallet/ledger.ts'
import { CONFLICT, INSUFFICIENT_CREDITS } from '../platform/plan/refusals.ts'
import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'
import { takesPhotos } from './photo-facts.ts'

type Send = Extract<MoveOf<'conversation'>['event'], { type: 'send' }>
type Row = { seq: number; balance: number | null; on_hold_for: string | null }

/** The recipient of a first message that waits for a look sees nothing of it until then. */
const onHoldFor = `case when (last_seq = 0 or on_hold_for = :to) and :held then :to::uuid end`
const isHeard = `(${onHoldFor}) is null`

/**
 * The row lock of the conversation gives messages their order. What is compared is the state and
 * not the version, so that two people who talk at once never get in each other's way.
 */
const moved = (whole: string) => `
  update conversation set
    state = :next, context = :context, version = version + 1, last_seq = last_seq + 1,
    last_at = greatest(last_at, :at),
    on_hold_for = ${onHoldFor},
    starter_from = case when ${isHeard} or :side = 'starter' then starter_from else last_seq + 1 end,
    receiver_from = case when ${isHeard} or :side = 'receiver' then receiver_from else last_seq + 1 end,
    starter_unread = starter_unread + (:side = 'receiver' and ${isHeard})::int,
    receiver_unread = receiver_unread + (:side = 'starter' and ${isHeard})::int
  where id = :conversation and state = :was and context = :before${whole}
  returning last_seq as seq, version, on_hold_for`

const again = moved('')
/** Where somebody has not heard of all, nobody else says anything meanwhile. */
const reopen = moved(' and last_seq = :lastSeq')

/** Who begins with a message is its starter. */
const begin = `
  insert into conversation (
    id, starter_id, receiver_id, state, context, version, last_seq, last_at,
    on_hold_for, receiver_from, receiver_unread
  ) select :conversation, :starter, :receiver, :next, :context, 2, 1, :at,
    case when :held then :to::uuid end, (:held)::int, (not :held)::int
  on conflict (id) do nothing
  returning last_seq as seq, version, on_hold_for`

const spend = (starts: boolean) => `
  update wallet set balance = balance - :price${starts ? ', started = started + 1' : ''}
  from placed
  where account_id = :sender and balance >= :price
  returning balance, started`

/** Said twice, a house's book is found by its index whichever house it is. */
const entries = `
  insert into ledger_entry (operation, book_id, credits, reason, balance_after, at)
  select :message::uuid, :sender::uuid, -:price::int, :reason, balance, :at::timestamptz from spent
  union all
  select :message, (
    select house.id from book mine join book house on house.site_id = mine.site_id
    where mine.id = :sender and house.kind = :house and house.kind <> 'member'
  ), :houseCredits::int, :reason, null, :at from spent`

const written = `
  insert into message (conversation_id, seq, id, side, kind, gift, body, at, reply_to)
  select :conversation, seq, :message, :side, :kind, :gift, :body, :at, :replyTo from placed`

const remembered = `
  insert into move (lifecycle, entity_id, version, event, before, after, at)
  select 'conversation', :conversation, placed.version - jsonb_array_length(:history) + nth,
    moved ->> 'event', nullif(moved -> 'before', 'null'), moved -> 'after', :at
  from placed, jsonb_array_elements(:history) with ordinality as moves (moved, nth)`

/**
 * The row lock, which holds also where nothing is changed, keeps a sweeper from taking a notice
 * whose message it cannot see yet. One that was handed out before is due anew.
 */
const noticed = `
  insert into notice_due as due (conversation_id, account_id, fictional, since)
  select :conversation, id, fictional, :at from placed, account
  where id = :to and placed.on_hold_for is null
  on conflict (conversation_id, account_id) do update set since = :at, handed = 0, pushed = false
  where due.handed > 0`

/**
 * A photo is taken by its message in the transaction that pays for it, while it may be sent. A
 * preference that changed meanwhile counts.
 */
const claimed = `
  update chat_photo set status = 'sent' from placed
  where chat_photo.id = :message and account_id = :sender and status = 'ready'
    and ${takesPhotos(':to::uuid')}
  returning chat_photo.id`

const refusal = (parts: { starts: boolean; spends: boolean; claims: boolean }) => {
  const cases = [`when not exists (select from placed) then refuse('${CONFLICT}', 'conflict')`]
  if (parts.claims)
    cases.push(`when not exists (select from claimed) then refuse('${CONFLICT}', 'conflict')`)
  if (parts.spends)
    cases.push(
      `when not exists (select from spent)
       then refuse('${INSUFFICIENT_CREDITS}', 'insufficient credits')`,
    )
  if (parts.starts)
    cases.push(
      `when :limited and (select started from spent) <> :started + 1
       then refuse('${CONFLICT}', 'conflict')`,
    )
  return `case ${cases.join(' ')} end as refused`
}

/** What the first messages of a member are counted by; of the letters a keyed hash alone. */
const counted = `
  insert into opener (account_id, at, message_id, conversation_id, hash, contact)
  select :sender, :at, :message, :conversation, opener_hash(:letters), :contact
  from placed where :counts`

/** Begun with this message, by a block before it, unheard of by somebody, or with another message. */
type Place = 'first' | 'start' | 'reopen' | 'next'
const placing: Record<Place, string> = { first: begin, start: again, reopen, next: again }

/**
 * A message and all that goes with it, in one statement: it happens whole or not at all. No answer
 * is remembered beside it: its own row, by the id that its browser made, is the record of its call.
 */
const sending = (place: Place, costs: boolean, claims = false) => {
  const starts = place === 'first' || place === 'start'
  const spends = starts || costs
  const steps = [
    `placed as (${placing[place]})`,
    ...(place === 'next' ? [] : [`counted as (${counted})`]),
    ...(claims ? [`claimed as (${claimed})`] : []),
    ...(spends ? [`spent as (${spend(starts)})`] : []),
    ...(costs ? [`entered as (${entries})`] : []),
    `written as (${written})`,
    `remembered as (${remembered})`,
    `noticed as (${noticed})`,
  ]
  return statement({
    name: `send_${place}_${costs ? 'paid' : 'free'}${claims ? '_photo' : ''}`,
    values: {
      conversation: sqlType.uuid(),
      starter: sqlType.uuid(),
      receiver: sqlType.uuid(),
      next: sqlType.jsonb(),
      context: sqlType.jsonb(),
      at: sqlType.timestamptz(),
      side: sqlType.text(),
      price: sqlType.integer(),
      sender: sqlType.uuid(),
      message: sqlType.uuid(),
      reason: sqlType.text(),
      house: sqlType.text(),
      houseCredits: sqlType.integer(),
      kind: sqlType.text<MessageKind>(),
      gift: sqlType.text<Gift>().nullable(),
      body: sqlType.text(),
      replyTo: sqlType.integer().nullable(),
      history: sqlType.jsonb(),
      to: sqlType.uuid(),
      limited: sqlType.boolean(),
      started: sqlType.integer(),
      was: sqlType.jsonb(),
      before: sqlType.jsonb(),
      held: sqlType.boolean(),
      letters: sqlType.text().nullable(),
      contact: sqlType.boolean(),
      counts: sqlType.boolean(),
      lastSeq: sqlType.integer(),
    },
    columns: {
      seq: sqlType.integer(),
      balance: sqlType.integer().nullable(),
      on_hold_for: sqlType.uuid().nullable(),
      refused: sqlType.boolean(),
    },
    text: `with ${steps.join(',\n')}
    select (select seq from placed) as seq, (select on_hold_for from placed) as on_hold_for,
      ${spends ? '(select balance from spent)' : 'null::int'} as balance,
      ${refusal({ starts, spends, claims })}`,
  })
}
const allOf = (claims: boolean) => {
  const both = (place: Place) => ({
    paid: sending(place, true, claims),
    free: sending(place, false, claims),
  })
  return {
    first: both('first'),
    start: both('start'),
    reopen: both('reopen'),
    next: both('next'),
  }
}
const runs = { plain: allOf(false), photo: allOf(true) }

const placeOf = (was: MoveOf<'conversation'>['was'], lastSeq: number | undefined): Place => {
  if (!was) return 'first'
  if (!was.context.said) return 'start'
  return lastSeq === undefined ? 'next' : 'reopen'
}

/**
 * Writes the moves of one conversation, of which the last is a `send`, with the post it causes.
 * Throws the refusals of `refusals.ts`.
 */
export const sendMessage = async (
  on: Queryable,
  moves: MoveOf<'conversation'>[],
  posting: LedgerPosting | undefined,
  now: Date,
): Promise<Row> => {
  const last = moves.at(-1) as MoveOf<'conversation'>
  const { by, message, sending: facts, opening, lastSeq } = last.event as Send
  const { starter, receiver } = last.next.context
  const was = moves[0]?.was ?? null
  const [member, house] = posting ? entriesOf(posting) : []
  const kind = kindOf(message)
  const place = placeOf(was, lastSeq)
  const run = runs[kind === 'photo' ? 'photo' : 'plain'][place][member ? 'paid' : 'free']
  const history = moves.map(({ event, was: before, next }) => ({
    event: event.type,
    before: before?.state ?? null,
    after: next.state,
  }))
  const [row] = await run(on, {
    conversation: last.id,
    starter,
    receiver,
    side: by,
    was: JSON.stringify(was?.state ?? null),
    next: JSON.stringify(last.next.state),
    before: JSON.stringify(was?.context ?? null),
    context: JSON.stringify(last.next.context),
    history: JSON.stringify(history),
    message: message.id,
    kind,
    gift: message.gift ?? null,
    body: message.body,
    replyTo: message.replyTo ?? null,
    at: now,
    sender: by === 'starter' ? starter : receiver,
    to: by === 'starter' ? receiver : starter,
    started: facts.started,
    limited: !facts.premium || opening !== undefined,
    held: opening?.isHeld === true,
    letters: opening?.letters ?? null,
    contact: opening?.isContact === true,
    counts: opening !== undefined,
    lastSeq: lastSeq ?? 0,
    price: -(member?.credits ?? 0),
    reason: member?.reason ?? '',
    house: house?.book ?? '',
    houseCredits: house?.credits ?? 0,
  })
  return row as Row
}
