import { Migration } from '@mikro-orm/migrations'

export class SitesAndTheirHosts extends Migration {
  override up(): void {
    this.addSql(`
      update site set settings = jsonb_set(settings, '{visible_profile_notes}',
        settings -> 'visible_profile_notes' || '["online", "likes_me"]')
      where settings -> 'visible_profile_notes' is not null
        and not settings -> 'visible_profile_notes' @> '["online"]'`)
    this.addSql(`
      create function hosts_are_of_one_site() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtext('site.hosts'));
        if exists (select from site where id <> new.id and hosts && new.hosts) then
          raise exception 'a host of % is that of another site', new.id
            using errcode = 'unique_violation', constraint = 'site_hosts_unique';
        end if;
        return new;
      end $$`)
    this.addSql(`
      create trigger site_hosts_unique before insert or update of hosts on site
      for each row execute function hosts_are_of_one_site()`)
  }
}
