import { Migration } from '@mikro-orm/migrations'

/**
 * Included columns let an index count and order by itself, without the rows. Only the first and the
 * last three are partial: PostgreSQL combines an index with `facets` only if both have no condition in
 * common. Every search reads the list of pending facets, which is therefore short (256 kB).
 */
const indexes = {
  active: `(site_id, gender, pictured, hour, account_id) include (fictional, born, seeks)
    where shown`,
  place: `(site_id, gender, country, region, pictured, hour, account_id)
    include (shown, fictional, born, seeks)`,
  born: `(site_id, gender, born)
    include (shown, country, region, fictional, seeks, pictured, hour, account_id)`,
  cell: `(site_id, gender, cell, pictured, hour, account_id)
    include (shown, fictional, born, seeks)`,
  joined: `(site_id, gender, joined_at, account_id)
    include (shown, fictional, born, pictured, hour)`,
  online: `(site_id, gender, seen_period, pictured, hour, account_id)
    include (shown, fictional, born, seeks, joined_at)`,
  fictional: `(site_id, gender, pictured, hour, account_id)
    include (country, region, cell, born, joined_at, seeks) where shown and fictional`,
  facets: `using gin (facets) with (gin_pending_list_limit = 256)
    where shown and not fictional`,
  fictional_facets: 'using gin (facets) where shown and fictional',
}

/**
 * The database answers every search. All filters that list values are one array with one index. The
 * columns that the facets replace stay, because servers of the release before still read them during
 * an upgrade.
 */
export class SearchByFacets extends Migration {
  override up(): void {
    this.addSql(`
      create function search_facets(p profile) returns text[] language sql stable as $$
        select array_remove(array[
          'sexuality:' || p.sexuality,
          'tattoos:' || case when p.tattoos then 'yes' when not p.tattoos then 'no' end,
          'hair:' || p.hair_color,
          'eyes:' || p.eye_color,
          'body:' || p.body_type,
          'relationship:' || p.relationship_status,
          'city:' || case when not p.place_hidden then nullif(p.city, '') end
        ], null) || array(select 'interest:' || interest from unnest(p.interests) interest)
      $$`)
    this.addSql(`alter table search_entry add column facets text[] not null default '{}'`)
    this.addSql(`
      create or replace function keep_search_entry() returns trigger language plpgsql as $$
      declare
        is_shown boolean := new.status = 'active' and new.confirmed and new.visible;
      begin
        insert into search_entry as entry (
          account_id, site_id, shown, fictional, gender, seeks, sexuality, country, region, city,
          cell, born, tattoos, hair_color, eye_color, body_type, relationship_status, interests,
          facets, pictured, joined_at, last_seen, shown_nr
        )
        select new.account_id, new.site_id, is_shown, new.fictional, new.gender,
          new.seeks, new.sexuality, new.country, new.region,
          case when new.place_hidden then '' else new.city end, (
            select cell from town
            where (town.country, town.region, town.city) = (new.country, new.region, new.city)
              and not new.place_hidden
          ), new.born, new.tattoos, new.hair_color, new.eye_color, new.body_type,
          new.relationship_status, new.interests, search_facets(new),
          coalesce(new.main_image ->> 'status' = 'active', false), created_at, created_at,
          case when is_shown then coalesce(
            (select shown_nr from search_entry where account_id = new.account_id), next_shown_nr()
          ) end
        from account where id = new.account_id
        on conflict (account_id) do update set
          (site_id, shown, fictional, gender, seeks, sexuality, country, region, city, cell, born,
            tattoos, hair_color, eye_color, body_type, relationship_status, interests, facets,
            pictured, shown_nr) =
          (excluded.site_id, excluded.shown, excluded.fictional, excluded.gender, excluded.seeks,
            excluded.sexuality, excluded.country, excluded.region, excluded.city, excluded.cell,
            excluded.born, excluded.tattoos, excluded.hair_color, excluded.eye_color,
            excluded.body_type, excluded.relationship_status, excluded.interests,
            excluded.facets, excluded.pictured, coalesce(entry.shown_nr, excluded.shown_nr));
        return null;
      end $$`)
    this.addSql('drop trigger search_entry_change on search_entry')
    this.addSql('drop function note_search_change')
    this.addSql('drop table search_change')
    this.addSql(`
      update search_entry entry set facets = search_facets(p) from profile p
      where p.account_id = entry.account_id`)
    this.addSql(`
      alter table search_entry add column seen_period integer not null
        generated always as (floor(extract(epoch from
          (last_seen - '1970-01-01T00:00:00Z'::timestamptz)) / 600)::int) stored`)
    for (const index of ['moved', 'active', 'place', 'born', 'cell', 'joined', 'fictional']) {
      this.addSql(`drop index search_entry_${index}_index`)
    }
    for (const [index, columns] of Object.entries(indexes)) {
      this.addSql(`create index search_entry_${index}_index on search_entry ${columns}`)
    }
    // The gender of a member says much about the gender that they seek.
    this.addSql(`
      create statistics search_entry_kinds (mcv) on gender, seeks, fictional, shown, pictured
        from search_entry`)
  }
}
