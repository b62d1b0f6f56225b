import { Migration } from '@mikro-orm/migrations'

export class GiftsInAConversation extends Migration {
  override up(): void {
    this.addSql(`
      alter table message
        add column kind text not null default 'text',
        add column gift text,
        add constraint message_kind_check check (kind in ('text', 'gift', 'photo')),
        add constraint message_gift_check check ((kind = 'gift') = (gift is not null))`)
    this.addSql(`
      alter table ledger_entry
        drop constraint ledger_entry_reason_check,
        add constraint ledger_entry_reason_check check (reason in ('bundle', 'message', 'gift',
          'signup', 'bundle_again', 'refund', 'chargeback', 'undelivered', 'refund_part',
          'withdrawal', 'chargeback_undone'))`)
  }
}
