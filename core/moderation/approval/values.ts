/** What two people decide together, since it cannot be undone. */
export const approvalKinds = ['erase_account', 'refund', 'gift_credits', 'lift_ban'] as const
export type ApprovalKind = (typeof approvalKinds)[number]

/** What becomes of a proposal by a person. */
export const approvalOutcomes = ['confirmed', 'refused', 'withdrawn'] as const
export type ApprovalOutcome = (typeof approvalOutcomes)[number]

/** What is kept beside a proposal from its beginning on; `reason` is for those who work here. */
export type NewApproval = { site: string; reason: string }
