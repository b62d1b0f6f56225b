import { Migration } from '@mikro-orm/migrations'

export class History extends Migration {
  override up(): void {
    this.addSql(`
      create table move (
        lifecycle text not null,
        entity_id text not null,
        version int not null,
        event text not null,
        before jsonb,
        after jsonb not null,
        at timestamptz not null,
        primary key (lifecycle, entity_id, version),
        constraint move_lifecycle_check check (lifecycle in ('account',
          'conversation', 'payment', 'signIn'))
      )`)
    this.addSql(`
      create trigger move_append_only
        before update or delete or truncate on move
        for each statement execute function refuse_change()`)
    this.addSql(`
      create table deadline (
        lifecycle text not null,
        entity_id text not null,
        name text not null,
        due_at timestamptz not null,
        claimed_until timestamptz,
        primary key (lifecycle, entity_id, name),
        constraint deadline_lifecycle_check check (lifecycle in ('account',
          'conversation', 'payment', 'signIn'))
      )`)
    this.addSql(`
      create index deadline_due_at_index on deadline (due_at)`)
    this.addSql(`
      create table request (
        scope text not null,
        key text not null,
        fingerprint text not null,
        answer jsonb not null,
        at timestamptz not null,
        primary key (scope, key)
      )`)
    // Unlogged: a count need not wait for the disk, and a crash may forget it.
    this.addSql(`
      create unlogged table rate_limit (
        key text not null,
        taken int not null,
        ends_at timestamptz not null,
        primary key (key)
      )`)
    this.addSql(`
      create index rate_limit_ends_at_index on rate_limit (ends_at)`)
  }
}
