import { Migration } from '@mikro-orm/migrations'

export class Doors extends Migration {
  override up(): void {
    this.links()
    this.devices()
    this.addresses()
  }

  /** Links of before have no handle: their tokens are not known, and they run out by themselves. */
  links(): void {
    this.addSql(`
      alter table link
        drop constraint link_purpose_check,
        add constraint link_purpose_check check (purpose in ('activation', 'return', 'reset',
          'mailChange', 'mailUndo')),
        add column handle text,
        add column wrong int not null default 0`)
    this.addSql('create index link_handle_index on link (handle)')
  }

  devices(): void {
    this.addSql(`
      alter table session
        add column id uuid not null default gen_random_uuid(),
        add column seen_at timestamptz not null default now(),
        add constraint session_id_unique unique (id)`)
    this.addSql('update session set seen_at = created_at')
    this.addSql(`
      create table known_device (
        account_id uuid not null,
        mark text not null,
        seen_at timestamptz not null,
        primary key (account_id, mark),
        constraint known_device_account_id_foreign foreign key (account_id)
          references account (id)
      )`)
    this.addSql('create index known_device_seen_at_index on known_device (seen_at)')
  }

  addresses(): void {
    this.addSql(`
      create table mail_change (
        account_id uuid not null,
        site_id text not null,
        asked text,
        was text,
        ends_at timestamptz not null,
        primary key (account_id),
        constraint mail_change_account_id_foreign foreign key (account_id)
          references account (id),
        constraint mail_change_site_id_foreign foreign key (site_id) references site (id),
        constraint mail_change_check check ((asked is null) <> (was is null))
      )`)
    this.addSql('create index mail_change_ends_at_index on mail_change (ends_at)')
    this.addSql('create index mail_change_site_id_was_index on mail_change (site_id, was)')
  }
}
