import type { CaseStatus, DeskStore, QueuedCase } from '#core/moderation/ports.ts'
import type { CaseSubject, ReportReason, Urgency } from '#core/moderation/values.ts'
import type { Database } from '../platform/database.ts'
import { accountIn } from '../platform/desk-log.ts'
import { isBarred, isParty } from '../platform/party.ts'
import { type RowOf, sqlType } from '../platform/sql-types.ts'
import { statement } from '../platform/statement.ts'
import { findDeskCase } from './desk-case.ts'
import { lockedForTerm } from './locked-before.ts'
import { stuckAppeals } from './stuck-appeals.ts'

const FIRST = { urgency: -1, at: new Date(0), id: '00000000-0000-0000-0000-000000000000' }

const queuedRow = {
  id: sqlType.uuid(),
  subject: sqlType.text<CaseSubject>(),
  urgency: sqlType.integer(),
  status: sqlType.text<CaseStatus>(),
  opened_at: sqlType.timestamptz(),
  reasons: sqlType.text<ReportReason>().array(),
  reports: sqlType.integer(),
  name: sqlType.text().nullable(),
}
const queuedColumns = `c.id, c.subject, c.urgency, c.status, c.opened_at, array(
    select distinct reason from moderation_report r where r.case_id = c.id order by reason
  ) as reasons, (
    select count(*)::int from moderation_report r where r.case_id = c.id
  ) as reports, p.name
  from moderation_case c left join profile p on p.account_id = c.accused_id`

const waits = `c.site_id = :site and c.status in ('open', 'appealed')`

const queue = statement({
  name: 'desk_queue',
  values: {
    site: sqlType.text(),
    actor: sqlType.text(),
    urgency: sqlType.integer(),
    at: sqlType.timestamptz(),
    id: sqlType.uuid(),
    limit: sqlType.bigint(),
  },
  columns: queuedRow,
  text: `select ${queuedColumns}
  where ${waits} and not ${isParty}
    and (c.urgency, c.opened_at, c.id) > (:urgency::int, :at::timestamptz, :id::uuid)
  order by c.urgency, c.opened_at, c.id limit :limit`,
})

const mine = statement({
  name: 'desk_mine',
  values: { site: sqlType.text(), actor: sqlType.text() },
  columns: queuedRow,
  text: `select ${queuedColumns}
  where c.site_id = :site and c.claimed_by = :actor order by c.urgency, c.opened_at, c.id`,
})

const counts = statement({
  name: 'desk_counts',
  values: { site: sqlType.text(), actor: sqlType.text() },
  columns: {
    urgency: sqlType.integer(),
    status: sqlType.text<CaseStatus>(),
    cases: sqlType.integer(),
  },
  text: `select c.urgency, c.status, count(*)::int as cases from moderation_case c
  where ${waits} and not ${isParty} group by c.urgency, c.status`,
})

const next = statement({
  name: 'desk_next',
  values: { site: sqlType.text(), actor: sqlType.text() },
  columns: { id: sqlType.uuid() },
  text: `select c.id from moderation_case c
  where ${waits} and c.decided_by is distinct from :actor and not ${isParty}
  order by c.urgency, c.opened_at, c.id limit 1`,
})

const involves = statement({
  name: 'desk_involves',
  values: { site: sqlType.text(), actor: sqlType.text(), id: sqlType.uuid() },
  columns: { involved: sqlType.boolean() },
  text: `select ${isParty} as involved
  from moderation_case c where c.id = :id and c.site_id = :site`,
})

/** Of a case that this one has before them, and of no other. */
const isMine = 'c.id = :id and c.site_id = :site and c.claimed_by = :actor'
const ofMine = { site: sqlType.text(), actor: sqlType.text(), id: sqlType.uuid() }

/**
 * Ten on each side of what is reported; of a whole conversation the last forty that its last report
 * was about, whenever one looks: what was said since is no part of it.
 */
