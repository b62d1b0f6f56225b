import { Migration } from '@mikro-orm/migrations'

export class MandatesAsTheyWereSigned extends Migration {
  override up(): void {
    this.addSql('alter table debit_mandate add column shown jsonb, add column signing jsonb')
    // What a provider may have made by a code that nobody can sign with any more.
    this.addSql(`
      create table mandate_in_doubt (
        id uuid not null,
        provider text not null,
        customer text not null,
        reference text not null,
        look_at timestamptz not null,
        primary key (id)
      )`)
    this.addSql('create index mandate_in_doubt_look_at_index on mandate_in_doubt (look_at)')
  }
}
