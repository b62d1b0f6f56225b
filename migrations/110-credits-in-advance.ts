import { Migration } from '@mikro-orm/migrations'

/** Credits that come before a direct debit is paid stand in a book of their own until it is. */
export class CreditsInAdvance extends Migration {
  override up(): void {
    this.addSql(`
      alter table book
        drop constraint book_kind_check,
        add constraint book_kind_check check (kind in ('member', 'sales', 'spent', 'bonus',
          'owed', 'advance'))`)
    this.addSql(`
      insert into book (id, site_id, kind) select gen_random_uuid(), id, 'advance' from site`)
    this.addSql(`
      create or replace function open_house_books() returns trigger language plpgsql as $$
      begin
        insert into book (id, site_id, kind)
        select gen_random_uuid(), new.id, kind
        from unnest(array['sales', 'spent', 'bonus', 'owed', 'advance']) as kind;
        return new;
      end $$`)
    this.addSql(`
      alter table ledger_entry
        drop constraint ledger_entry_reason_check,
        add constraint ledger_entry_reason_check check (reason in ('bundle', 'message', 'gift',
          'photo', 'signup', 'bundle_again', 'refund', 'chargeback', 'undelivered', 'unanswered',
          'refund_part', 'withdrawal', 'chargeback_undone', 'goodwill', 'advance',
          'advance_settled', 'advance_back')) not valid`)
    this.addSql('alter table ledger_entry validate constraint ledger_entry_reason_check')
  }
}
