import type {
  CaseStatus,
  DeskCase,
  DeskMember,
  DeskReporter,
  EarlierDecision,
} from '#core/moderation/ports.ts'
import type { CaseSubject, Decision, Finding, Party, Urgency } from '#core/moderation/values.ts'
import { accountIn } from '../platform/desk-log.ts'
import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'

/** Who somebody is, as JSON: of an account `a` with its profile `p`. */
const member = `jsonb_build_object('id', a.id, 'name', p.name, 'born', p.born, 'town', p.city,
    'fictional', a.fictional, 'language', a.language, 'since', a.created_at,
    'premium', a.premium, 'suspended', a.state #>> '{living,conduct}' = 'suspended')`

type Dated<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] }
type RawMember = Dated<DeskMember>
type RawLocked = Dated<Omit<DeskCase['locked'][number], 'until'>> & { until: string | null }
type RawEarlier = Dated<EarlierDecision>
type RawReport = Dated<Omit<DeskCase['reports'][number], 'reporter'>> & {
  reporter: (Dated<Omit<DeskReporter, 'earlier'>> & { earlier: RawEarlier[] }) | null
}

/** Of the first messages of whom case `c` is on: by the signs that are kept beside them, never by their words. */
const signs = `case when c.subject = 'signs' then (
      with theirs as (
        select m.state, m.signs from conversation t
        join message m on m.conversation_id = t.id and m.signs is not null
          and c.accused_id = case m.side when 'starter' then t.starter_id else t.receiver_id end
        where c.accused_id in (t.starter_id, t.receiver_id)
      )
      select jsonb_build_object(
        'held', (select count(*) from theirs where state = 'held'),
        'shown', coalesce((
          select jsonb_agg(jsonb_build_object('sign', sign, 'messages', messages) order by sign)
          from (
            select sign, count(*) as messages from theirs, unnest(theirs.signs) as sign group by sign
          ) counted
        ), '[]'),
        'begunInDay', (
          select count(*) from opener o
          where o.account_id = c.accused_id and o.at > :now::timestamptz - interval '24 hours'
        ),
        'reported', (
          select count(*) from moderation_report r join moderation_case o on o.id = r.case_id
          where o.accused_id = c.accused_id
        ))
    ) end`

/** What other cases than `c` came to that are about this account, the latest first. */
const decidedOn = (account: string) => `coalesce((
      select jsonb_agg(before) from (
        select jsonb_build_object('case', o.id, 'decision', s.decision, 'rule', s.rule,
          'at', s.at, 'status', o.status) as before
        from moderation_case o join moderation_statement s on s.case_id = o.id
        where o.accused_id = ${account} and o.id <> c.id
          and s.decision not in ('upheld', 'overturned')
        order by s.at desc limit 20
      ) listed
    ), '[]')`

