import { Migration } from '@mikro-orm/migrations'

export class WhoLookedAndWhomOneWantsToMeet extends Migration {
  override up(): void {
    // Only who has chosen something has a row.
    this.addSql(`
      create table meeting_choice (
        account_id uuid not null
          constraint meeting_choice_account_id_foreign references account (id),
        real_only boolean not null default false,
        unseen boolean not null default false,
        primary key (account_id)
      )`)
    // The like that came by itself last: one a day at most.
    this.addSql(`
      create table auto_like (
        account_id uuid not null
          constraint auto_like_account_id_foreign references account (id),
        from_id uuid not null
          constraint auto_like_from_id_foreign references account (id),
        day date not null,
        primary key (account_id)
      )`)
    this.addSql(`create index auto_like_from_id_index on auto_like (from_id)`)
    // Who looked at whom, by the last time.
    this.addSql(`
      create table visit (
        visited_id uuid not null
          constraint visit_visited_id_foreign references account (id),
        visitor_id uuid not null
          constraint visit_visitor_id_foreign references account (id),
        at timestamptz not null,
        primary key (visited_id, visitor_id)
      )`)
    this.addSql(`create index visit_visited_id_at_index on visit (visited_id, at desc)`)
    this.addSql(`create index visit_visitor_id_index on visit (visitor_id)`)
  }
}
