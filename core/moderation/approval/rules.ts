import type { StaffRole } from '#core/kernel/roles.ts'
import { ok } from '#core/kernel/verdict.ts'
import type { ApprovalKind } from './values.ts'

/** So long a proposal waits for a second person; then it is over. */
export const APPROVAL_DAYS = 7
/**
 * In minor units: finance gives back so much alone, summed over a payment, and over a member in
 * `REFUND_ALONE_HOURS`.
 */
export const REFUND_ALONE_MINOR = 2_500
export const REFUND_ALONE_HOURS = 24
/** Credits that one gift has at most. */
export const GIFT_CREDITS_MAX = 500
/** UTF-16 units of why something is proposed. */
export const APPROVAL_REASON_MAX = 500

type Roles = { propose: readonly StaffRole[]; confirm: readonly StaffRole[] }

/** Who proposes what, and who may be the second person. */
export const approvalRoles: Record<ApprovalKind, Roles> = {
  erase_account: { propose: ['support', 'admin'], confirm: ['admin'] },
  refund: { propose: ['support', 'finance', 'admin'], confirm: ['finance', 'admin'] },
  gift_credits: { propose: ['support', 'finance', 'admin'], confirm: ['finance', 'admin'] },
  lift_ban: { propose: ['moderator', 'admin'], confirm: ['moderator', 'admin'] },
}

/** What a proposal is about: a payment for a refund alone, an amount for money and credits alone. */
export type Proposed = { kind: ApprovalKind; about: string | null; amount: number | null }

const isWhole = ({ kind, about, amount }: Proposed): boolean => {
  if ((about !== null) !== (kind === 'refund')) return false
  if (kind === 'erase_account' || kind === 'lift_ban') return amount === null
  if (amount === null || !Number.isSafeInteger(amount) || amount < 1) return false
  return kind === 'refund' || amount <= GIFT_CREDITS_MAX
}

/** Whether this one may propose it. `involved`: it is about them, or they are a party to it. */
export const mayPropose = (f: Proposed & { role: StaffRole; involved: boolean }) => {
  if (!approvalRoles[f.kind].propose.includes(f.role)) return 'not_found'
  if (f.involved) return 'own_case'
  return isWhole(f) ? ok : 'invalid'
}

export type SecondPerson = {
  by: string
  role: StaffRole
  involved: boolean
  kind: ApprovalKind
  proposedBy: string
}

/** Whether this one is the second person: of the right role, no party, and another than proposed it. */
export const maySecond = (f: SecondPerson) => {
  if (f.by === f.proposedBy) return 'own_proposal'
  if (!approvalRoles[f.kind].confirm.includes(f.role)) return 'not_found'
  return f.involved ? 'own_case' : ok
}

/** Whether this one takes a proposal back: who made it. */
export const mayWithdraw = ({ by, proposedBy }: { by: string; proposedBy: string }) =>
  by === proposedBy ? ok : 'not_found'

/**
 * Whether one person of finance gives this much back alone. `givenMinor`: what went back so before,
 * of the payment or to its member in a day, whichever is more.
 */
export const mayDecideAlone = (f: {
  role: StaffRole
  involved: boolean
  kind: ApprovalKind
  amount: number | null
  givenMinor: number
}) => {
  if (!approvalRoles[f.kind].confirm.includes(f.role)) return 'not_found'
  if (f.involved) return 'own_case'
  const isSmall =
    f.kind === 'refund' && f.amount !== null && f.amount + f.givenMinor <= REFUND_ALONE_MINOR
  return isSmall ? ok : 'second_person_needed'
}

/** Whether a suspension ends by one person's word: one that ends by itself, which a ban does not. */
export const mayLiftAlone = ({ isForTerm }: { isForTerm: boolean }) =>
  isForTerm ? ok : 'second_person_needed'
