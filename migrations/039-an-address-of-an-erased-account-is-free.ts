import { Migration } from '@mikro-orm/migrations'

/** The receipt of an erasure may wait for its mail server; who signs up anew does not. */
export class AnAddressOfAnErasedAccountIsFree extends Migration {
  override up(): void {
    this.addSql(`
      create unique index account_address_unique on account (site_id, email)
        where state <> '"erased"'::jsonb`)
    this.addSql('alter table account drop constraint account_site_id_email_unique')
  }
}
