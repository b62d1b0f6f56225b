import { Migration } from '@mikro-orm/migrations'

export class PhotosInAConversation extends Migration {
  override up(): void {
    // Reserved before its file is written, and taken by the message that has the same id.
    this.addSql(`
      create table chat_photo (
        id uuid not null,
        account_id uuid not null,
        name text not null,
        status text not null,
        at timestamptz not null,
        opened_at timestamptz,
        primary key (id),
        constraint chat_photo_name_check check (name ~ '^[0-9a-f]{64}$'),
        constraint chat_photo_status_check
          check (status in ('pending', 'ready', 'sent', 'removed')),
        constraint chat_photo_account_id_foreign foreign key (account_id) references account (id)
      )`)
    this.addSql('create index chat_photo_account_id_index on chat_photo (account_id)')
    this.addSql(`create index chat_photo_ending_index on chat_photo (at) where status <> 'sent'`)
    this.addSql(`alter table meeting_choice add column no_photos boolean not null default false`)
    this.addSql(`
      alter table ledger_entry
        drop constraint ledger_entry_reason_check,
        add constraint ledger_entry_reason_check check (reason in ('bundle', 'message', 'gift',
          'photo', 'signup', 'bundle_again', 'refund', 'chargeback', 'undelivered', 'refund_part',
          'withdrawal', 'chargeback_undone'))`)
  }
}
