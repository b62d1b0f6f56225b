import { Migration } from '@mikro-orm/migrations'

export class HiddenPlace extends Migration {
  override up(): void {
    this.addSql('alter table profile add column place_hidden boolean not null default false')
    // What search does not know of anybody, no search finds them by. Whoever is shown first gets the
    // number of 056.
    this.addSql(`
      create or replace function keep_search_entry() returns trigger language plpgsql as $$
      declare
        is_shown boolean := new.status = 'active' and new.confirmed and new.visible;
      begin
        insert into search_entry as entry (
          account_id, site_id, shown, fictional, gender, seeks, sexuality, country, region, city,
          cell, born, tattoos, hair_color, eye_color, body_type, relationship_status, interests,
          pictured, joined_at, last_seen, shown_nr
        )
        select new.account_id, new.site_id, is_shown, new.fictional, new.gender,
          new.seeks, new.sexuality, new.country, new.region,
          case when new.place_hidden then '' else new.city end, (
            select cell from town
            where (town.country, town.region, town.city) = (new.country, new.region, new.city)
              and not new.place_hidden
          ), new.born, new.tattoos, new.hair_color, new.eye_color, new.body_type,
          new.relationship_status, new.interests,
          coalesce(new.main_image ->> 'status' = 'active', false), created_at, created_at,
          case when is_shown then coalesce(
            (select shown_nr from search_entry where account_id = new.account_id), next_shown_nr()
          ) end
        from account where id = new.account_id
        on conflict (account_id) do update set
          (site_id, shown, fictional, gender, seeks, sexuality, country, region, city, cell, born,
            tattoos, hair_color, eye_color, body_type, relationship_status, interests, pictured,
            shown_nr) =
          (excluded.site_id, excluded.shown, excluded.fictional, excluded.gender, excluded.seeks,
            excluded.sexuality, excluded.country, excluded.region, excluded.city, excluded.cell,
            excluded.born, excluded.tattoos, excluded.hair_color, excluded.eye_color,
            excluded.body_type, excluded.relationship_status, excluded.interests,
            excluded.pictured, coalesce(entry.shown_nr, excluded.shown_nr));
        return null;
      end $$`)
    this.addSql('drop trigger profile_search_entry on profile')
    this.addSql(`
      create trigger profile_search_entry after insert or update of site_id, status, confirmed,
        visible, fictional, gender, seeks, sexuality, country, region, city, place_hidden, born,
        tattoos, hair_color, eye_color, body_type, relationship_status, interests, main_image
      on profile for each row execute function keep_search_entry()`)
    // Cards told distances wherever there were any; from now on the notes of a site decide.
    this.addSql(`
      update site set settings = jsonb_set(settings, '{visible_profile_notes}',
        settings -> 'visible_profile_notes' || '["distance"]')
      where settings -> 'visible_profile_notes' is not null
        and not settings -> 'visible_profile_notes' @> '["distance"]'`)
  }
}
