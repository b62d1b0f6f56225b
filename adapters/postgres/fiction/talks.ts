import { ANSWER_MS } from '#core/chat/message/rules.ts'
import type { FictionStore } from '#core/fiction/ports.ts'
import type { Claim, WaitingTalk } from '#core/fiction/views.ts'
import { type CardRow, cardColumns, cardOf, cardRow } from '../platform/cards.ts'
import { type RowOf, sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'

const QUEUE_MAX = 100

/** Conversations `c` of a fictional profile `f` of the site that staff answer, by its own side. */
const answered = `fictional_profile f
  join account own on own.id = f.account_id and own.site_id = :site and own.may_enter
  join lateral (
    select id, receiver_id as member, 'starter' as side, starter_blocks or receiver_blocks as barred
    from conversation where starter_id = f.account_id
    union all
    select id, starter_id, 'receiver', starter_blocks or receiver_blocks
    from conversation where receiver_id = f.account_id
  ) c on f.answers = 'staff'`

/** Of messages `m` of `c` those of the member that nobody has answered yet. */
const unanswered = `m.conversation_id = c.id and m.side <> c.side and m.state in ('sent', 'awaiting')
      and m.seq > coalesce((
        select max(seq) from message mine where mine.conversation_id = c.id and mine.side = c.side
      ), 0)`

const claimColumns = {
  claimed_by: sqlType.uuid().nullable(),
  claimed_until: sqlType.timestamptz().nullable(),
}

type ClaimRow = RowOf<typeof claimColumns>

const claimOf = ({ claimed_by, claimed_until }: ClaimRow, staff: string): Claim | null =>
  claimed_by && claimed_until ? { isOwn: claimed_by === staff, until: claimed_until } : null

const waiting = statement({
  name: 'fiction_waiting',
  values: { site: sqlType.text(), staff: sqlType.uuid(), now: sqlType.timestamptz() },
  columns: {
    conversation: sqlType.uuid(),
    profile: sqlType.uuid(),
    member: sqlType.uuid(),
    since: sqlType.timestamptz(),
    paid_since: sqlType.timestamptz().nullable(),
    credits: sqlType.integer(),
    last_body: sqlType.text(),
    ...claimColumns,
  },
  text: `select c.id as conversation, f.account_id as profile, c.member, waits.since,
    waits.paid_since, waits.credits,
    case when claim.staff_id = :staff then last.body else '' end as last_body,
    claim.staff_id as claimed_by, claim.until as claimed_until
  from ${answered}
  join account other on other.id = c.member and other.may_enter
  join lateral (
    select min(m.at) as since, min(m.at) filter (where m.state = 'awaiting') as paid_since,
      coalesce(-sum(e.credits) filter (where m.state = 'awaiting'), 0)::int as credits,
      max(m.seq) as last_seq
    from message m
    left join ledger_entry e on e.operation = m.id and e.book_id = c.member
      and e.reason in ('message', 'gift', 'photo')
    where ${unanswered}
  ) waits on waits.since is not null
  join message last on last.conversation_id = c.id and last.seq = waits.last_seq
  left join answer_claim claim on claim.conversation_id = c.id and claim.until > :now
  where not c.barred
  order by waits.since, c.id limit ${QUEUE_MAX}`,
})

/** Faces, as nobody in particular sees them. */
const cards = statement({
  name: 'fiction_cards',
  values: { ids: sqlType.uuid().array(), viewer: sqlType.uuid().nullable() },
  columns: cardRow,
  text: `select ${cardColumns} from profile p where p.account_id = any(:ids::uuid[])`,
})

export const cardsOf = async (on: Queryable, ids: string[]) => {
  const rows: CardRow[] = ids.length > 0 ? await cards(on, { ids, viewer: null }) : []
  return new Map(rows.map((row) => [row.id, row]))
}

export const queueOf = async (
  on: Queryable,
  { site, staff, now }: Parameters<FictionStore['queue']>[0],
): Promise<WaitingTalk[]> => {
  const rows = await waiting(on, { site, staff, now })
  const faces = await cardsOf(on, [
    ...new Set(rows.flatMap(({ profile, member }) => [profile, member])),
  ])
  return rows.flatMap((row) => {
    const [profile, member] = [faces.get(row.profile), faces.get(row.member)]
    if (!profile || !member) return []
    return [
      {
        conversation: row.conversation,
        profile: cardOf(profile, now),
        member: cardOf(member, now),
        since: row.since,
        answerBy: row.paid_since && new Date(row.paid_since.getTime() + ANSWER_MS),
        creditsAtStake: row.credits,
        lastBody: row.last_body,
        claim: claimOf(row, staff),
      },
    ]
  })
}

const talk = statement({
  name: 'fiction_talk',
  values: { site: sqlType.text(), conversation: sqlType.uuid(), now: sqlType.timestamptz() },
  columns: {
    profile: sqlType.uuid(),
    member: sqlType.uuid(),
    story: sqlType.text(),
    purpose: sqlType.text(),
    waits: sqlType.boolean(),
    ...claimColumns,
  },
  text: `select f.account_id as profile, c.member, f.story, f.purpose,
    not c.barred and other.may_enter and exists (select from message m where ${unanswered}) as waits,
    claim.staff_id as claimed_by, claim.until as claimed_until
  from ${answered}
  join account other on other.id = c.member
  left join answer_claim claim on claim.conversation_id = c.id and claim.until > :now
  where c.id = :conversation`,
})

export const talkOf = async (
  on: Queryable,
  { site, conversation, staff, now }: Parameters<FictionStore['talk']>[0],
): ReturnType<FictionStore['talk']> => {
  const [row] = await talk(on, { site, conversation, now })
  if (!row) return null
  const { profile, member, story, purpose, waits } = row
  return { profile, member, story, purpose, waits, claim: claimOf(row, staff) }
}

/** In one statement, so that of two who ask at once one has it. */
const take = statement({
  name: 'fiction_claim',
  values: {
    conversation: sqlType.uuid(),
    staff: sqlType.uuid(),
    now: sqlType.timestamptz(),
    until: sqlType.timestamptz(),
  },
  columns: { conversation: sqlType.uuid() },
  text: `insert into answer_claim as claim (conversation_id, staff_id, until)
  values (:conversation, :staff, :until)
  on conflict (conversation_id) do update set staff_id = :staff, until = :until
  where claim.staff_id = :staff or claim.until <= :now
  returning conversation_id as conversation`,
})

const hold = statement({
  name: 'fiction_hold',
  values: {
    conversation: sqlType.uuid(),
    staff: sqlType.uuid(),
    now: sqlType.timestamptz(),
    until: sqlType.timestamptz(),
  },
  columns: { conversation: sqlType.uuid() },
  text: `update answer_claim set until = :until
  where conversation_id = :conversation and staff_id = :staff and until > :now
  returning conversation_id as conversation`,
})

export const claimTalk = async (
  on: Queryable,
  { isHeld = false, ...taken }: Parameters<FictionStore['claim']>[0],
): Promise<boolean> => (await (isHeld ? hold : take)(on, taken)).length > 0

/** Whoever notes it first wrote it. */
const note = statement({
  name: 'fiction_note_author',
  values: {
    message: sqlType.uuid(),
    conversation: sqlType.uuid(),
    staff: sqlType.uuid(),
    now: sqlType.timestamptz(),
  },
  columns: { staff: sqlType.uuid(), conversation: sqlType.uuid() },
  text: `insert into staff_answer as noted (message_id, conversation_id, staff_id, at)
  values (:message, :conversation, :staff, :now)
  on conflict (message_id) do update set at = noted.at
  returning staff_id as staff, conversation_id as conversation`,
})

export const noteAuthor = async (
  on: Queryable,
  answer: Parameters<FictionStore['noteAuthor']>[0],
) => {
  const [noted] = await note(on, answer)
  if (!noted) throw new Error(`${answer.message}: nobody wrote it`)
  return noted
}
