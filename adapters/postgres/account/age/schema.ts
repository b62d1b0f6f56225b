import { defineEntity, p } from '@mikro-orm/postgresql'
import { ageOutcomes } from '#core/account/age/values.ts'
import { Account } from '../schema.ts'

/** A proof of age that waits, or its outcome, how and when. */
export const AgeProofRow = defineEntity({
  name: 'AgeProofRow',
  tableName: 'age_proof',
  checks: [
    {
      name: 'age_proof_kept_check',
      expression: `num_nulls(reference, asked_at) in (0, 2) and num_nulls(outcome, method, at) in (0, 3)
        and (reference is null) <> (outcome is null)`,
    },
  ],
  properties: {
    account: () =>
      p.manyToOne(Account).mapToPk().updateRule('no action').deleteRule('no action').primary(),
    reference: p.uuid().nullable(),
    askedAt: p.datetime().columnType('timestamptz').nullable(),
    outcome: p.enum(ageOutcomes).nullable(),
    method: p.text().nullable(),
    at: p.datetime().columnType('timestamptz').nullable(),
  },
})
