import type { Remember } from '#core/kernel/ports.ts'
import { t } from '../sql-types.ts'
import { type Queryable, statement } from '../statement.ts'

const remember = statement({
  name: 'request_remember',
  values: {
    scope: t.text(),
    key: t.text(),
    fingerprint: t.text(),
    answer: t.jsonb(),
    now: t.timestamptz(),
  },
  text: `insert into request (scope, key, fingerprint, answer, at)
  values (:scope, :key, :fingerprint, :answer, :now)`,
})

/** Keeps the answer to a call; whoever was here before with the same key breaks the rule of one. */
export const rememberAnswer = async (on: Queryable, asked: Remember | null, now: Date) => {
  if (asked) await remember(on, { ...asked, answer: JSON.stringify(asked.answer), now })
}
