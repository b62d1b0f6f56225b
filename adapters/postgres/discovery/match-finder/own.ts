import { intimateQuestions, isIntimate } from '#core/discovery/match-finder/questions.ts'
import type { FinderAnswer, OwnAnswers } from '#core/discovery/match-finder/views.ts'
import type { Database } from '../../platform/database.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { answerColumns, answerOf, answerRow } from './rows.ts'

const readAnswers = statement({
  name: 'finder_answers',
  values: { account: sqlType.uuid() },
  columns: answerRow,
  text: `select ${answerColumns('a')} from finder_answer a where a.account_id = :account
    order by a.changed_at, a.question`,
})

const readConsent = statement({
  name: 'finder_consent',
  values: { account: sqlType.uuid() },
  columns: { version: sqlType.text(), givenAt: sqlType.timestamptz() },
  text: `select version, given_at as "givenAt" from intimate_consent
    where account_id = :account and withdrawn_at is null`,
})

/** A consent that is being withdrawn is waited for: no intimate answer outlives it. */
const saveAnswer = statement({
  name: 'finder_save',
  values: {
    account: sqlType.uuid(),
    question: sqlType.text(),
    answer: sqlType.text(),
    accepts: sqlType.text().array(),
    weight: sqlType.integer(),
    private: sqlType.boolean(),
    intimate: sqlType.boolean(),
    now: sqlType.timestamptz(),
  },
  columns: { question: sqlType.text() },
  text: `with agreed as (
    select account_id from intimate_consent
    where account_id = :account and withdrawn_at is null for share
  )
  insert into finder_answer (account_id, question, answer, accepts, weight, private, changed_at)
  select :account::uuid, :question::text, :answer::text, :accepts::text[], :weight::int,
    :private::boolean, :now::timestamptz
  where not :intimate::boolean or exists (select from agreed)
  on conflict (account_id, question) do update set answer = excluded.answer,
    accepts = excluded.accepts, weight = excluded.weight, private = excluded.private,
    changed_at = excluded.changed_at
  returning question`,
})

const removeAnswer = statement({
  name: 'finder_remove',
  values: { account: sqlType.uuid(), question: sqlType.text() },
  text: 'delete from finder_answer where account_id = :account and question = :question',
})

const agree = statement({
  name: 'finder_agree',
  values: { account: sqlType.uuid(), now: sqlType.timestamptz(), version: sqlType.text() },
  text: `insert into intimate_consent (account_id, given_at, version)
  values (:account, :now, :version)
  on conflict (account_id) where withdrawn_at is null do nothing`,
})

const withdraw = statement({
  name: 'finder_withdraw',
  values: { account: sqlType.uuid(), now: sqlType.timestamptz() },
  text: `update intimate_consent set withdrawn_at = :now
  where account_id = :account and withdrawn_at is null`,
})

const eraseIntimate = statement({
  name: 'finder_erase_intimate',
  values: { account: sqlType.uuid(), intimate: sqlType.text().array() },
  text: `delete from finder_answer where account_id = :account
    and question = any(:intimate::text[])`,
})

/** What a member says of themselves: the part of the port that nobody else is in. */
export const ownAnswers = ({ pool }: Pick<Database, 'pool'>) => ({
  own: async (account: string): Promise<OwnAnswers> => {
    const [answers, [consent = null]] = await Promise.all([
      readAnswers(pool, { account }),
      readConsent(pool, { account }),
    ])
    return { answers: answers.map(answerOf), consent }
  },
  save: async (account: string, { isPrivate, ...answer }: FinderAnswer, now: Date) => {
    const intimate = isIntimate(answer.question)
    const kept = await saveAnswer(pool, { account, now, intimate, private: isPrivate, ...answer })
    return kept.length > 0
  },
  remove: async (account: string, question: string) =>
    void (await removeAnswer(pool, { account, question })),
  agree: async (account: string, version: string, now: Date) =>
    void (await agree(pool, { account, version, now })),
  /** One after the other: an answer that was written before the end of the consent is seen then. */
  withdraw: (account: string, now: Date) =>
    inTransaction({ pool }, async (client) => {
      await withdraw(client, { account, now })
      await eraseIntimate(client, { account, intimate: intimateQuestions })
    }),
})
