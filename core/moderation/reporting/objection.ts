import type { Statement } from '../ports.ts'
import { appealEnds } from '../selectors.ts'
import type { StatementView } from './contract.ts'

/** What became of the objection to a statement; `none` where there is nothing to object to. */
export type ObjectionState = 'none' | 'open' | 'waiting' | 'upheld' | 'overturned' | 'over'

const isAnswer = (decision: StatementView['decision']) =>
  decision === 'upheld' || decision === 'overturned'

/** What another person decided on the objection to a statement, among what is known of its member. */
export const answerTo = <S extends Pick<Statement, 'case' | 'decision'> & { at: Date | string }>(
  { case: id, at }: Pick<S, 'case' | 'at'>,
  statements: readonly S[],
): S | null =>
  statements.find(
    (one) => one.case === id && isAnswer(one.decision) && new Date(one.at) >= new Date(at),
  ) ?? null

/** `statements`: all that are known of this member. `now` is in ms. */
export const objectionTo = (
  statement: StatementView,
  statements: readonly StatementView[],
  now: number,
): ObjectionState => {
  const { at, decision, may_appeal } = statement
  if (isAnswer(decision) || decision === 'nothing_found') return 'none'
  if (may_appeal) return 'open'
  const answer = answerTo(statement, statements)?.decision
  if (answer === 'upheld' || answer === 'overturned') return answer
  return now < appealEnds(new Date(at)).getTime() ? 'waiting' : 'over'
}
