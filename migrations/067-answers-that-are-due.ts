import { Migration } from '@mikro-orm/migrations'

export class AnswersThatAreDue extends Migration {
  override up(): void {
    // What was paid for to a fictional profile waits for its answer, and gives its credits back.
    this.addSql(`
      alter table message
        drop constraint message_state_check,
        add constraint message_state_check check (state in ('sent', 'awaiting',
          'unanswered', 'refunded', 'removed'))`)
    this.addSql(`
      alter table ledger_entry
        drop constraint ledger_entry_reason_check,
        add constraint ledger_entry_reason_check check (reason in ('bundle', 'message', 'gift',
          'photo', 'signup', 'bundle_again', 'refund', 'chargeback', 'undelivered', 'unanswered',
          'refund_part', 'withdrawal', 'chargeback_undone'))`)
  }
}
