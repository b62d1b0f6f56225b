import { Migration } from '@mikro-orm/migrations'

export class WhatHasChangedForSearch extends Migration {
  override up(): void {
    // Whoever follows it reads up to the oldest transaction that still writes: nothing is missed.
    this.addSql(`
      create table search_change (
        tx xid8 not null default pg_current_xact_id(),
        account_id uuid not null,
        at timestamptz not null default now(),
        primary key (tx, account_id)
      )`)
    this.addSql('create index search_change_at_index on search_change (at)')
    this.addSql(`
      create function note_search_change() returns trigger language plpgsql as $$
      begin
        insert into search_change (account_id) values (new.account_id) on conflict do nothing;
        return null;
      end $$`)
    this.addSql(`
      create trigger search_entry_change after insert or update on search_entry for each row
        execute function note_search_change()`)
  }
}
