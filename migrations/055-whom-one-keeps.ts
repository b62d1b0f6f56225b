import { Migration } from '@mikro-orm/migrations'

export class WhomOneKeeps extends Migration {
  override up(): void {
    // Whom a member keeps for themselves, and since when.
    this.addSql(`
      create table favourite (
        account_id uuid not null
          constraint favourite_account_id_foreign references account (id),
        kept_id uuid not null
          constraint favourite_kept_id_foreign references account (id),
        at timestamptz not null,
        primary key (account_id, kept_id)
      )`)
    this.addSql(`create index favourite_account_id_at_index on favourite (account_id, at desc)`)
    this.addSql(`create index favourite_kept_id_index on favourite (kept_id)`)
  }
}
