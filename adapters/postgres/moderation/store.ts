import type {
  CaseStatus,
  ModerationStore,
  Notice,
  OwnReport,
  Statement,
} from '#core/moderation/ports.ts'
import type {
  CaseSubject,
  Decision,
  Finding,
  HouseRule,
  Party,
  ReportReason,
  RestrictionKind,
} from '#core/moderation/values.ts'
import type { Database } from '../platform/database.ts'
import { logAct } from '../platform/desk-log.ts'
import { type RowOf, sqlType } from '../platform/sql-types.ts'
import { isForAccused } from '../platform/stated.ts'
import { statement } from '../platform/statement.ts'
import { eraseCase } from './erase-case.ts'
import { lockedBefore } from './locked-before.ts'
import { reportableOn } from './reportable.ts'

const openCase = statement({
  name: 'moderation_open_case',
  values: {
    subject: sqlType.text<CaseSubject>(),
    id: sqlType.uuid(),
    by: sqlType.uuid().nullable(),
  },
  columns: { id: sqlType.uuid() },
  text: `select id from moderation_case
  where subject = :subject and subject_id = :id and status in ('open', 'claimed')
    and (:by::uuid is null or accused_id is distinct from :by)`,
})

const reported = statement({
  name: 'moderation_has_reported',
  values: { id: sqlType.uuid(), reporter: sqlType.uuid() },
  columns: { id: sqlType.uuid() },
  text: 'select id from moderation_report where case_id = :id and reporter_id = :reporter limit 1',
})

const ofCase = {
  case: sqlType.uuid(),
  subject: sqlType.text<CaseSubject>(),
  status: sqlType.text<CaseStatus>(),
  case_decision: sqlType.text<Decision>().nullable(),
  appealed: sqlType.jsonb<Party[]>(),
}
const caseColumns = `c.id as case, c.subject, c.status, c.context ->> 'decision' as case_decision,
  c.context -> 'appealed' as appealed`

const ownReports = statement({
  name: 'moderation_own_reports',
  values: { reporter: sqlType.uuid(), limit: sqlType.bigint() },
  columns: {
    ...ofCase,
    id: sqlType.uuid(),
    at: sqlType.timestamptz(),
    reason: sqlType.text<ReportReason>(),
    last: sqlType.text<Statement['decision']>().nullable(),
    decided_at: sqlType.timestamptz().nullable(),
  },
  text: `select r.id, r.at, r.reason, ${caseColumns}, said.decision as last, said.at as decided_at
  from moderation_report r join moderation_case c on c.id = r.case_id
  left join lateral (
    select s.decision, s.at from moderation_statement s
    where s.case_id = c.id order by s.at desc limit 1
  ) said on true
  where r.reporter_id = :reporter order by r.at desc, r.id limit :limit`,
})

const statementRow = {
  ...ofCase,
  appealed_at: sqlType.timestamptz().nullable(),
  id: sqlType.uuid(),
  account: sqlType.uuid().nullable(),
  found_by: sqlType.text<Finding>(),
  decision: sqlType.text<Statement['decision']>(),
  rule: sqlType.text<HouseRule>().nullable(),
  facts: sqlType.text(),
  days: sqlType.integer().nullable(),
  at: sqlType.timestamptz(),
  seen_at: sqlType.timestamptz().nullable(),
  kind: sqlType.text<RestrictionKind>().nullable(),
  until: sqlType.timestamptz().nullable(),
  in_force: sqlType.boolean().nullable(),
}
const statementText = `select s.id, s.account_id as account, c.found_by, s.decision, s.rule,
    s.facts, s.days, s.at, s.seen_at, ${caseColumns}, held.kind, held.until, held.in_force,
    objected.at as appealed_at
  from moderation_statement s
  join moderation_case c on c.id = s.case_id
  left join restriction held on held.statement_id = s.id
  left join moderation_appeal objected on objected.case_id = c.id and objected.party = 'accused'`

const statementsOf = statement({
  name: 'moderation_statements_of',
  values: { account: sqlType.uuid(), limit: sqlType.bigint() },
  columns: statementRow,
  text: `${statementText}
  where s.account_id = :account and ${isForAccused}
  order by s.at desc, s.id limit :limit`,
})

const oneStatement = statement({
  name: 'moderation_statement_of_id',
  values: { id: sqlType.uuid() },
  columns: statementRow,
  text: `${statementText} where s.id = :id`,
})

const statementOf = (row: RowOf<typeof statementRow>): Statement => ({
  id: row.id,
  case: row.case,
  account: row.account,
  subject: row.subject,
  foundBy: row.found_by,
  decision: row.decision,
  rule: row.rule,
  facts: row.facts,
  days: row.days,
  at: row.at,
  seenAt: row.seen_at,
  restriction: row.kind && {
    kind: row.kind,
    until: row.until,
    inForce: row.in_force === true,
  },
  status: row.status,
  caseDecision: row.case_decision,
  appealed: row.appealed,
  appealedAt: row.appealed_at,
})

