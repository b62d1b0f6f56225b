import { Migration } from '@mikro-orm/migrations'

export class Accounts extends Migration {
  override up(): void {
    this.addSql(`
      create table account (
        id uuid not null,
        site_id text not null,
        email text,
        password_hash text,
        language text not null,
        traffic_source jsonb,
        notifications_disabled text[] not null default '{}',
        push_subscription jsonb,
        state jsonb not null,
        context jsonb not null,
        version int not null,
        created_at timestamptz not null,
        fictional boolean generated always as (email is null) stored not null,
        confirmed boolean generated always as (coalesce(state #>> '{living,standing}'
          = 'active', false)) stored not null,
        premium boolean generated always as (coalesce(state #>> '{living,membership}'
          = 'premium', false)) stored not null,
        primary key (id),
        constraint account_site_id_email_unique unique (site_id, email),
        constraint account_shown_unique unique (id, site_id, fictional, confirmed),
        constraint account_site_id_foreign foreign key (site_id) references site (id)
      )`)
    this.addSql(`
      create table session (
        token_hash text not null,
        account_id uuid not null,
        device text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        primary key (token_hash),
        constraint session_account_id_foreign foreign key (account_id) references account (id)
      )`)
    this.addSql(`
      create index session_account_id_index on session (account_id)`)
    this.addSql(`
      create table link (
        account_id uuid not null,
        purpose text not null,
        token_hash text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        primary key (account_id, purpose),
        constraint link_token_hash_unique unique (token_hash),
        constraint link_purpose_check check (purpose in ('activation')),
        constraint link_account_id_foreign foreign key (account_id) references account (id)
      )`)
    this.addSql(`
      create table sign_in (
        id text not null,
        state jsonb not null,
        context jsonb not null,
        version int not null,
        primary key (id)
      )`)
  }
}