const found = statement({
  name: 'desk_case',
  values: {
    site: sqlType.text(),
    id: sqlType.uuid(),
    actor: sqlType.text(),
    now: sqlType.timestamptz(),
  },
  columns: {
    id: sqlType.uuid(),
    subject: sqlType.text<CaseSubject>(),
    subject_id: sqlType.uuid().nullable(),
    found_by: sqlType.text<Finding>(),
    urgency: sqlType.integer(),
    status: sqlType.text<CaseStatus>(),
    opened_at: sqlType.timestamptz(),
    claimed_until: sqlType.timestamptz().nullable(),
    decision: sqlType.text<Decision>().nullable(),
    appeal_by: sqlType.text<Party>().nullable(),
    accused: sqlType.jsonb<RawMember>().nullable(),
    reports: sqlType.jsonb<RawReport[]>(),
    evidence: sqlType.jsonb<Dated<DeskCase['evidence'][number]>[]>(),
    statements: sqlType.jsonb<Dated<DeskCase['statements'][number]>[]>(),
    appeals: sqlType.jsonb<Dated<DeskCase['appeals'][number]>[]>(),
    locked: sqlType.jsonb<RawLocked[]>(),
    police: sqlType.jsonb<Dated<DeskCase['police'][number]>[]>(),
    signs: sqlType.jsonb<NonNullable<DeskCase['signs']>>().nullable(),
    earlier: sqlType.jsonb<RawEarlier[]>(),
  },
  text: `select c.id, c.subject, c.subject_id, c.found_by, c.urgency, c.status, c.opened_at,
    (
      select due_at from deadline where lifecycle = 'moderationCase'
        and entity_id = c.id::text and due_at > :now and c.claimed_by is not null
    ) as claimed_until,
    c.context ->> 'decision' as decision, c.context ->> 'appealBy' as appeal_by,
    (
      select ${member} from account a join profile p on p.account_id = a.id
      where a.id = c.accused_id
    ) as accused,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', r.id, 'at', r.at, 'reason', r.reason,
        'words', r.words, 'passage', case when c.claimed_by = :actor then r.passage else '' end,
        'place', r.place, 'about', r.about, 'name', r.name,
        'reporter', (
          select ${member} || (
            select jsonb_build_object(
              'found', count(*) filter (where o.context ->> 'decision' <> 'nothing_found'),
              'unfounded', count(*) filter (where o.context ->> 'decision' = 'nothing_found'),
              'earlier', ${decidedOn('r.reporter_id')})
            from moderation_report t join moderation_case o on o.id = t.case_id
            where t.reporter_id = r.reporter_id and o.id <> c.id
          )
          from account a join profile p on p.account_id = a.id where a.id = r.reporter_id
        )) order by r.at, r.id)
      from moderation_report r where r.case_id = c.id
    ), '[]') as reports,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'about', e.about,
        'body', case when e.kind = 'words' and c.claimed_by = :actor then e.body end,
        'at', e.at) order by e.at, e.id)
      from moderation_evidence e where e.case_id = c.id
    ), '[]') as evidence,
    coalesce((
      select jsonb_agg(jsonb_build_object('decision', s.decision, 'rule', s.rule,
        'facts', s.facts, 'days', s.days, 'at', s.at) order by s.at, s.id)
      from moderation_statement s where s.case_id = c.id
    ), '[]') as statements,
    coalesce((
      select jsonb_agg(jsonb_build_object('party', o.party, 'words', o.words, 'at', o.at)
        order by o.at)
      from moderation_appeal o where o.case_id = c.id
    ), '[]') as appeals,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', r.id, 'status', r.status, 'sha256', r.sha256,
        'at', r.locked_at, 'until', (
          select d.due_at from deadline d
          where d.lifecycle = 'photo' and d.entity_id = r.id::text
            and r.state ->> 'locked' = 'forTerm'
        )) order by r.locked_at, r.id)
      from photo_review r
      where r.case_id = c.id and r.status in ('locked', 'handedOver', 'destroyed')
    ), '[]') as locked,
    coalesce((
      select jsonb_agg(jsonb_build_object('at', l.at, 'by', coalesce(q.name, l.actor),
        'number', l.about) order by l.id)
      from desk_log l left join profile q on q.account_id = ${accountIn('l.actor')}
      where l.case_id = c.id and l.act = 'police'
    ), '[]') as police,
    ${signs} as signs,
    ${decidedOn('c.accused_id')} as earlier
  from moderation_case c where c.id = :id and c.site_id = :site`,
})

const dated = <T extends { at: string }>(rows: T[]) =>
  rows.map((row) => ({ ...row, at: new Date(row.at) }))

const memberOf = <T extends RawMember>(raw: T) => ({ ...raw, since: new Date(raw.since) })

/** A case with all that is known of it, in one statement; null where the site has none of that id. */
export const findDeskCase = async (
  on: Queryable,
  query: { site: string; id: string; actor: string; now: Date },
): Promise<DeskCase | null> => {
  const [row] = await found(on, query)
  if (!row) return null
  return {
    id: row.id,
    subject: row.subject,
    subjectId: row.subject_id,
    foundBy: row.found_by,
    urgency: row.urgency as Urgency,
    status: row.status,
    openedAt: row.opened_at,
    claimedUntil: row.claimed_until,
    decision: row.decision,
    appealBy: row.appeal_by,
    accused: row.accused && memberOf(row.accused),
    reports: dated(row.reports).map(({ reporter, ...report }) => ({
      ...report,
      reporter: reporter && { ...memberOf(reporter), earlier: dated(reporter.earlier) },
    })),
    evidence: dated(row.evidence),
    statements: dated(row.statements),
    appeals: dated(row.appeals),
    locked: dated(row.locked).map(({ until, ...one }) => ({
      ...one,
      until: until === null ? null : new Date(until),
    })),
    police: dated(row.police),
    signs: row.signs,
    earlier: dated(row.earlier),
  }
}
