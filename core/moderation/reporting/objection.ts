import { appealEnds } from '../selectors.ts'
import type { StatementView } from './contract.ts'

/** What became of the objection to a statement; `none` where there is nothing to object to. */
export type ObjectionState = 'none' | 'open' | 'waiting' | 'upheld' | 'overturned' | 'over'

const isAnswer = (decision: StatementView['decision']) =>
  decision === 'upheld' || decision === 'overturned'

/** `statements`: all that are known of this member. `now` is in ms. */
export const objectionTo = (
  { case: id, at, decision, may_appeal }: StatementView,
  statements: readonly StatementView[],
  now: number,
): ObjectionState => {
  if (isAnswer(decision) || decision === 'nothing_found') return 'none'
  if (may_appeal) return 'open'
  const made = Date.parse(at)
  const answer = statements.find(
    (one) => one.case === id && Date.parse(one.at) >= made && isAnswer(one.decision),
  )?.decision
  if (answer === 'upheld' || answer === 'overturned') return answer
  return now < appealEnds(new Date(at)).getTime() ? 'waiting' : 'over'
}
