import { Migration } from '@mikro-orm/migrations'

export class ProofOfAge extends Migration {
  override up(): void {
    // The outcome, how and when, and nothing else; until then, by which word its provider knows it.
    this.addSql(`
      create table age_proof (
        account_id uuid not null
          constraint age_proof_account_id_foreign references account (id),
        reference uuid,
        asked_at timestamptz,
        outcome text,
        method text,
        at timestamptz,
        primary key (account_id),
        constraint age_proof_outcome_check check (outcome in ('adult', 'minor')),
        constraint age_proof_kept_check check (
          num_nulls(reference, asked_at) in (0, 2) and num_nulls(outcome, method, at) in (0, 3)
          and (reference is null) <> (outcome is null))
      )`)
  }
}
