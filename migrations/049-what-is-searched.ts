import { Migration } from '@mikro-orm/migrations'

const shownTo = 'where shown'

export class WhatIsSearched extends Migration {
  override up(): void {
    this.addSql(`
      create table town (
        country text not null,
        region text not null,
        city text not null,
        cell integer not null,
        primary key (country, region, city)
      )`)
    // An hour that does not change leaves every index as it is: the room is for these updates.
    this.addSql(`
      create table search_entry (
        account_id uuid not null,
        site_id text not null,
        shown boolean not null,
        fictional boolean not null,
        gender text not null,
        seeks text,
        sexuality text,
        country text not null,
        region text not null,
        city text not null,
        cell integer,
        born date not null,
        tattoos boolean,
        hair_color text,
        eye_color text,
        body_type text,
        relationship_status text,
        interests text[] not null default '{}',
        pictured boolean not null,
        joined_at timestamptz not null,
        last_seen timestamptz not null,
        hour integer not null generated always as (floor(extract(epoch from
          (last_seen - '1970-01-01T00:00:00Z'::timestamptz)) / 3600)::int) stored,
        hour_before integer,
        moved_at timestamptz,
        primary key (account_id),
        constraint search_entry_account_id_foreign foreign key (account_id) references
          profile (account_id) on delete cascade
      ) with (fillfactor = 80)`)
    this.addSql(`
      create function keep_search_entry() returns trigger language plpgsql as $$
      begin
        insert into search_entry as entry (
          account_id, site_id, shown, fictional, gender, seeks, sexuality, country, region, city,
          cell, born, tattoos, hair_color, eye_color, body_type, relationship_status, interests,
          pictured, joined_at, last_seen
        )
        select new.account_id, new.site_id,
          new.status = 'active' and new.confirmed and new.visible, new.fictional, new.gender,
          new.seeks, new.sexuality, new.country, new.region, new.city, (
            select cell from town
            where (town.country, town.region, town.city) = (new.country, new.region, new.city)
          ), new.born, new.tattoos, new.hair_color, new.eye_color, new.body_type,
          new.relationship_status, new.interests,
          coalesce(new.main_image ->> 'status' = 'active', false), created_at, created_at
        from account where id = new.account_id
        on conflict (account_id) do update set
          (site_id, shown, fictional, gender, seeks, sexuality, country, region, city, cell, born,
            tattoos, hair_color, eye_color, body_type, relationship_status, interests, pictured) =
          (excluded.site_id, excluded.shown, excluded.fictional, excluded.gender, excluded.seeks,
            excluded.sexuality, excluded.country, excluded.region, excluded.city, excluded.cell,
            excluded.born, excluded.tattoos, excluded.hair_color, excluded.eye_color,
            excluded.body_type, excluded.relationship_status, excluded.interests,
            excluded.pictured);
        return null;
      end $$`)
    // Whoever is there already comes in by the same way, and keeps when they were seen.
    this.addSql(`
      create trigger profile_search_entry after insert or update of site_id, status, confirmed,
        visible, fictional, gender, seeks, sexuality, country, region, city, born, tattoos,
        hair_color, eye_color, body_type, relationship_status, interests, main_image
      on profile for each row execute function keep_search_entry()`)
    this.addSql('update profile set status = status')
    this.addSql(`
      update search_entry entry set last_seen = p.last_seen from profile p
      where p.account_id = entry.account_id`)
    this.addSql('drop index profile_search_index')
    this.addSql('drop index profile_count_index')
    this.addSql('drop index profile_fictional_index')
    this.addSql('alter table profile drop column last_seen')
    this.addSql('alter table profile drop column pictured')
    this.addSql(`
      create index search_entry_active_index on search_entry (site_id, gender, pictured, hour,
        account_id) ${shownTo}`)
    this.addSql(`
      create index search_entry_place_index on search_entry (site_id, gender, country, region,
        pictured, hour, account_id) ${shownTo}`)
    this.addSql(`
      create index search_entry_born_index on search_entry (site_id, gender, born) include
        (country, region, fictional, seeks, account_id) ${shownTo}`)
    this.addSql(`
      create index search_entry_cell_index on search_entry (site_id, gender, cell, pictured, hour,
        account_id) ${shownTo}`)
    this.addSql(`
      create index search_entry_joined_index on search_entry (site_id, gender, joined_at,
        account_id) ${shownTo}`)
    this.addSql(`
      create index search_entry_moved_index on search_entry (site_id, gender, moved_at)
        ${shownTo}`)
    this.addSql(`
      create index search_entry_fictional_index on search_entry (site_id, gender, region) where
        shown and fictional`)
  }
}
