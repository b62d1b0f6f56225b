import { Migration } from '@mikro-orm/migrations'

/**
 * A body that Postgres keeps parsed depends on the columns of its row types, and then such a table
 * cannot change. Databases that were made before have such bodies; this makes them text.
 */
export class FunctionBodiesAsText extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function may_be_shown(shown profile, viewer uuid, viewer_site text)
      returns boolean language sql immutable parallel safe as $$
        select shown.status = 'active' and shown.confirmed and shown.visible
          and shown.site_id = viewer_site and shown.account_id is distinct from viewer $$`)
    this.addSql(`
      create or replace function may_talk_on(other profile, member uuid, member_site text)
      returns boolean language sql immutable parallel safe as $$
        select other.status = 'active' and other.confirmed and other.site_id = member_site
          and other.account_id is distinct from member $$`)
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
    this.addSql(`
      create or replace function same_mailbox(address text) returns text
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
      create or replace function address_hash(address text) returns bytea
      language sql stable parallel safe as $$
      select (
        select sha256(substring(pads from 65) || sha256(substring(pads from 1 for 64)
          || convert_to(same_mailbox(address), 'UTF8')))
        from (
          select decode(nullif(current_setting('app.address_pads', true), ''), 'hex') as pads
        ) keyed
      ) $$`)
    this.addSql(`
      create or replace function avoids(member uuid, other uuid) returns boolean
      language sql stable parallel safe as $$
      select exists (
        select from avoided_address named join account a on a.address_hash = named.hash
        where named.account_id = member and a.id = other
      ) $$`)
    this.addSql(`
      create or replace function banned_at(site text, address text, moment timestamptz) returns uuid
      language sql stable parallel safe as $$
      select (
        select r.account_id from banned_address b join restriction r on r.id = b.restriction_id
        where b.site_id = site and b.hash = address_hash(address) and b.kept_until > moment
        order by b.kept_until desc limit 1
      ) $$`)
    this.addSql(`
      create or replace function opener_hash(letters text) returns bytea
      language sql stable parallel safe as $$
      select (
        select sha256(substring(pads from 65) || sha256(substring(pads from 1 for 64)
          || convert_to('first message: ' || letters, 'UTF8')))
        from (
          select decode(nullif(current_setting('app.address_pads', true), ''), 'hex') as pads
        ) keyed
      ) $$`)
  }
}
