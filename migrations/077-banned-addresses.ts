import { Migration } from '@mikro-orm/migrations'

/** Of an address that is banned its keyed hash is kept, and nothing else of it. */
export class BannedAddresses extends Migration {
  override up(): void {
    this.addSql(`
      create table banned_address (
        restriction_id uuid not null
          constraint banned_address_restriction_id_foreign references restriction (id),
        site_id text not null
          constraint banned_address_site_id_foreign references site (id),
        hash bytea not null,
        kept_until timestamptz not null,
        primary key (restriction_id)
      )`)
    this.addSql('create index banned_address_site_id_hash_index on banned_address (site_id, hash)')
    this.addSql('create index banned_address_kept_until_index on banned_address (kept_until)')
    // Who is banned already: as long as anybody, from the ban on.
    this.addSql(`
      insert into banned_address (restriction_id, site_id, hash, kept_until)
      select r.id, a.site_id, a.address_hash, r.began_at + interval '730 days'
      from restriction r join account a on a.id = r.account_id
      where r.kind = 'suspended' and r.state = '"inForce"' and a.address_hash is not null`)
    // Whose ban holds an address back on a site; null where none does.
    this.addSql(`
      create function banned_at(site text, address text, moment timestamptz) returns uuid
      language sql stable parallel safe as $$
      select (
        select r.account_id from banned_address b join restriction r on r.id = b.restriction_id
        where b.site_id = site and b.hash = address_hash(address) and b.kept_until > moment
        order by b.kept_until desc limit 1
      ) $$`)
  }
}
