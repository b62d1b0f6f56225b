import type { IdempotencyRecord } from '#core/kernel/ports.ts'
import { sqlType } from '../sql-types.ts'
import { type Queryable, statement } from '../statement.ts'

const remember = statement({
  name: 'request_remember',
  values: {
    scope: sqlType.text(),
    key: sqlType.text(),
    fingerprint: sqlType.text(),
    answer: sqlType.jsonb(),
    now: sqlType.timestamptz(),
  },
  text: `insert into request (scope, key, fingerprint, answer, at)
  values (:scope, :key, :fingerprint, :answer, :now)`,
})

/** Keeps the answer to a call; whoever was here before with the same key breaks the rule of one. */
export const rememberAnswer = async (
  on: Queryable,
  record: IdempotencyRecord | null,
  now: Date,
) => {
  if (record) await remember(on, { ...record, answer: JSON.stringify(record.answer), now })
}
