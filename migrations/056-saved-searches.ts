import { Migration } from '@mikro-orm/migrations'

export class SavedSearches extends Migration {
  override up(): void {
    // Who has been shown before is new to nobody; the others get a number when they are shown first.
    this.addSql('alter table search_entry add column shown_nr bigint default 0')
    this.addSql('alter table search_entry alter column shown_nr drop default')
    this.addSql(`
      update search_entry entry set shown_nr = null from profile p
      where p.account_id = entry.account_id and not p.confirmed`)
    this.addSql(`
      create index search_entry_shown_nr_index on search_entry (site_id, gender, shown_nr)
        where shown`)
    this.addSql('create sequence shown_nr_sequence cache 1')
    // Whoever takes a number holds, until the end of the transaction, a lock on what was given before.
    this.addSql(`
      create function next_shown_nr() returns bigint language plpgsql as $$
      declare
        before bigint;
      begin
        if coalesce(current_setting('vonk.shown_after', true), '') = '' then
          select case when is_called then last_value else 0 end into before from shown_nr_sequence;
          perform pg_advisory_xact_lock_shared(56, before::int);
          perform set_config('vonk.shown_after', before::text, true);
        end if;
        return nextval('shown_nr_sequence');
      end $$`)
    // The number up to which all have been given for good: whoever is not seen by then never will be.
    this.addSql(`
      create function shown_upto() returns bigint language plpgsql as $$
      declare
        last bigint;
        before bigint;
      begin
        select case when is_called then last_value else 0 end into last from shown_nr_sequence;
        select min(objid::bigint) into before from pg_locks
        where locktype = 'advisory' and classid = 56 and objsubid = 2
          and database = (select oid from pg_database where datname = current_database());
        return least(last, before);
      end $$`)
    // Both marks are numbers of who was shown: up to them the member has looked, and has been told.
    this.addSql(`
      create table saved_search (
        id uuid not null,
        account_id uuid not null
          constraint saved_search_account_id_foreign references account (id),
        name text,
        wishes jsonb not null,
        notify boolean not null default true,
        seen_nr bigint not null,
        told_nr bigint not null,
        made_at timestamptz not null,
        primary key (id)
      )`)
    this.addSql('create index saved_search_account_id_index on saved_search (account_id)')
    // When to look for news the next time, null for never; and the day on which it was told last.
    this.addSql(`
      create table saved_search_watch (
        account_id uuid not null
          constraint saved_search_watch_account_id_foreign references account (id),
        next_at timestamptz,
        told_on date,
        primary key (account_id)
      )`)
    this.addSql(`create index saved_search_watch_next_at_index on saved_search_watch (next_at)`)
  }
}
