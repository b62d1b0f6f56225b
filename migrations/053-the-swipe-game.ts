import { Migration } from '@mikro-orm/migrations'

export class TheSwipeGame extends Migration {
  override up(): void {
    // What somebody did with whom last: one row for each two, and the likes of a day by its index.
    this.addSql(`
      create table swipe (
        account_id uuid not null
          constraint swipe_account_id_foreign references account (id),
        shown_id uuid not null
          constraint swipe_shown_id_foreign references account (id),
        day date not null,
        at timestamptz not null,
        liked boolean not null,
        primary key (account_id, shown_id)
      )`)
    this.addSql(`create index swipe_account_id_at_index on swipe (account_id, at desc)`)
    this.addSql(`create index swipe_shown_id_index on swipe (shown_id)`)
    this.addSql(`create index swipe_likes_index on swipe (account_id, day) where liked`)
    // Whose turn it is to be shown: the order of a queue, which an index keeps.
    this.addSql(`
      create table swipe_turn (
        account_id uuid not null
          constraint swipe_turn_account_id_foreign references account (id),
        site_id text not null,
        gender text not null check (gender in ('male', 'female')),
        away boolean not null default false,
        day date not null default '1970-01-01',
        times int not null default 0,
        primary key (account_id)
      )`)
    this.addSql(`
      create index swipe_turn_index on swipe_turn (site_id, gender, away, day, times, account_id)`)
    this.addSql(`
      insert into swipe_turn (account_id, site_id, gender)
      select account_id, site_id, gender from profile`)
    this.addSql(`
      create function give_swipe_turn() returns trigger language plpgsql as $$
      begin
        insert into swipe_turn (account_id, site_id, gender)
        values (new.account_id, new.site_id, new.gender)
        on conflict (account_id) do update set gender = excluded.gender;
        return null;
      end $$`)
    this.addSql(`
      create trigger profile_has_turn after insert or update of gender on profile
        for each row execute function give_swipe_turn()`)
    // Who comes back after a long time waits among those who are here again.
    this.addSql(`
      create function end_swipe_absence() returns trigger language plpgsql as $$
      begin
        update swipe_turn set away = false where account_id = new.account_id and away;
        return null;
      end $$`)
    this.addSql(`
      create trigger member_is_back after update of last_seen on search_entry for each row
        when (new.last_seen > old.last_seen + interval '1 day')
        execute function end_swipe_absence()`)
  }
}
