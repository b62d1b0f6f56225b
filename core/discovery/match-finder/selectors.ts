import {
  intimateQuestions,
  isIntimate,
  type QuestionId,
  questionIds,
  questionOf,
  questions,
} from './questions.ts'

/** So many questions are asked at a time. */
export const ROUND_LENGTH = 5

const nthOfKind = (id: QuestionId) => {
  const { kind } = questionOf(id)
  return questions.filter((one) => one.kind === kind).findIndex((one) => one.id === id)
}

const byTurn = (a: QuestionId, b: QuestionId) => nthOfKind(a) - nthOfKind(b)

/** One of each kind in turn; what is intimate comes when all else was asked. */
export const inTurn: readonly QuestionId[] = questionIds
  .filter((id) => !isIntimate(id))
  .sort(byTurn)

type Asked = {
  answered: readonly QuestionId[]
  /** Those that were skipped lately come after the others. */
  skipped: readonly QuestionId[]
  /** Whether intimate answers may be kept. */
  agreed: boolean
}

/** The questions that are open, in the order in which they are asked. */
export const openQuestions = ({ answered, skipped, agreed }: Asked): QuestionId[] => {
  const open = [...inTurn, ...(agreed ? intimateQuestions : [])].filter(
    (id) => !answered.includes(id),
  )
  return [
    ...open.filter((id) => !skipped.includes(id)),
    ...open.filter((id) => skipped.includes(id)),
  ]
}

/** A few questions, the one that is asked for first. */
export const roundOf = (first: QuestionId, asked: Asked): QuestionId[] => {
  const others = openQuestions(asked).filter((id) => id !== first)
  const rest = isIntimate(first)
    ? others.filter(isIntimate).concat(others.filter((id) => !isIntimate(id)))
    : others
  return [first, ...rest].slice(0, ROUND_LENGTH)
}
