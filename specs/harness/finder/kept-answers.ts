import type { Database } from '#adapters/postgres/platform/database.ts'
import { INTIMATE_CONSENT_VERSION } from '#core/discovery/match-finder/values.ts'
import type { FinderAnswer } from '#core/discovery/match-finder/views.ts'
import { NOON, type Stores } from '#specs/harness/database/postgres.ts'

/** Answers one by one, as a member gives them; intimate ones by consent. */
export const answerAll = async (
  { matchFinder }: Pick<Stores, 'matchFinder'>,
  account: string,
  answers: readonly FinderAnswer[],
) => {
  await matchFinder.agree(account, INTIMATE_CONSENT_VERSION, NOON)
  for (const answer of answers) await matchFinder.save(account, answer, NOON)
}

/** All that a member has answered is this, from now on. */
export const keepAnswers = async (
  { pool }: Pick<Database, 'pool'>,
  account: string,
  answers: readonly FinderAnswer[],
) => {
  await pool.query('delete from finder_answer where account_id = $1', [account])
  await pool.query(
    `insert into finder_answer (
      account_id, question, answer, accepts, weight, private, changed_at
    )
    select $1, question, answer, accepts, weight, "isPrivate", $3
    from jsonb_to_recordset($2) as r (
      question text, answer text, accepts text[], weight int, "isPrivate" boolean
    )`,
    [account, JSON.stringify(answers), NOON],
  )
}
