import type { QuestionId } from '#core/discovery/match-finder/questions.ts'
import type { Weight } from '#core/discovery/match-finder/values.ts'
import type { FinderAnswer } from '#core/discovery/match-finder/views.ts'
import { type RowOf, sqlType } from '../../platform/sql-types.ts'

export const answerRow = {
  question: sqlType.text<QuestionId>(),
  answer: sqlType.text(),
  accepts: sqlType.text().array(),
  weight: sqlType.integer(),
  private: sqlType.boolean(),
}
export type AnswerRow = RowOf<typeof answerRow>

export const answerColumns = (table: string) =>
  Object.keys(answerRow)
    .map((column) => `${table}.${column}`)
    .join(', ')

/** The database keeps no other weights. */
export const answerOf = ({ private: isPrivate, weight, ...row }: AnswerRow): FinderAnswer => ({
  ...row,
  weight: weight as Weight,
  isPrivate,
})
