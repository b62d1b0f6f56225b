import { isLeaving, isSuspended, isUnconfirmed } from '#core/account/selectors.ts'
import type { OwnAccount } from '#core/account/views.ts'
import type { DeskCaseView, QueuedCaseView } from '#core/moderation/desk/contract.ts'
import type {
  DeskCase,
  DeskMember,
  OwnReport,
  QueuedCase,
  Statement,
} from '#core/moderation/ports.ts'
import type {
  ReportView,
  StatementView,
  SuspendedAccount,
} from '#core/moderation/reporting/contract.ts'
import { decisionsFor } from '#core/moderation/rules.ts'
import { appealEnds, isObjection, mayObject } from '#core/moderation/selectors.ts'
import { numberOf } from '#core/moderation/views.ts'

/** By what was said of it, which stays once its case is closed. */
const outcomeOf = ({ decision, last }: OwnReport): ReportView['outcome'] => {
  if (last === null) return 'waiting'
  if (last === 'overturned' || last === 'nothing_found') return last
  return last === 'upheld' && decision === 'nothing_found' ? 'upheld' : 'acted'
}

export const reportToWire = (report: OwnReport): ReportView => ({
  id: report.id,
  case: report.case,
  number: numberOf(report.case),
  at: report.at.toISOString(),
  subject: report.subject,
  reason: report.reason,
  outcome: outcomeOf(report),
  is_asked: report.last === 'nothing_found' && isObjection(report.status),
  may_appeal: mayObject({ ...report, caseDecision: report.decision }, 'reporter'),
})

const standingOf = ({ lifecycle }: OwnAccount): SuspendedAccount['standing'] => {
  if (isUnconfirmed(lifecycle)) return 'unconfirmed'
  return isLeaving(lifecycle) ? 'leaving' : 'staying'
}

/** Null where the member can log in, and leaves as others do. */
export const suspendedToWire = (own: OwnAccount | null): SuspendedAccount | null =>
  own && isSuspended(own.lifecycle)
    ? { standing: standingOf(own), credits: own.credits, paid: own.premium }
    : null

export const statementToWire = (statement: Statement): StatementView => {
  const until = mayObject(statement, 'accused') ? appealEnds(statement.at) : null
  return {
    id: statement.id,
    case: statement.case,
    number: numberOf(statement.case),
    at: statement.at.toISOString(),
    subject: statement.subject,
    found_by: statement.foundBy,
    decision: statement.decision,
    rule: statement.rule,
    facts: statement.facts,
    restricts: statement.restriction?.kind ?? null,
    holds: statement.restriction?.inForce === true,
    until: statement.restriction?.until?.toISOString() ?? null,
    may_appeal: until !== null,
    appeal_until: until?.toISOString() ?? null,
    appealed_at: statement.appealedAt?.toISOString() ?? null,
    is_new: statement.seenAt === null,
  }
}

export const queuedToWire = (one: QueuedCase): QueuedCaseView => ({
  id: one.id,
  number: numberOf(one.id),
  subject: one.subject,
  urgency: one.urgency,
  status: one.status,
  opened_at: one.openedAt.toISOString(),
  reasons: one.reasons,
  reports: one.reports,
  name: one.accusedName,
})

const memberToWire = <T extends DeskMember>(member: T) => ({
  ...member,
  since: member.since.toISOString(),
})

const datedToWire = <T extends { at: Date }>(rows: T[]) =>
  rows.map((row) => ({ ...row, at: row.at.toISOString() }))

const signsToWire = ({ begunInDay, ...signs }: NonNullable<DeskCase['signs']>) => ({
  ...signs,
  begun_in_day: begunInDay,
})

export const caseToWire = (one: DeskCase): DeskCaseView => ({
  id: one.id,
  number: numberOf(one.id),
  subject: one.subject,
  subject_id: one.subjectId,
  found_by: one.foundBy,
  urgency: one.urgency,
  status: one.status,
  opened_at: one.openedAt.toISOString(),
  claimed_until: one.claimedUntil?.toISOString() ?? null,
  reasons: [...new Set(one.reports.map(({ reason }) => reason))],
  decision: one.decision,
  possible: decisionsFor(one.subject, one.accused?.id ?? null),
  appeal_by: one.appealBy,
  accused: one.accused && memberToWire(one.accused),
  reports: datedToWire(one.reports).map(({ reporter, ...report }) => ({
    ...report,
    reporter: reporter && { ...memberToWire(reporter), earlier: datedToWire(reporter.earlier) },
  })),
  evidence: datedToWire(one.evidence),
  statements: datedToWire(one.statements),
  appeals: datedToWire(one.appeals),
  locked: datedToWire(one.locked).map(({ until, ...picture }) => ({
    ...picture,
    until: until?.toISOString() ?? null,
  })),
  signs: one.signs && signsToWire(one.signs),
  police: datedToWire(one.police),
  earlier: datedToWire(one.earlier),
})
