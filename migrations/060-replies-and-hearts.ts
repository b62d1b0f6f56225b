import { Migration } from '@mikro-orm/migrations'

export class RepliesAndHearts extends Migration {
  override up(): void {
    // The place of what a message replies to, which was said before it in the same conversation.
    this.addSql(`
      alter table message
        add column reply_to int,
        add constraint message_reply_check check (reply_to > 0 and reply_to < seq)`)
    // Each side can only give a heart to what the other said.
    this.addSql(`alter table message add column hearted boolean not null default false`)
  }
}
