import { Migration } from '@mikro-orm/migrations'

export class Ledger extends Migration {
  override up(): void {
    this.addSql(`
      create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% only grows: % is refused', tg_table_name, tg_op;
      end $$`)
    this.addSql(`
      create table book (
        id uuid not null,
        site_id text not null,
        kind text not null,
        primary key (id),
        constraint book_kind_check check (kind in ('member', 'sales', 'spent', 'bonus')),
        constraint book_site_id_foreign foreign key (site_id) references site (id)
      )`)
    this.addSql(`
      create unique index book_house_unique on book (site_id, kind) where kind <> 'member'`)
    this.addSql(`
      create function open_house_books() returns trigger language plpgsql as $$
      begin
        insert into book (id, site_id, kind)
        select gen_random_uuid(), new.id, kind
        from unnest(array['sales', 'spent', 'bonus']) as kind;
        return new;
      end $$`)
    this.addSql(`
      create trigger site_opens_house_books
        after insert on site for each row execute function open_house_books()`)
    this.addSql(`
      create table ledger_entry (
        id bigserial primary key,
        operation uuid not null,
        book_id uuid not null,
        credits int not null,
        reason text not null,
        balance_after int,
        at timestamptz not null,
        constraint ledger_entry_once_unique unique (operation, book_id, reason),
        constraint ledger_entry_credits_check check (credits <> 0),
        constraint ledger_entry_balance_after_check check (balance_after >= 0),
        constraint ledger_entry_reason_check check (reason in ('bundle', 'message', 'signup')),
        constraint ledger_entry_book_id_foreign foreign key (book_id) references book (id)
      )`)
    this.addSql(`
      create index ledger_entry_member_index on ledger_entry (book_id, id) where
        balance_after is not null`)
    this.addSql(`
      create trigger ledger_entry_append_only
        before update or delete or truncate on ledger_entry
        for each statement execute function refuse_change()`)
    this.addSql(`
      create table wallet (
        account_id uuid not null,
        balance int not null,
        started int not null,
        primary key (account_id),
        constraint wallet_balance_check check (balance >= 0),
        constraint wallet_account_id_foreign foreign key (account_id) references account (id)
      )`)
  }
}
