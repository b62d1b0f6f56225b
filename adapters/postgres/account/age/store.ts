import type { AgeProofStore } from '#core/account/age/ports.ts'
import type { AgeOutcome, AgeProof } from '#core/account/age/values.ts'
import type { Database } from '../../platform/database.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'

const one = { account: sqlType.uuid(), reference: sqlType.uuid() }

const find = statement({
  name: 'age_find',
  values: { account: sqlType.uuid() },
  columns: {
    reference: sqlType.uuid().nullable(),
    asked_at: sqlType.timestamptz().nullable(),
    outcome: sqlType.text<AgeOutcome>().nullable(),
    method: sqlType.text().nullable(),
    at: sqlType.timestamptz().nullable(),
  },
  text: `select reference, asked_at, outcome, method, at from age_proof where account_id = :account`,
})

const begin = statement({
  name: 'age_begin',
  values: { ...one, now: sqlType.timestamptz() },
  columns: { account: sqlType.uuid() },
  text: `insert into age_proof as p (account_id, reference, asked_at)
  values (:account, :reference, :now)
  on conflict (account_id) do update
    set reference = excluded.reference, asked_at = excluded.asked_at where p.outcome is null
  returning account_id as account`,
})

const conclude = statement({
  name: 'age_conclude',
  values: { ...one, outcome: sqlType.text(), method: sqlType.text(), now: sqlType.timestamptz() },
  columns: { account: sqlType.uuid() },
  text: `update age_proof
  set reference = null, asked_at = null, outcome = :outcome, method = :method, at = :now
  where account_id = :account and reference = :reference returning account_id as account`,
})

const forget = statement({
  name: 'age_forget',
  values: one,
  text: 'delete from age_proof where account_id = :account and reference = :reference',
})

type Row = Awaited<ReturnType<typeof find>>[number]

const proofOf = ({ reference, asked_at, outcome, method, at }: Row): AgeProof => {
  if (outcome !== null && method !== null && at !== null) return { state: outcome, method, at }
  if (reference !== null && asked_at !== null) {
    return { state: 'asked', reference, askedAt: asked_at }
  }
  throw new Error('A proof of age that is neither asked nor known')
}

/** The AgeProofStore port. */
export const ageProofStore = ({ pool }: Database): AgeProofStore => ({
  find: async (account) => {
    const [row] = await find(pool, { account })
    return row ? proofOf(row) : { state: 'none' }
  },
  begin: async (account, asked) => (await begin(pool, { account, ...asked })).length > 0,
  conclude: async (account, proof) => (await conclude(pool, { account, ...proof })).length > 0,
  forget: async (account, reference) => {
    await forget(pool, { account, reference })
  },
})
