import { questionOf } from './questions.ts'
import type { FinderAnswer, Fit, Wishes } from './views.ts'

/** Met and asked weight that everybody begins with: few answers do not make a high score. */
export const PRIOR_MET = 2
export const PRIOR_ASKED = 4
/** Answers that two must have in common before a score is shown. */
export const COMMON_MIN = 5
/** A score is shown in steps of so many percent. */
export const STEP_PERCENT = 5
/** So many members are looked at for those that fit, those who were here last first. */
export const CANDIDATES_MAX = 500
/** Matches on a page, and answers that are named on a card. */
export const MATCHES_PER_PAGE = 24
export const NAMED_MAX = 3

/** A question that two have in common, with what each of them said. */
export type CommonAnswer = { mine: FinderAnswer; theirs: FinderAnswer }

/** Weights of wishes: those that are met, and all. */
export type Sums = { met: number; asked: number }

/**
 * Whether an answer is one: of the question, and with wishes of it. Who wishes for something says
 * what.
 */
export const isAnswer = ({ question, answer, accepts, weight }: FinderAnswer): boolean => {
  const { answers } = questionOf(question)
  const isKnown = [answer, ...accepts].every((one) => answers.includes(one))
  return isKnown && new Set(accepts).size === accepts.length && (weight === 0 || accepts.length > 0)
}

/** An answer as it is kept: a wish that every answer meets is none, and weighs nothing. */
export const asKept = (answer: FinderAnswer): FinderAnswer =>
  answer.accepts.length === questionOf(answer.question).answers.length
    ? { ...answer, weight: 0 }
    : answer

/** The questions that both have answered and both share: what one keeps private counts for neither. */
export const commonOf = (
  mine: readonly FinderAnswer[],
  theirs: readonly FinderAnswer[],
): CommonAnswer[] => {
  const shared = new Map(
    theirs.filter(({ isPrivate }) => !isPrivate).map((one) => [one.question, one]),
  )
  return mine.flatMap((own) => {
    const other = own.isPrivate ? undefined : shared.get(own.question)
    return other ? [{ mine: own, theirs: other }] : []
  })
}

const swapped = ({ mine, theirs }: CommonAnswer): CommonAnswer => ({ mine: theirs, theirs: mine })

const isMet = ({ mine, theirs }: CommonAnswer) => mine.accepts.includes(theirs.answer)

const wishesOf = (common: readonly CommonAnswer[]): Wishes => {
  const wishes = common
    .filter(({ mine }) => mine.weight > 0)
    .sort((a, b) => b.mine.weight - a.mine.weight)
  const weightsOf = (some: CommonAnswer[]) => some.map(({ mine }) => mine.weight)
  return {
    met: weightsOf(wishes.filter(isMet)),
    missed: weightsOf(wishes.filter((wish) => !isMet(wish))),
  }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

const sumsOf = ({ met, missed }: Wishes): Sums => ({
  met: sumOf(met),
  asked: sumOf(met) + sumOf(missed),
})

/**
 * The harmonic mean of how far each one's wishes are met, in steps: whoever has little to wish for
 * is no better fit than the other finds. In whole numbers, so that the database comes to the same.
 */
export const percentOf = (mine: Sums, theirs: Sums): number => {
  const one = { met: mine.met + PRIOR_MET, asked: mine.asked + PRIOR_ASKED }
  const other = { met: theirs.met + PRIOR_MET, asked: theirs.asked + PRIOR_ASKED }
  const part = 2 * one.met * other.met
  const whole = one.met * other.asked + other.met * one.asked
  const steps = 100 / STEP_PERCENT
  return STEP_PERCENT * Math.floor((2 * steps * part + whole) / (2 * whole))
}

/** How two fit, by what both share and nothing else (DSC-04). */
export const fitOf = (mine: readonly FinderAnswer[], theirs: readonly FinderAnswer[]): Fit => {
  const common = commonOf(mine, theirs)
  const wishes = { mine: wishesOf(common), theirs: wishesOf(common.map(swapped)) }
  const isSame = (one: CommonAnswer) => one.mine.answer === one.theirs.answer
  const weightOf = (one: CommonAnswer) => one.mine.weight + one.theirs.weight
  const heaviest = [...common].sort((a, b) => weightOf(b) - weightOf(a))
  return {
    common: common.length,
    percent:
      common.length < COMMON_MIN ? null : percentOf(sumsOf(wishes.mine), sumsOf(wishes.theirs)),
    ...wishes,
    same: heaviest.filter(isSame).map(({ mine: { question, answer } }) => ({ question, answer })),
    apart: heaviest
      .filter((one) => !isSame(one))
      .map((one) => ({
        question: one.mine.question,
        mine: one.mine.answer,
        theirs: one.theirs.answer,
      })),
  }
}
