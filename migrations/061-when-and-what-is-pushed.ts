import { Migration } from '@mikro-orm/migrations'

export class WhenAndWhatIsPushed extends Migration {
  override up(): void {
    this.addSql(`
      create table push_choice (
        account_id uuid not null
          constraint push_choice_account_id_foreign references account (id),
        time_zone text not null default 'Europe/Amsterdam',
        zone_chosen boolean not null default false,
        quiet_from int,
        quiet_to int,
        lock_screen text not null default 'nothing'
          check (lock_screen in ('nothing', 'name', 'text')),
        on_screen_until timestamptz,
        sent int not null default 0,
        sent_since timestamptz,
        held text[] not null default '{}',
        held_since timestamptz,
        held_until timestamptz,
        looked_at timestamptz,
        primary key (account_id),
        constraint push_choice_quiet_check check (
          (quiet_from is null) = (quiet_to is null) and quiet_from <> quiet_to
          and quiet_from >= 0 and quiet_from < 1440 and quiet_to >= 0 and quiet_to < 1440)
      )`)
    this.addSql(`
      create index push_choice_held_index on push_choice (held_until)
        where held_until is not null`)
    this.addSql(`
      alter table like_notice
        drop constraint like_notice_kind_check,
        add constraint like_notice_kind_check check (kind in ('newLikes', 'matches', 'visits'))`)
    // Few messages are gifts: those of a member are found without reading what was said.
    this.addSql(`
      create index message_gift_index on message (conversation_id, at) where kind = 'gift'`)
  }
}
