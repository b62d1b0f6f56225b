import { Migration } from '@mikro-orm/migrations'

export class WhatIsFoundByAnIndex extends Migration {
  override up(): void {
    this.addSql(`
      create index payment_open_index on payment (created_at)
        where is_open and next_ask_at is not null`)
    this.addSql('create index discount_account_id_index on discount (account_id)')
    this.addSql(`
      create index discount_used_index on discount (site_id, code) where state = '"used"'`)
    // Also of conversations that a side has removed: its archive and its end lead to all of them.
    this.addSql('drop index conversation_starter_index')
    this.addSql('drop index conversation_receiver_index')
    this.addSql('create index conversation_starter_index on conversation (starter_id)')
    this.addSql('create index conversation_receiver_index on conversation (receiver_id)')
  }
}
