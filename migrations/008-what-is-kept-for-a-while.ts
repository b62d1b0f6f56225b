import { Migration } from '@mikro-orm/migrations'

export class KeptForAWhile extends Migration {
  override up(): void {
    this.addSql('delete from webhook_inbox')
    this.addSql(`
      alter table webhook_inbox
        add constraint webhook_inbox_provider_ref_unique unique (provider, ref)`)
    // Money may come after a payment was given up: until then its provider is asked.
    this.addSql('drop index payment_due_index')
    this.addSql(`
      create index payment_due_index on payment (next_ask_at)
        where completed_at is null and asked < 30`)
    this.addSql('create index session_expires_at_index on session (expires_at)')
    this.addSql('create index request_at_index on request (at)')
    // Attempts to sign in are nobody's history: they may go when they no longer count.
    this.addSql('drop trigger move_append_only on move')
    this.addSql(`
      create trigger move_append_only
        before update or truncate on move
        for each statement execute function refuse_change()`)
    this.addSql(`
      create trigger move_stays
        before delete on move
        for each row when (old.lifecycle <> 'signIn') execute function refuse_change()`)
  }
}
