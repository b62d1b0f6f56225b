import { Migration } from '@mikro-orm/migrations'

export class AddressesToAvoid extends Migration {
  override up(): void {
    // Twins of `sameMailbox` of the core, and of an HMAC by the key that each connection brings.
    this.addSql(`
      create function same_mailbox(address text) returns text
      language sql immutable parallel safe as $$
      select (
        select case
          when host in ('gmail.com', 'googlemail.com')
            then replace(coalesce(nullif(split_part(name, '+', 1), ''), name), '.', '') || '@gmail.com'
          else coalesce(nullif(split_part(name, '+', 1), ''), name) || '@' || host
        end
        from (
          select regexp_replace(typed, '@[^@]*$', '') as name,
            regexp_replace(typed, '^.*@', '') as host
          from (
            select translate(btrim(address), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
              'abcdefghijklmnopqrstuvwxyz') as typed
          ) trimmed
        ) parts
      ) $$`)
    this.addSql(`
      create function address_hash(address text) returns bytea
      language sql stable parallel safe as $$
      select (
        select sha256(substring(pads from 65) || sha256(substring(pads from 1 for 64)
          || convert_to(same_mailbox(address), 'UTF8')))
        from (
          select decode(nullif(current_setting('app.address_pads', true), ''), 'hex') as pads
        ) keyed
      ) $$`)
    this.addSql('alter table account add column address_hash bytea')
    this.addSql(`
      create index account_unhashed_index on account (id)
        where address_hash is null and email like '%@%'`)
    // Whoever writes an address, and however: its hash is never that of another.
    this.addSql(`
      create function hash_address() returns trigger language plpgsql as $$
      begin
        new.address_hash := case when new.email like '%@%' then address_hash(new.email) end;
        return new;
      end $$`)
    this.addSql(`
      create trigger account_address_hash before insert or update of email on account
      for each row execute function hash_address()`)
    // Nothing of the address but this hash; the note is what its member wrote to know it by.
    this.addSql(`
      create table avoided_address (
        id uuid not null,
        account_id uuid not null
          constraint avoided_address_account_id_foreign references account (id),
        hash bytea not null,
        note text not null,
        at timestamptz not null,
        primary key (id),
        constraint avoided_address_account_id_hash_unique unique (account_id, hash)
      )`)
    this.addSql('create index avoided_address_hash_index on avoided_address (hash)')
    this.addSql(`
      create function avoids(member uuid, other uuid) returns boolean
      language sql stable parallel safe as $$
      select exists (
        select from avoided_address named join account a on a.address_hash = named.hash
        where named.account_id = member and a.id = other
      ) $$`)
    // Whom a member may not see: by a block of either, or because that one avoids their address.
    this.addSql(`
      create or replace function barred_with(member uuid) returns uuid[]
      language sql stable parallel safe as $$
      select array(
        select receiver_id from conversation
        where starter_id = member and (starter_blocks or receiver_blocks)
        union all
        select starter_id from conversation
        where receiver_id = member and (starter_blocks or receiver_blocks)
        union all
        select named.account_id from account a join avoided_address named
          on named.hash = a.address_hash
        where a.id = member
      ) $$`)
    // What was written to somebody whose address its sender avoids is on no list of theirs.
    this.addSql('alter table conversation add column withheld_from uuid')
    for (const side of ['starter', 'receiver']) {
      this.addSql(`
        alter table conversation drop column ${side}_listed,
          add column ${side}_listed boolean generated always as (
            coalesce(state #>> '{living,${side}List}' = 'listed', false)
            and withheld_from is distinct from ${side}_id) stored not null`)
    }
  }
}
