import { defineEntity, p } from '@mikro-orm/postgresql'
import type { StoredOf } from '#core/kernel/lifecycles.ts'
import {
  caseSubjects,
  complaintSubjects,
  type Decision,
  findings,
  type HouseRule,
  parties,
  type ReportReason,
  restrictionKinds,
} from '#core/moderation/values.ts'
import { Account } from '../account/schema.ts'
import { Site } from '../site/schema.ts'

/** What the queue, the constraints and the log ask of a case are columns derived from its state. */
export const ModerationCase = defineEntity({
  name: 'ModerationCase',
  tableName: 'moderation_case',
  checks: [
    {
      name: 'moderation_case_parted_check',
      expression: 'claimed_by <> accused_id::text and reviewed_by <> decided_by',
    },
  ],
  indexes: [
    {
      name: 'moderation_case_queue_index',
      expression: `create index moderation_case_queue_index
        on moderation_case (site_id, urgency, opened_at, id) where status in ('open', 'appealed')`,
    },
    {
      name: 'moderation_case_claimed_index',
      properties: ['claimedBy'],
      where: 'claimed_by is not null',
    },
    {
      name: 'moderation_case_accused_id_index',
      properties: ['accused', 'openedAt'],
    },
  ],
  uniques: [
    {
      name: 'moderation_case_subject_unique',
      expression: `create unique index moderation_case_subject_unique
        on moderation_case (subject, subject_id, coalesce(accused_id, '00000000-0000-0000-0000-000000000000'))
        where status in ('open', 'claimed')`,
    },
  ],
  properties: {
    id: p.uuid().primary(),
    site: () => p.manyToOne(Site).mapToPk(),
    subject: p.enum(caseSubjects),
    subjectId: p.uuid().nullable(),
    accused: () =>
      p.manyToOne(Account).mapToPk().nullable().updateRule('no action').deleteRule('no action'),
    foundBy: p.enum(findings),
    openedAt: p.datetime().columnType('timestamptz'),
    state: p.json<StoredOf<'moderationCase'>['state']>(),
    context: p.json<StoredOf<'moderationCase'>['context']>(),
    version: p.integer(),
    status: p.text().generated(`(state #>> '{}') stored`),
    urgency: p.integer().generated(`((context ->> 'urgency')::int) stored`),
    claimedBy: p.text().nullable().generated(`(context ->> 'claimedBy') stored`),
    decidedBy: p.text().nullable().generated(`(context ->> 'decidedBy') stored`),
    reviewedBy: p.text().nullable().generated(`(context ->> 'reviewedBy') stored`),
  },
})

const ofCase = () => p.manyToOne(ModerationCase).mapToPk()

/** What somebody reported, in their words; of a stranger the address for an answer. */
export const ModerationReport = defineEntity({
  name: 'ModerationReport',
  tableName: 'moderation_report',
  indexes: [
    { name: 'moderation_report_reporter_id_index', properties: ['reporter', 'at'] },
    { name: 'moderation_report_source_index', properties: ['source'], where: "source <> ''" },
  ],
  properties: {
    id: p.uuid().primary(),
    case: () => ofCase().index(),
    reporter: () =>
      p.manyToOne(Account).mapToPk().nullable().updateRule('no action').deleteRule('no action'),
    reason: p.text().$type<ReportReason>(),
    words: p.text(),
    passage: p.text(),
    mail: p.text(),
    name: p.text(),
    place: p.text(),
    about: p.enum(complaintSubjects).default('content'),
    language: p.text().default(''),
    source: p.text().default(''),
    at: p.datetime().columnType('timestamptz'),
  },
})

/** What was there when it was reported, whatever its member does with it since. */
export const ModerationEvidence = defineEntity({
  name: 'ModerationEvidence',
  tableName: 'moderation_evidence',
  indexes: [
    { name: 'moderation_evidence_photo_index', properties: ['body'], where: "kind = 'photo'" },
  ],
  properties: {
    id: p.uuid().primary(),
    case: () => ofCase().index(),
    kind: p.enum(['words', 'photo'] as const),
    about: p.text(),
    body: p.text(),
    at: p.datetime().columnType('timestamptz'),
  },
})

