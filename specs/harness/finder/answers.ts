import fc from 'fast-check'
import {
  type Question,
  type QuestionId,
  questionOf,
  questions,
} from '#core/discovery/match-finder/questions.ts'
import { asKept } from '#core/discovery/match-finder/rules.ts'
import { weights } from '#core/discovery/match-finder/values.ts'
import type { FinderAnswer } from '#core/discovery/match-finder/views.ts'

/** Any answer that somebody could give to a question, as it is kept. */
export const answerTo = (
  { id, answers }: Pick<Question, 'id' | 'answers'>,
  isPrivate: fc.Arbitrary<boolean> = fc.boolean(),
): fc.Arbitrary<FinderAnswer> =>
  fc
    .record({
      question: fc.constant(id),
      answer: fc.constantFrom(...answers),
      accepts: fc.subarray([...answers], { minLength: 1 }),
      weight: fc.constantFrom(...weights),
      isPrivate,
    })
    .map(asKept)

/** What somebody has answered, of any of the questions. */
export const answersTo = (
  some: readonly Question[] = questions,
  isPrivate?: fc.Arbitrary<boolean>,
): fc.Arbitrary<FinderAnswer[]> =>
  fc
    .subarray([...some])
    .chain((asked) => fc.tuple(...asked.map((question) => answerTo(question, isPrivate))))

/** An answer that is shared, with wishes where they are named. */
export const said = (
  question: QuestionId,
  answer: string,
  more: Partial<FinderAnswer> = {},
): FinderAnswer => ({
  question,
  answer,
  accepts: [answer],
  weight: 1,
  isPrivate: false,
  ...more,
})

/** The first answer to each of the first questions, which all who say so have in common. */
export const firstAnswers = (count: number, more: Partial<FinderAnswer> = {}): FinderAnswer[] =>
  questions.slice(0, count).map(({ id }) => said(id, questionOf(id).answers[0] ?? '', more))
