/** Why somebody leaves, and what may help instead (product spec, section 2). */
export const leavingReasons = [
  'found_someone',
  'pause',
  'too_expensive',
  'few_answers',
  'many_messages',
  'privacy',
  'unpleasant',
  'other',
] as const
export type LeavingReason = (typeof leavingReasons)[number]

/** What is offered for a reason, once; leaving stays just as near (promise H4). */
export type Solution = 'hide' | 'profile' | 'discount' | 'support' | 'none'

const solutions: Record<LeavingReason, Solution> = {
  found_someone: 'none',
  pause: 'hide',
  too_expensive: 'discount',
  few_answers: 'profile',
  many_messages: 'hide',
  privacy: 'hide',
  unpleasant: 'support',
  other: 'support',
}

export const solutionOf = (reason: LeavingReason): Solution => solutions[reason]
