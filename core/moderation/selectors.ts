import { DAY_MS } from '#core/kernel/time-units.ts'
import { ok } from '#core/kernel/verdict.ts'
import type { CaseStatus, Statement } from './ports.ts'
import { APPEAL_DAYS, DECISION_LINK_DAYS, mayAppeal } from './rules.ts'
import type { CreditRule, Party, RestrictionKind } from './values.ts'

/** Until when one can object to what was decided then. */
export const appealEnds = (decidedAt: Date): Date =>
  new Date(decidedAt.getTime() + APPEAL_DAYS * DAY_MS)

/** Whether this party can still object to what was decided. */
export const mayObject = (
  { status, caseDecision, appealed }: Pick<Statement, 'status' | 'caseDecision' | 'appealed'>,
  party: Party,
): boolean => status === 'decided' && mayAppeal({ party, decision: caseDecision, appealed }) === ok

/** Until when its own party can object to a statement; null where nobody can, or no longer. */
export const appealUntil = (statement: Statement): Date | null => {
  const party = statement.decision === 'nothing_found' ? 'reporter' : 'accused'
  return mayObject(statement, party) ? appealEnds(statement.at) : null
}

/**
 * Until when the mailed link opens a decision; null where none is mailed. It works beyond the term to
 * object, since a member who is kept out leaves by it.
 */
export const linkUntil = (statement: Statement): Date | null =>
  appealUntil(statement) && new Date(statement.at.getTime() + DECISION_LINK_DAYS * DAY_MS)

/** Whether somebody objects, and waits for an answer. */
export const isObjection = (status: CaseStatus): boolean =>
  status === 'appealed' || status === 'reviewing'

/** Whether somebody has the objection before them. */
export const isUnderReview = (status: CaseStatus): boolean => status === 'reviewing'

/** Whether its member cannot log in by it now. */
export const keepsOut = (stated: { holds: boolean; restricts: RestrictionKind | null }): boolean =>
  stated.holds && stated.restricts === 'suspended'

/** Whether what was held stays undelivered, though its decision is taken back. */
export const isUndelivered = ({
  decision,
  subject,
}: Pick<Statement, 'decision' | 'subject'>): boolean =>
  decision === 'overturned' && subject === 'signs'

/**
 * What becomes of a member's credits by what is stated; null where nobody is kept out by it. No
 * decision takes credits or lets them lapse, and what was bought lately can be withdrawn from
 * (terms, `#measures`).
 */
export const creditRuleOf = (
  stated: Parameters<typeof keepsOut>[0] & { until: Date | string | null },
): CreditRule | null => {
  if (!keepsOut(stated)) return null
  return stated.until === null ? 'stay' : 'wait'
}
