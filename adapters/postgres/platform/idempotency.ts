import type { IdempotencyStore, RememberedAnswer } from '#core/kernel/ports.ts'
import type { Database } from './database.ts'
import { statement } from './statement.ts'

type Place = { scope: string; key: string }

/** One that is `null` in JSON is a place that is taken, without an answer. */
const reserve = statement<Place & { fingerprint: string; now: Date }, { scope: string }>(
  'answer_reserve',
  `insert into request (scope, key, fingerprint, answer, at)
  values (:scope, :key, :fingerprint, 'null', :now)
  on conflict do nothing returning scope`,
)

const find = statement<Place, RememberedAnswer>(
  'answer_find',
  'select fingerprint, answer from request where scope = :scope and key = :key',
)

const keep = statement<
  Place & { fingerprint: string; answer: string; now: Date },
  { answer: object }
>(
  'answer_keep',
  `insert into request as kept (scope, key, fingerprint, answer, at)
  values (:scope, :key, :fingerprint, :answer, :now)
  on conflict (scope, key) do update
  set answer = case when kept.answer = 'null' then excluded.answer else kept.answer end
  returning answer`,
)

const release = statement<Place, never>(
  'answer_release',
  `delete from request where scope = :scope and key = :key and answer = 'null'`,
)

/** The Answers port. */
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
