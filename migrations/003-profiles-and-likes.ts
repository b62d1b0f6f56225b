import { Migration } from '@mikro-orm/migrations'

export class Profiles extends Migration {
  override up(): void {
    this.addSql(`
      create table profile (
        account_id uuid not null,
        site_id text not null,
        fictional boolean not null,
        confirmed boolean not null,
        status text not null,
        name text not null,
        born date not null,
        gender text not null,
        seeks text not null,
        sexuality text,
        country text not null,
        region text not null,
        city text not null,
        about_me text not null default '',
        reason text not null default '',
        tattoos boolean,
        hair_color text,
        eye_color text,
        body_type text,
        relationship_status text,
        interests text[] not null default '{}',
        main_image jsonb,
        last_seen timestamptz not null,
        primary key (account_id),
        constraint profile_status_check check (status in ('active', 'disabled')),
        constraint profile_gender_check check (gender in ('male', 'female')),
        constraint profile_seeks_check check (seeks in ('male', 'female')),
        constraint profile_sexuality_check check (sexuality in ('hetero', 'gay',
          'lesbian', 'bi')),
        constraint profile_hair_color_check check (hair_color in ('brunette', 'blond',
          'brown', 'white', 'bald', 'black', 'dark blond', 'dark brown', 'gray',
          'red', 'other')),
        constraint profile_eye_color_check check (eye_color in ('blue', 'green',
          'brown', 'hazel', 'gray', 'other')),
        constraint profile_body_type_check check (body_type in ('slim', 'normal', 'fat')),
        constraint profile_relationship_status_check check (relationship_status in
          ('divorced', 'living together', 'married', 'unmarried', 'single',
          'widowed')),
        constraint profile_label_foreign foreign key (account_id, site_id, fictional,
          confirmed) references account (id, site_id, fictional, confirmed) on update
          cascade
      )`)
    this.addSql(`
      create index profile_search_index on profile (site_id, gender, last_seen desc,
        account_id) where status = 'active' and confirmed`)
    this.addSql(`
      create index profile_count_index on profile (site_id, gender, born) include
        (fictional, country, region, account_id, status, confirmed) where status =
        'active' and confirmed`)
    this.addSql(`
      create function may_be_shown(shown profile, viewer uuid, viewer_site text)
      returns boolean language sql immutable parallel safe as $$
        select shown.status = 'active' and shown.confirmed and shown.site_id = viewer_site
          and shown.account_id is distinct from viewer $$`)
    this.addSql(`
      create table liking (
        from_id uuid not null,
        to_id uuid not null,
        at timestamptz not null,
        is_new boolean not null,
        primary key (from_id, to_id),
        constraint liking_from_id_foreign foreign key (from_id) references account (id),
        constraint liking_to_id_foreign foreign key (to_id) references account (id)
      )`)
    this.addSql(`
      create index liking_to_id_at_index on liking (to_id, at desc)`)
  }
}
