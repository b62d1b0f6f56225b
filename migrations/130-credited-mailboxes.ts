import { Migration } from '@mikro-orm/migrations'

/** A mailbox has the sign-up credits of a site once; its keyed hash outlives the account. */
export class CreditedMailboxes extends Migration {
  override up(): void {
    this.addSql(`
      create table credited_mailbox (
        site_id text not null
          constraint credited_mailbox_site_id_foreign references site (id),
        hash bytea not null,
        kept_until timestamptz not null,
        primary key (site_id, hash)
      )`)
    this.addSql('create index credited_mailbox_kept_until_index on credited_mailbox (kept_until)')
    this.addSql(`
      insert into credited_mailbox (site_id, hash, kept_until)
      select a.site_id, a.address_hash, max(e.at) + interval '730 days'
      from account a join ledger_entry e on e.operation = a.id and e.book_id = a.id
      where a.address_hash is not null and e.reason = 'signup'
      group by a.site_id, a.address_hash`)
  }
}