const conversation = statement({
  name: 'desk_conversation',
  values: ofMine,
  columns: {
    from: sqlType.uuid().nullable(),
    body: sqlType.text().nullable(),
    at: sqlType.timestamptz().nullable(),
    is_reported: sqlType.boolean().nullable(),
  },
  text: `select case m.side when 'starter' then talk.starter_id else talk.receiver_id end as from,
    coalesce(m.withheld, m.body) as body, m.at, m.id = c.subject_id as is_reported
  from moderation_case c
  left join message one on one.id = c.subject_id and c.subject = 'message'
  left join conversation talk on talk.id = coalesce(one.conversation_id,
    case when c.subject = 'conversation' then c.subject_id end)
  left join lateral (
    select n.seq from message n where n.conversation_id = talk.id and n.at <= coalesce(
      (select max(r.at) from moderation_report r where r.case_id = c.id), c.opened_at
    ) order by n.seq desc limit 1
  ) last on one.id is null
  left join message m on m.conversation_id = talk.id
    and m.seq between coalesce(one.seq - 10, last.seq - 39) and coalesce(one.seq + 10, last.seq)
  where ${isMine} order by m.seq`,
})

const picture = statement({
  name: 'desk_picture',
  values: { site: sqlType.text(), actor: sqlType.text(), id: sqlType.uuid() },
  columns: { name: sqlType.text(), case: sqlType.uuid() },
  text: `select e.body as name, c.id as case from moderation_evidence e
  join moderation_case c on c.id = e.case_id
  where e.id = :id and e.kind = 'photo' and c.site_id = :site and c.claimed_by = :actor
    and not exists (
      select from photo_review r
      where r.name = e.body and r.status in ('locked', 'handedOver', 'destroyed')
    )`,
})

/** By time: what was brought in from an older log has later numbers than it is old. */
const acts = statement({
  name: 'desk_acts',
  values: { site: sqlType.text(), before: sqlType.bigint(), limit: sqlType.bigint() },
  columns: {
    id: sqlType.bigint(),
    at: sqlType.timestamptz(),
    actor: sqlType.text(),
    actor_name: sqlType.text().nullable(),
    act: sqlType.text(),
    case: sqlType.uuid().nullable(),
    account: sqlType.uuid().nullable(),
    about: sqlType.text(),
  },
  text: `select l.id, l.at, l.actor, p.name as actor_name, l.act, l.case_id as case,
    l.account_id as account, l.about
  from desk_log l
  left join moderation_case c on c.id = l.case_id
  left join account a on a.id = l.account_id
  left join profile p on p.account_id = ${accountIn('l.actor')}
  where (l.at, l.id) < (
    coalesce((select b.at from desk_log b where b.id = :before), 'infinity'), :before
  ) and coalesce(c.site_id, p.site_id, a.site_id) = :site
  order by l.at desc, l.id desc limit :limit`,
})

const queuedOf = (row: RowOf<typeof queuedRow>): QueuedCase => ({
  id: row.id,
  subject: row.subject,
  urgency: row.urgency as Urgency,
  status: row.status,
  openedAt: row.opened_at,
  reasons: row.reasons,
  reports: row.reports,
  accusedName: row.name,
})

const LAST = '9223372036854775807'

/** The DeskStore port. */
export const deskStore = (db: Database): DeskStore => ({
  queue: async ({ site, actor, after, limit }) =>
    (await queue(db.pool, { site, actor, limit, ...(after ?? FIRST) })).map(queuedOf),
  counts: async (site, actor) =>
    (await counts(db.pool, { site, actor })).map((row) => ({
      ...row,
      urgency: row.urgency as Urgency,
    })),
  mine: async (site, actor) => (await mine(db.pool, { site, actor })).map(queuedOf),
  next: async (site, actor) => (await next(db.pool, { site, actor }))[0]?.id ?? null,
  isBarred: (from) => isBarred(db, from),
  involves: async (site, id, actor) =>
    (await involves(db.pool, { site, id, actor }))[0]?.involved ?? null,
  find: (query) => findDeskCase(db.pool, query),
  conversation: async (query) => {
    const rows = await conversation(db.pool, query)
    if (rows.length === 0) return null
    return rows.flatMap(({ from, body, at, is_reported: isReported }) =>
      from === null || body === null || at === null
        ? []
        : [{ from, body, at, isReported: isReported === true }],
    )
  },
  picture: async (query) => (await picture(db.pool, query))[0] ?? null,
  stuckAppeals: async (site) => (await stuckAppeals(db.pool, { site }))[0]?.appeals ?? 0,
  profilesLockedForTerm: async (site) => (await lockedForTerm(db.pool, { site }))[0]?.profiles ?? 0,
  acts: async ({ site, before, limit }) =>
    (await acts(db.pool, { site, before: before ?? LAST, limit })).map(
      ({ actor_name: actorName, ...row }) => ({ ...row, actorName }),
    ),
})
