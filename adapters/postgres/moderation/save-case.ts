import type { MoveOf } from '#core/kernel/cascade.ts'
import type {
  Decision,
  HouseRule,
  NewEvidence,
  NewReport,
  NewStatement,
} from '#core/moderation/values.ts'
import { logAct } from '../platform/desk-log.ts'
import { beginningOf, type Group, rowOf } from '../platform/plan/groups.ts'
import { NotWritten } from '../platform/plan/refusals.ts'
import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'
import { takeLock } from './locked-before.ts'

const moved = {
  id: sqlType.uuid(),
  state: sqlType.jsonb(),
  context: sqlType.jsonb(),
  version: sqlType.integer(),
}

/** Of a thing that is reported already the case is there, and is joined instead. */
const begin = statement({
  name: 'moderation_case_begin',
  values: {
    ...moved,
    site: sqlType.text(),
    subject: sqlType.text(),
    subjectId: sqlType.uuid().nullable(),
    accused: sqlType.uuid().nullable(),
    foundBy: sqlType.text(),
    now: sqlType.timestamptz(),
  },
  columns: { id: sqlType.uuid() },
  text: `insert into moderation_case
    (id, site_id, subject, subject_id, accused_id, found_by, opened_at, state, context, version)
  values (:id, :site, :subject, :subjectId, :accused, :foundBy, :now, :state, :context, :version)
  on conflict do nothing returning id`,
})

const move = statement({
  name: 'moderation_case_again',
  values: { ...moved, was: sqlType.integer() },
  columns: { id: sqlType.uuid() },
  text: `update moderation_case set state = :state, context = :context, version = :version
  where id = :id and version = :was returning id`,
})

const keepReport = statement({
  name: 'moderation_report_keep',
  values: {
    case: sqlType.uuid(),
    id: sqlType.uuid(),
    reporter: sqlType.uuid().nullable(),
    reason: sqlType.text(),
    words: sqlType.text(),
    passage: sqlType.text(),
    mail: sqlType.text(),
    name: sqlType.text(),
    place: sqlType.text(),
    about: sqlType.text(),
    language: sqlType.text(),
    source: sqlType.text(),
    now: sqlType.timestamptz(),
  },
  text: `insert into moderation_report
    (id, case_id, reporter_id, reason, words, passage, mail, name, place, about, language, source, at)
  values (:id, :case, :reporter, :reason, :words, :passage, :mail, :name, :place, :about,
    :language, :source, :now)`,
})

const keepEvidence = statement({
  name: 'moderation_evidence_keep',
  values: {
    case: sqlType.uuid(),
    id: sqlType.uuid(),
    kind: sqlType.text(),
    about: sqlType.text(),
    body: sqlType.text(),
    now: sqlType.timestamptz(),
  },
  text: `insert into moderation_evidence (id, case_id, kind, about, body, at)
  values (:id, :case, :kind, :about, :body, :now)`,
})

const keepStatement = statement({
  name: 'moderation_statement_keep',
  values: {
    case: sqlType.uuid(),
    id: sqlType.uuid(),
    accused: sqlType.uuid().nullable(),
    decision: sqlType.text<Decision | 'upheld' | 'overturned'>(),
    rule: sqlType.text<HouseRule>().nullable(),
    facts: sqlType.text(),
    days: sqlType.integer().nullable(),
    now: sqlType.timestamptz(),
  },
  text: `insert into moderation_statement
    (id, case_id, account_id, decision, rule, facts, days, at)
  values (:id, :case, :accused, :decision, :rule, :facts, :days, :now)`,
})

const keepAppeal = statement({
  name: 'moderation_appeal_keep',
  values: {
    case: sqlType.uuid(),
    party: sqlType.text(),
    words: sqlType.text(),
    now: sqlType.timestamptz(),
  },
  text: `insert into moderation_appeal (case_id, party, words, at)
  values (:case, :party, :words, :now)`,
})

type Of = { on: Queryable; case: string; accused: string | null; now: Date }

const keepReported = async (
  { on, case: id, now }: Of,
  report: NewReport | null,
  evidence: NewEvidence[],
) => {
  if (report) {
    const {
      notice = { about: 'content', language: '', source: '' },
      locksSince: since,
      ...said
    } = report
    if (since && said.reporter) await takeLock(on, { reporter: said.reporter, since })
    await keepReport(on, { ...said, ...notice, case: id, now })
  }
  for (const one of evidence) await keepEvidence(on, { ...one, case: id, now })
}

const keepReasons = (
  { on, case: id, accused, now }: Of,
  stated: NewStatement & { decision: Decision | 'upheld' | 'overturned'; days: number | null },
) => keepStatement(on, { ...stated, case: id, accused, now })

const log = (
  { on, case: id, accused: account, now }: Of,
  { actor, act, about = '' }: { actor: string; act: string; about?: string },
) => logAct(on, { actor, act, about, case: id, account, now })

/** What an event leaves beside the state of its case. */
const keepWhatCame = async (of: Of, { event }: MoveOf<'moderationCase'>) => {
  switch (event.type) {
    case 'report':
      return keepReported(of, event.report, event.evidence)
    case 'claim':
      return log(of, { actor: event.by, act: 'claim' })
    case 'release':
      return log(of, { actor: event.by, act: 'release' })
    case 'tellPolice':
      return log(of, { actor: event.by, act: 'police', about: event.number })
    case 'decide': {
      const { decision, days, statement: stated, by } = event
      await keepReasons(of, { ...stated, decision, days })
      return log(of, { actor: by, act: 'decide', about: decision })
    }
    case 'appeal':
      return keepAppeal(of.on, {
        case: of.case,
        party: event.party,
        words: event.words,
        now: of.now,
      })
    case 'uphold':
      await keepReasons(of, { ...event.statement, decision: 'upheld', days: null })
      return log(of, { actor: event.by, act: 'uphold' })
    case 'overturn':
      await keepReasons(of, { ...event.statement, decision: 'overturned', days: null })
      return log(of, { actor: event.by, act: 'overturn' })
    default:
      return undefined
  }
}

/** Saves a case with what was reported, decided and said of it, and who did so. */
export const saveCase = async (on: Queryable, group: Group<'moderationCase'>, now: Date) => {
  const { id, next, wasVersion } = group
  const of = { on, case: id, accused: next.context.accused, now }
  const record = beginningOf(group)?.record
  const row = rowOf(group)
  const saved = record
    ? await begin(on, { ...row, ...record, now })
    : await move(on, { ...row, was: wasVersion ?? 0 })
  if (saved.length === 0) throw new NotWritten('conflict')
  if (record) await keepReported(of, record.report, record.evidence)
  for (const each of group.moves) await keepWhatCame(of, each)
}
