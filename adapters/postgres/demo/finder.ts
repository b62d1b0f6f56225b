import type { DemoAnswers } from '#core/demo/ports.ts'
import { INTIMATE_CONSENT_VERSION } from '#core/discovery/match-finder/values.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'

const insertAnswers = statement({
  name: 'demo_insert_finder_answers',
  isPrepared: false,
  values: { rows: sqlType.jsonb() },
  text: `insert into finder_answer (
    account_id, question, answer, accepts, weight, private, changed_at
  )
  select account_id, question, answer, accepts, weight, private, changed_at
  from jsonb_to_recordset(:rows) as r (
    account_id uuid, question text, answer text, accepts text[], weight int, private boolean,
    changed_at timestamptz
  )`,
})

const insertConsents = statement({
  name: 'demo_insert_intimate_consents',
  isPrepared: false,
  values: { rows: sqlType.jsonb() },
  text: `insert into intimate_consent (account_id, given_at, version)
  select account_id, given_at, version
  from jsonb_to_recordset(:rows) as r (account_id uuid, given_at timestamptz, version text)`,
})

/** What they answered in the match finder, each when they were last there. */
export const seedAnswers = async (on: Queryable, people: readonly DemoAnswers[], now: Date) => {
  const at = ({ minutesAgo }: DemoAnswers) => new Date(now.getTime() - minutesAgo * MINUTE_MS)
  const answers = people.flatMap((one) =>
    one.answers.map(({ isPrivate, ...answer }) => ({
      account_id: one.account,
      ...answer,
      private: isPrivate,
      changed_at: at(one),
    })),
  )
  await insertAnswers(on, { rows: JSON.stringify(answers) })
  const consents = people
    .filter(({ agreed }) => agreed)
    .map((one) => ({
      account_id: one.account,
      given_at: at(one),
      version: INTIMATE_CONSENT_VERSION,
    }))
  await insertConsents(on, { rows: JSON.stringify(consents) })
}
