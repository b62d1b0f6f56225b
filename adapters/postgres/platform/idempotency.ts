import type { IdempotencyStore, RememberedAnswer } from '#core/kernel/ports.ts'
import type { Database } from './database.ts'
import { sqlType } from './sql-types.ts'
import { statement } from './statement.ts'

/** One that is `null` in JSON is a place that is taken, without an answer. */
const reserve = statement({
  name: 'answer_reserve',
  values: {
    scope: sqlType.text(),
    key: sqlType.text(),
    fingerprint: sqlType.text(),
    now: sqlType.timestamptz(),
  },
  columns: { scope: sqlType.text() },
  text: `insert into request (scope, key, fingerprint, answer, at)
  values (:scope, :key, :fingerprint, 'null', :now)
  on conflict do nothing returning scope`,
})

const find = statement({
  name: 'answer_find',
  values: { scope: sqlType.text(), key: sqlType.text() },
  columns: { fingerprint: sqlType.text(), answer: sqlType.jsonb<RememberedAnswer['answer']>() },
  text: 'select fingerprint, answer from request where scope = :scope and key = :key',
})

const keep = statement({
  name: 'answer_keep',
  values: {
    scope: sqlType.text(),
    key: sqlType.text(),
    fingerprint: sqlType.text(),
    answer: sqlType.jsonb(),
    now: sqlType.timestamptz(),
  },
  columns: { answer: sqlType.jsonb<object>() },
  text: `insert into request as kept (scope, key, fingerprint, answer, at)
  values (:scope, :key, :fingerprint, :answer, :now)
  on conflict (scope, key) do update
  set answer = case when kept.answer = 'null' then excluded.answer else kept.answer end
  returning answer`,
})

const release = statement({
  name: 'answer_release',
  values: { scope: sqlType.text(), key: sqlType.text() },
  text: `delete from request where scope = :scope and key = :key and answer = 'null'`,
})

/** The IdempotencyStore port. */
export const idempotencyStore = ({ pool }: Database): IdempotencyStore => ({
  reserve: async (place, now) => {
    const [free] = await reserve(pool, { ...place, now })
    if (free) return null
    const [kept] = await find(pool, place)
    return kept ?? { fingerprint: place.fingerprint, answer: null }
  },
  find: async (place) => (await find(pool, place))[0] ?? null,
  keep: async (place, answer, now) => {
    const [kept] = await keep(pool, { ...place, answer: JSON.stringify(answer), now })
    return kept?.answer ?? answer
  },
  release: async (place) => void (await release(pool, place)),
})