const seen = statement({
  name: 'moderation_statements_seen',
  values: { account: sqlType.uuid(), now: sqlType.timestamptz() },
  text: `update moderation_statement set seen_at = :now
  where account_id = :account and seen_at is null`,
})

const partiesOf = statement({
  name: 'moderation_parties_of',
  values: { id: sqlType.uuid() },
  columns: {
    site: sqlType.text(),
    subject: sqlType.text<CaseSubject>(),
    accused: sqlType.uuid().nullable(),
    account: sqlType.uuid().nullable(),
    mail: sqlType.text().nullable(),
    name: sqlType.text().nullable(),
  },
  text: `select c.site_id as site, c.subject, c.accused_id as accused, r.reporter_id as account, r.mail,
    r.name
  from moderation_case c left join moderation_report r on r.case_id = c.id
  where c.id = :id order by r.at, r.id`,
})

const decided = statement({
  name: 'moderation_decided',
  values: { id: sqlType.uuid() },
  columns: {
    accused: sqlType.uuid().nullable(),
    decision: sqlType.text<Decision>(),
    at: sqlType.timestamptz(),
  },
  text: `select c.accused_id as accused, s.decision, s.at
  from moderation_statement s join moderation_case c on c.id = s.case_id
  where c.id = :id and s.decision not in ('upheld', 'overturned')
  order by s.at desc, s.id limit 1`,
})

const notice = statement({
  name: 'moderation_notice',
  values: { id: sqlType.uuid() },
  columns: {
    case: sqlType.uuid(),
    site: sqlType.text(),
    accused: sqlType.uuid().nullable(),
    about: sqlType.text<Notice['about']>(),
    reason: sqlType.text<ReportReason>(),
    mail: sqlType.text(),
    language: sqlType.text(),
  },
  text: `select c.id as case, c.site_id as site, c.accused_id as accused, r.about, r.reason, r.mail,
    r.language
  from moderation_case c join moderation_report r on r.case_id = c.id
  where c.id = :id and c.subject = 'notice' and r.reporter_id is null`,
})

const inForce = statement({
  name: 'restriction_in_force',
  values: { account: sqlType.uuid() },
  columns: {
    id: sqlType.uuid(),
    kind: sqlType.text<RestrictionKind>(),
    is_for_term: sqlType.boolean(),
  },
  text: `select id, kind, state = '"forTerm"' as is_for_term
  from restriction where account_id = :account and in_force order by id`,
})

const removedBesides = statement({
  name: 'moderation_removed_besides',
  values: { id: sqlType.uuid() },
  columns: { id: sqlType.uuid() },
  text: `select o.id from restriction r
  join restriction o on o.account_id = r.account_id and o.about = r.about and o.kind = r.kind
    and o.id <> r.id and o.in_force
  where r.case_id = :id and r.kind = 'photo_removed' and r.in_force limit 1`,
})

const picturesOf = statement({
  name: 'moderation_pictures_of',
  values: { id: sqlType.uuid() },
  columns: { id: sqlType.uuid() },
  text: 'select id from photo_review where case_id = :id order by id',
})

/** The ModerationStore port. */
export const moderationStore = (db: Database): ModerationStore => ({
  reportable: (query) => reportableOn(db.pool, query),
  openCase: async (subject, id, by) =>
    (await openCase(db.pool, { subject, id, by: by ?? null }))[0]?.id ?? null,
  hasReported: async (id, reporter) => (await reported(db.pool, { id, reporter })).length > 0,
  reportsOf: async (reporter, limit) =>
    (await ownReports(db.pool, { reporter, limit })).map(
      ({ case_decision: decision, decided_at: decidedAt, ...row }): OwnReport => ({
        ...row,
        decision,
        decidedAt,
      }),
    ),
  statementsOf: async (account, limit) =>
    (await statementsOf(db.pool, { account, limit })).map(statementOf),
  statement: async (id) => {
    const [row] = await oneStatement(db.pool, { id })
    return row ? statementOf(row) : null
  },
  seen: async (account, now) => void (await seen(db.pool, { account, now })),
  partiesOf: async (id) => {
    const rows = await partiesOf(db.pool, { id })
    const [first] = rows
    if (!first) return null
    const reporters = rows.flatMap(({ account, mail, name }) =>
      mail === null || name === null ? [] : [{ account, mail, name }],
    )
    return { site: first.site, subject: first.subject, accused: first.accused, reporters }
  },
  isRemovedBesides: async (id) => (await removedBesides(db.pool, { id })).length > 0,
  decided: async (id) => (await decided(db.pool, { id }))[0] ?? null,
  notice: async (id) => (await notice(db.pool, { id }))[0] ?? null,
  lockedBefore: (query) => lockedBefore(db.pool, query),
  picturesOf: async (id) => (await picturesOf(db.pool, { id })).map((row) => row.id),
  inForce: async (account) =>
    (await inForce(db.pool, { account })).map(({ is_for_term: isForTerm, ...row }) => ({
      ...row,
      isForTerm,
    })),
  erase: (id) => eraseCase(db, id),
  log: async (act) => void (await logAct(db.pool, act)),
})
