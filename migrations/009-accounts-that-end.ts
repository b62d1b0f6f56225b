import { Migration } from '@mikro-orm/migrations'

export class AccountsThatEnd extends Migration {
  override up(): void {
    // Who was there before is neither suspended nor invisible, and a sign-up knows who has paid.
    this.addSql(`
      update account set state = jsonb_build_object('living', (state -> 'living')
        || '{"conduct": "clear", "visibility": "visible"}'
        || case when state #>> '{living,standing}' = 'created' then
          jsonb_build_object('standing', jsonb_build_object('created',
            case when state #>> '{living,membership}' = 'premium' then 'paid' else 'unpaid' end))
          else '{}' end)
      where state ? 'living'`)
    this.addSql(`
      insert into deadline (lifecycle, entity_id, name, due_at)
      select 'account', id::text, 'xstate.after.unconfirmedPeriod.account.unpaid',
        greatest(created_at + interval '90 days', now() + interval '14 days')
      from account where state #>> '{living,standing,created}' = 'unpaid'`)
    this.addSql(`
      alter table account
        add column leaving_reason text,
        add column may_enter boolean generated always as (coalesce(state #>>
          '{living,standing}' is distinct from 'leaving' and state #>> '{living,conduct}'
          = 'clear', false)) stored not null,
        add constraint account_leaving_reason_check check (leaving_reason in
          ('found_someone', 'pause', 'too_expensive', 'few_answers', 'many_messages',
          'privacy', 'unpleasant', 'other'))`)
    this.addSql(`
      alter table link
        drop constraint link_purpose_check,
        add constraint link_purpose_check check (purpose in ('activation', 'return'))`)
    this.addSql('alter table profile add column visible boolean not null default true')
    this.addSql('drop index profile_search_index')
    this.addSql('drop index profile_count_index')
    this.addSql(`
      create index profile_search_index on profile (site_id, gender, last_seen desc,
        account_id) where status = 'active' and confirmed and visible`)
    this.addSql(`
      create index profile_count_index on profile (site_id, gender, born) include
        (fictional, country, region, account_id, status, confirmed, visible) where status =
        'active' and confirmed and visible`)
    this.addSql(`
      create or replace function may_be_shown(shown profile, viewer uuid, viewer_site text)
      returns boolean language sql immutable parallel safe as $$
        select shown.status = 'active' and shown.confirmed and shown.visible
          and shown.site_id = viewer_site and shown.account_id is distinct from viewer $$`)
    // Who is invisible is not found by others, and still answered by those they talk with.
    this.addSql(`
      create function may_talk_on(other profile, member uuid, member_site text)
      returns boolean language sql immutable parallel safe as $$
        select other.status = 'active' and other.confirmed and other.site_id = member_site
          and other.account_id is distinct from member $$`)
  }
}
