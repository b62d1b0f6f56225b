import { Migration } from '@mikro-orm/migrations'

/** What a member owes is taken off what they buy next, by an entry of its own. */
export class OwedCreditsSettled extends Migration {
  override up(): void {
    this.addSql(`
      alter table ledger_entry
        drop constraint ledger_entry_reason_check,
        add constraint ledger_entry_reason_check check (reason in ('bundle', 'message', 'gift',
          'photo', 'signup', 'bundle_again', 'refund', 'chargeback', 'undelivered', 'unanswered',
          'refund_part', 'withdrawal', 'chargeback_undone', 'goodwill', 'advance',
          'advance_settled', 'advance_back', 'owed_settled')) not valid`)
    this.addSql('alter table ledger_entry validate constraint ledger_entry_reason_check')
  }
}