/** Statements of reasons, for ever: a trigger refuses to remove one. */
export const ModerationStatement = defineEntity({
  name: 'ModerationStatement',
  tableName: 'moderation_statement',
  indexes: [{ name: 'moderation_statement_account_id_index', properties: ['account', 'at'] }],
  properties: {
    id: p.uuid().primary(),
    case: () => ofCase().index(),
    account: () =>
      p.manyToOne(Account).mapToPk().nullable().updateRule('no action').deleteRule('no action'),
    decision: p.text().$type<Decision | 'upheld' | 'overturned'>(),
    rule: p.text().$type<HouseRule>().nullable(),
    facts: p.text(),
    days: p.integer().nullable(),
    at: p.datetime().columnType('timestamptz'),
    seenAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

export const ModerationAppeal = defineEntity({
  name: 'ModerationAppeal',
  tableName: 'moderation_appeal',
  properties: {
    case: () => ofCase().primary(),
    party: p.enum(parties).primary(),
    words: p.text(),
    at: p.datetime().columnType('timestamptz'),
  },
})

/** What holds of a member; `kept`: what comes back with its end. None is there without its reasons. */
export const RestrictionRow = defineEntity({
  name: 'RestrictionRow',
  tableName: 'restriction',
  indexes: [
    {
      name: 'restriction_account_id_index',
      properties: ['account', 'kind'],
      where: 'in_force',
    },
  ],
  properties: {
    id: p.uuid().primary(),
    account: () => p.manyToOne(Account).mapToPk(),
    case: () => ofCase().index(),
    statement: () => p.manyToOne(ModerationStatement).mapToPk(),
    kind: p.enum(restrictionKinds),
    about: p.uuid().nullable(),
    kept: p.json<unknown>().nullable(),
    beganAt: p.datetime().columnType('timestamptz'),
    until: p.datetime().columnType('timestamptz').nullable(),
    state: p.json<StoredOf<'restriction'>['state']>(),
    context: p.json<StoredOf<'restriction'>['context']>(),
    version: p.integer(),
    inForce: p.boolean().generated(`(state #>> '{}' in ('inForce', 'forTerm')) stored`),
  },
})

/** Of who is banned: the keyed hash of the address, for its term. It goes with the ban. */
export const BannedAddress = defineEntity({
  name: 'BannedAddress',
  tableName: 'banned_address',
  indexes: [{ name: 'banned_address_site_id_hash_index', properties: ['site', 'hash'] }],
  properties: {
    restriction: () =>
      p
        .manyToOne(RestrictionRow)
        .mapToPk()
        .primary()
        .updateRule('no action')
        .deleteRule('no action'),
    site: () => p.manyToOne(Site).mapToPk(),
    hash: p.blob(),
    keptUntil: p.datetime().columnType('timestamptz').index(),
  },
})

/** Every look and every act of those who work here. A trigger refuses to change or remove a row. */
export const DeskLog = defineEntity({
  name: 'DeskLog',
  tableName: 'desk_log',
  uniques: [
    {
      name: 'desk_log_once_unique',
      properties: ['about', 'act'],
      where: `act in ('fiction_made', 'fiction_ended', 'fiction_answered')`,
    },
  ],
  indexes: [
    { name: 'desk_log_at_id_index', properties: ['at', 'id'] },
    { name: 'desk_log_actor_index', properties: ['actor', 'at'] },
    { name: 'desk_log_photo_index', properties: ['photoId'], where: 'photo_id is not null' },
    {
      name: 'desk_log_approval_index',
      properties: ['approvalId'],
      where: 'approval_id is not null',
    },
    {
      name: 'desk_log_account_index',
      properties: ['accountId', 'at'],
      where: 'account_id is not null',
    },
  ],
  properties: {
    id: p.bigint('number').primary(),
    at: p.datetime().columnType('timestamptz'),
    actor: p.text(),
    act: p.text(),
    case: () => ofCase().nullable().updateRule('no action').deleteRule('no action').index(),
    accountId: p.uuid().nullable(),
    about: p.text(),
    photoId: p.uuid().nullable(),
    approvalId: p.uuid().nullable(),
    /** Of which transaction it is: an act and its row are one. */
    transaction: p.string().columnType('xid8').defaultRaw('pg_current_xact_id()'),
  },
})
